import { orderChannels } from '@orbit-vine/contract/channel-administration.ts';
import type { Channel } from '@orbit-vine/contract/channels.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../platform/api.ts';
import { channelsQuery } from '../queries/channels.ts';
import { AdminPage } from './admin-page.tsx';
import { AdminSection, statusOf, useAdminAction } from './admin-parts.tsx';
import { ChannelItem } from './channel-item.tsx';
import { NewChannelForm } from './new-channel-form.tsx';

export default function ChannelsPage() {
  return <AdminPage id="channels">{() => <Channels />}</AdminPage>;
}

function Channels() {
  const query = useQuery(channelsQuery);
  const channels = query.data ?? [];
  const used = channels.filter(({ archived }) => !archived);
  const move = useMoving();
  return (
    <>
      <AdminSection
        title="In the sidebar"
        status={statusOf(query, used.length === 0 && 'There are no channels.')}
      >
        <ol className="divide-y divide-line">
          {used.map((channel, at) => (
            <ChannelItem
              key={channel.id}
              channel={channel}
              onUp={at > 0 ? () => move(channel.id, -1) : undefined}
              onDown={at < used.length - 1 ? () => move(channel.id, 1) : undefined}
            />
          ))}
        </ol>
      </AdminSection>
      <NewChannelForm />
      {used.length < channels.length && (
        <AdminSection title="Archived" status={undefined}>
          <ul className="divide-y divide-line">
            {channels
              .filter(({ archived }) => archived)
              .map((channel) => (
                <ChannelItem key={channel.id} channel={channel} />
              ))}
          </ul>
        </AdminSection>
      )}
    </>
  );
}

/** Shows the new order at once, so that a button can be pressed again without waiting. */
function useMoving() {
  const queryClient = useQueryClient();
  const order = useAdminAction('Order changed');
  /** The order still to be saved; the last press wins while a request is under way. */
  const pendingOrder = useRef<string[]>(undefined);
  const saving = useRef(false);
  const saveAll = async () => {
    for (let ids = pendingOrder.current; ids; ids = pendingOrder.current) {
      pendingOrder.current = undefined;
      await call(orderChannels, { body: { ids } });
    }
  };
  /** Refetches the list only after the last save, since an earlier answer would undo the order on screen. */
  const save = async () => {
    if (saving.current) return;
    saving.current = true;
    while (pendingOrder.current) await order.run(saveAll);
    saving.current = false;
  };
  return (id: string, by: 1 | -1) => {
    // From the cache, not from the rendered list: the next press may come before React renders the last one.
    const channels: readonly Channel[] = queryClient.getQueryData(channelsQuery.queryKey) ?? [];
    const used = channels.filter(({ archived }) => !archived);
    const at = used.findIndex((channel) => channel.id === id);
    const [channel, other] = [used[at], used[at + by]];
    if (!channel || !other) return;
    const moved = channels.map((each) => (each === channel ? other : each === other ? channel : each));
    void queryClient.cancelQueries(channelsQuery);
    queryClient.setQueryData(channelsQuery.queryKey, moved);
    pendingOrder.current = moved.map((each) => each.id);
    void save();
  };
}
