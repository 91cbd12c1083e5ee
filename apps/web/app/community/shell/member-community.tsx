import type { Channel } from '@orbit-vine/contract/channels.ts';
import { invitationParameter } from '@orbit-vine/contract/invitation-link.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { AskedDialog } from '../../account/asked-dialog.tsx';
import { useWithoutResetToken } from '../../account/confirmation.ts';
import { lastChannel } from '../../account/last-channel.ts';
import { meQuery } from '../../account/members/me.ts';
import type { Account } from '../../account/session.ts';
import { useObservable } from '../../platform/observable.ts';
import { renewPush } from '../../push/renew.ts';
import { later } from '../../ui/later.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { showToast } from '../../ui/toast.tsx';
import { ChannelPins, PinLine } from '../channels/channel-header.tsx';
import { ChannelTitle } from '../channels/channel-title.tsx';
import { JumpButton } from '../channels/jump-button.tsx';
import { LevelButton } from '../channels/level-button.tsx';
import { ParticipantsButton } from '../channels/participants-button.tsx';
import { useShortcuts } from '../keyboard/use-shortcuts.tsx';
import { profileAddress, toolsAddress, useOpenAddress } from '../links.ts';
import { openProfile } from '../members/profile-button.tsx';
import { channelsQuery, placeholderChannels, starredFirst } from '../queries/channels.ts';
import { statusQuery } from '../queries/status.ts';
import { MemberContext } from '../sync/member-context.ts';
import { createMemberTools, type MemberTools } from '../sync/member-tools.ts';
import { MessageList } from '../timeline/message-list.tsx';
import { Page } from '../timeline/page.tsx';
import { openTools } from '../tools/open-tools.tsx';
import { ConnectionBanner } from './connection-banner.tsx';
import { Footing } from './footing.tsx';
import { useForgetLeft } from './forget-left.ts';
import { Frame } from './frame.tsx';
import { landingChannel } from './landing-channel.ts';
import { useThreadPanel } from './use-thread-panel.tsx';

const NoSuchChannel = later(() => import('./no-such-channel.tsx').then((module) => module.NoSuchChannel));
const InvitationDialog = later(() =>
  import('./invitation-dialog.tsx').then((module) => module.InvitationDialog),
);

const WelcomeLine = later(() => import('../welcome/welcome-line.tsx').then((module) => module.WelcomeLine));

const unnamed = 'Wine Professional';

export function MemberCommunity({ user }: { user: Account }) {
  const queryClient = useQueryClient();
  const [tools] = useState(() => createMemberTools(queryClient, user));
  const { data: status, isError: unready } = useQuery(statusQuery);
  const ready = status?.ready === true;
  useMemberConnection(tools, ready);
  useWithoutResetToken();

  const { data: me } = useQuery({ ...meQuery, enabled: !unready });
  const channels = useChannels(unready);
  const { channelId } = useOpenAddress();
  // The initial value, so that going back to the address without a channel leads where it led before.
  const [last] = useState(lastChannel.get);
  const active = channelId
    ? channels?.find(({ id }) => id === channelId)
    : landingChannel(channels ?? [], last);
  useLastChannel(tools, active?.id);
  const shortcuts = useShortcuts(channels, active?.id);
  usePanelInAddress(active !== undefined);
  useForgetLeft(channels);
  useThreadPanel(tools);
  const code = useSearchParams()[0].get(invitationParameter);
  const frame = {
    username: me?.name || user.name || unnamed,
    channels: channels ?? [],
    activeId: active?.id,
    banner: <ConnectionBanner />,
  };
  return (
    <MemberContext value={tools}>
      {active ? (
        <Frame
          {...frame}
          under={
            <>
              {me?.welcome && <WelcomeLine />}
              {active.pins && <PinLine key={active.id} channel={active} />}
            </>
          }
          title={<ChannelTools channel={active} />}
        >
          <MessageList key={active.id} channel={active} unready={unready} />
          <Footing channel={active} ready={ready} />
        </Frame>
      ) : (
        <Frame {...frame} title={<p className="h-12" />}>
          <Page label="the community">{channels ? <NoSuchChannel /> : <SkeletonRows />}</Page>
        </Frame>
      )}
      {shortcuts}
      <AskedDialog />
      {code && <InvitationDialog key={code} code={code} />}
    </MemberContext>
  );
}

function ChannelTools({ channel }: { channel: Channel }) {
  return (
    <>
      <ChannelTitle channel={channel} />
      <JumpButton channelId={channel.id} />
      <LevelButton channel={channel} className="max-sm:hidden" />
      <ChannelPins channel={channel} />
      <ParticipantsButton channel={channel} />
    </>
  );
}

/** Remembers the open channel, and takes over text shared from another app. */
function useLastChannel({ drafts }: MemberTools, activeId: string | undefined): void {
  useEffect(() => {
    if (!activeId) return;
    lastChannel.set(activeId);
    if (window.location.search.includes('share'))
      import('../sync/take-shared.ts')
        .then(({ takeShared }) => takeShared(drafts, activeId))
        .catch(() => undefined);
  }, [drafts, activeId]);
}

/** Opens the profile or a calculator if the address names one in the place of a channel. */
function usePanelInAddress(isLoaded: boolean): void {
  const { panel } = useOpenAddress();
  const { name, part } = panel ?? {};
  const profile = name === profileAddress && isLoaded;
  useEffect(() => {
    if (profile) openProfile();
  }, [profile]);
  useEffect(() => {
    if (name !== toolsAddress) return;
    if (!part) return openTools();
    const open = import('../tools/open-tool.tsx');
    open
      .then(({ openTool }) => openTool({ id: part, fragment: window.location.hash }))
      .catch(() => undefined);
  }, [name, part]);
}

function useMemberConnection({ live, outbox, user }: MemberTools, ready: boolean): void {
  const state = useObservable(live.state);
  useEffect(() => (ready ? live.open() : undefined), [live, ready]);
  useEffect(() => {
    if (ready) outbox.resume();
  }, [outbox, ready]);
  useEffect(() => {
    if (state !== 'open') return;
    outbox.reconnected();
    renewPush(user.id);
  }, [outbox, state, user.id]);
}

function useChannels(unready: boolean): readonly Channel[] | undefined {
  const { data, error } = useQuery({ ...channelsQuery, enabled: !unready, select: starredFirst });
  const failed = error !== null && data === undefined;
  useEffect(() => {
    if (failed)
      showToast({ title: 'Error fetching channels', description: error.message, destructive: true });
  }, [failed, error]);
  return data ?? (failed || unready ? placeholderChannels : undefined);
}
