import type { Channel } from '@orbit-vine/contract/channels.ts';
import { stripMarkdown } from '@orbit-vine/contract/strip-markdown.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Pin } from 'lucide';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { plainText, storedBy } from '../../platform/stored.ts';
import { useStored } from '../../platform/use-stored.ts';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { channelHref } from '../links.ts';
import { messagesQuery } from '../sync/log/channel-messages.ts';
import { pinsQuery } from './pins.ts';

/** The id of the pinned message that the member has hidden in this channel. */
const hiddenPin = storedBy((channelId: string) => ({ key: `plastic-grapes:pin:${channelId}`, ...plainText }));

export function PinLine({ channel: { id: channelId } }: { channel: Channel }) {
  const newest = usePins(channelId)?.[0];
  const hidden = useStored(hiddenPin(channelId));
  if (!newest || hidden === newest.id) return null;
  const { id, author, content, attachments } = newest;
  return (
    <div className="mx-auto flex max-w-[60rem] items-center px-1 sm:px-4 md:px-8">
      <Link
        to={channelHref(channelId, id)}
        className="flex min-h-9 min-w-0 flex-1 items-center gap-2 rounded-xs px-2 text-sm text-muted pointer-coarse:min-h-11 hover:text-ink focus-visible:outline-2 focus-visible:outline-wine"
      >
        <Icon drawing={Pin} className="size-4 shrink-0 text-gold" />
        <span className="sr-only">Pinned:</span>
        <span className="shrink-0 font-semibold">{author.name}</span>
        <bdi className="min-w-0 truncate">
          {stripMarkdown(content) || attachments.map(({ name }) => name).join(', ')}
        </bdi>
      </Link>
      <IconButton
        label="Hide the pinned message"
        icon="close"
        size="small"
        onClick={() => hiddenPin(channelId).set(id)}
      />
    </div>
  );
}

/** Refetched when a loaded message is pinned or unpinned. */
function usePins(channelId: string) {
  const queryClient = useQueryClient();
  const { data } = useQuery(pinsQuery(channelId));
  const { data: log } = useQuery({ ...messagesQuery(queryClient, channelId), enabled: false });
  const here = Array.from(log?.messages.values() ?? [])
    .filter(({ pinned }) => pinned)
    .map(({ id }) => id)
    .sort()
    .join();
  const previous = useRef(here);
  useEffect(() => {
    if (previous.current === here) return;
    previous.current = here;
    void queryClient.invalidateQueries(pinsQuery(channelId));
  }, [queryClient, channelId, here]);
  return data?.messages;
}
