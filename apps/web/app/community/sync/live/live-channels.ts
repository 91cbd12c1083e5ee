import { livePath, type ServerFrame } from '@orbit-vine/contract/live.ts';
import type { Member } from '@orbit-vine/contract/members.ts';
import type { QueryClient } from '@tanstack/react-query';
import { endedBecause } from '../../../account/ended.ts';
import { meQuery } from '../../../account/members/me.ts';
import { sessionQuery } from '../../../account/session.ts';
import { type Observable, observable } from '../../../platform/observable.ts';
import { channelsQuery } from '../../queries/channels.ts';
import { type ChannelLog, isBehind, noteLatestSeq, receiveChanges } from '../log/channel-log.ts';
import { catchUp, logOf, resetLog, updateLog } from '../log/channel-messages.ts';
import { LiveConnection, type LiveSocket, type LiveSocketEvents, type LiveState } from './live-connection.ts';
import { createOnlineMembers } from './online-members.ts';
import { watchActivity } from './presence.ts';
import { createTyping } from './typing.ts';
import { createUnreadReceiver } from './use-unread-notifications.ts';
import { checkContractVersion } from './version-check.ts';

const channelsEveryMs = 2_000;

export function createLiveChannels(queryClient: QueryClient) {
  const state = observable<LiveState>('stopped');
  const refreshChannels = channelsRefresher(queryClient, state);
  const hearOfInbox = createUnreadReceiver(queryClient);
  const typing = createTyping((channelId) => connection.type(channelId));
  const attention = createAttention();
  const connection = new LiveConnection({
    open: openSocket,
    onState: (next) => {
      state.set(next);
      if (next !== 'open') return;
      refetchFailed(queryClient);
      refreshChannels();
    },
    onFrame: receive,
  });

  function receive(frame: ServerFrame): void {
    switch (frame.type) {
      case 'subscribed':
        fold(queryClient, frame.channelId, (log) => noteLatestSeq(log, frame.seq));
        break;
      case 'changes':
        fold(queryClient, frame.channelId, (log) => receiveChanges(log, frame));
        typing.end(frame);
        if (!attention.isAttended(frame.channelId)) refreshChannels();
        break;
      case 'refetch':
        resetLog(queryClient, frame.channelId).catch(() => connection.lose());
        break;
      case 'activity':
      case 'channels':
        refreshChannels();
        break;
      case 'typing':
        typing.hear(frame.channelId, frame.member);
        break;
      case 'member':
        memberChanged(queryClient, frame.member);
        break;
      case 'inbox':
        hearOfInbox(frame, attention.isAttended());
        // Another page of the member may have muted or starred one, or saved a message.
        refreshChannels();
        void queryClient.invalidateQueries({ queryKey: ['saved'] });
        break;
      case 'presence':
        here.presence.set(frame);
        break;
      case 'contract':
        checkContractVersion(frame.version);
        break;
      case 'signedOut':
        void isSignedIn(queryClient, frame.reason).then((still) => still && connection.start());
    }
  }

  const here = createOnlineMembers((watching) => connection.watch(watching));
  return {
    state,
    follow: createFollowing(queryClient, connection),
    ...attention,
    ...here,
    typing,
    open: () => keepOpen(connection),
    tryNow: () => connection.wake(),
  };
}

/** A channel and the panel of one of its threads follow it independently of each other. */
function createFollowing(queryClient: QueryClient, connection: LiveConnection) {
  const followers = new Map<string, number>();
  const count = (channelId: string, change: number) => {
    const counted = (followers.get(channelId) ?? 0) + change;
    followers.set(channelId, counted);
    return counted;
  };
  return (channelId: string): (() => void) => {
    if (count(channelId, 1) === 1)
      connection.follow(channelId, () => logOf(queryClient, channelId)?.appliedSeq ?? 0);
    return () => {
      if (count(channelId, -1) === 0) connection.unfollow(channelId);
    };
  };
}

function createAttention() {
  let attended: string | undefined;
  return {
    /** Messages of this channel count as read; returns a function that stops it. */
    attend(channelId: string): () => void {
      attended = channelId;
      return () => {
        if (attended === channelId) attended = undefined;
      };
    },
    isAttended: (channelId = attended) => attended !== undefined && attended === channelId,
  };
}

/** Another session of the browser may have replaced the one that ended. */
async function isSignedIn(queryClient: QueryClient, reason: string | undefined): Promise<boolean> {
  endedBecause.set(reason);
  await queryClient.refetchQueries(sessionQuery);
  return Boolean(queryClient.getQueryData(sessionQuery.queryKey));
}

function refetchFailed(queryClient: QueryClient): void {
  void queryClient.refetchQueries({ predicate: (query) => query.state.status === 'error' });
}

function fold(queryClient: QueryClient, channelId: string, change: (log: ChannelLog) => ChannelLog): void {
  updateLog(queryClient, channelId, change);
  const log = logOf(queryClient, channelId);
  if (log && isBehind(log)) void catchUp(queryClient, channelId);
}

/** Loads the code on demand; if that fails, the name is updated when the page is next opened. */
function memberChanged(queryClient: QueryClient, member: Member): void {
  import('../../../account/members/members.ts').then(
    ({ updateMember }) => updateMember(queryClient, member),
    () => undefined,
  );
  if (queryClient.getQueryData(meQuery.queryKey)?.id === member.id)
    void queryClient.invalidateQueries(meQuery);
}

function channelsRefresher(queryClient: QueryClient, state: Observable<LiveState>) {
  let planned = false;
  return () => {
    if (planned) return;
    planned = true;
    setTimeout(() => {
      planned = false;
      // After the session has ended the request would be refused, and signing in refetches anyway.
      if (state.get() !== 'stopped') void queryClient.invalidateQueries(channelsQuery);
    }, channelsEveryMs);
  };
}

function openSocket(events: LiveSocketEvents): LiveSocket {
  const address = new URL(livePath, window.location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  const socket = new WebSocket(address);
  socket.addEventListener('open', () => events.opened());
  socket.addEventListener('message', (event) => events.received(event.data));
  socket.addEventListener('close', (event) => events.closed(event.code));
  return socket;
}

function keepOpen(connection: LiveConnection): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const wake = () => connection.wake();
  window.addEventListener('online', wake, { signal });
  window.addEventListener('offline', () => connection.lose(), { signal });
  document.addEventListener('visibilitychange', () => !document.hidden && wake(), { signal });
  // An open socket would prevent the back-forward cache.
  window.addEventListener('pagehide', () => connection.stop(), { signal });
  window.addEventListener('pageshow', () => connection.start(), { signal });
  watchActivity((looking) => connection.look(looking), signal);
  connection.start();
  return () => {
    leaving.abort();
    connection.stop();
  };
}
