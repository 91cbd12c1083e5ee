import { livePath, type ServerFrame } from '@orbit-vine/contract/live.ts';
import type { Member } from '@orbit-vine/contract/members.ts';
import type { QueryClient } from '@tanstack/react-query';
import { endedBecause } from '../../account/ended.ts';
import { meQuery } from '../../account/members/me.ts';
import { sessionQuery } from '../../account/session.ts';
import { type Observable, observable } from '../../platform/observable.ts';
import { channelsQuery } from '../queries/channels.ts';
import { type ChannelLog, isBehind, noteLatestSeq, receiveChanges } from './channel-log.ts';
import { catchUp, logOf, resetLog, updateLog } from './channel-messages.ts';
import { LiveConnection, type LiveSocket, type LiveSocketEvents, type LiveState } from './live-connection.ts';
import { createOnlineMembers } from './online-members.ts';
import { watchActivity } from './presence.ts';
import { createTyping } from './typing.ts';
import { createUnreadReceiver } from './use-unread-notifications.ts';
import { checkContractVersion } from './version-check.ts';

/** Unread counts are fetched again at most this often, however much is said elsewhere. */
const channelsEveryMs = 2_000;

/** The page's one socket, and what its frames do to what we hold. */
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
      askAgain(queryClient);
      refreshChannels();
    },
    onFrame: (frame: ServerFrame) => {
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
          // Another page of theirs may have muted or starred one.
          refreshChannels();
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
    },
  });

  const here = createOnlineMembers((wanted) => connection.watch(wanted));
  return {
    state,
    /** Follows a channel whose log has been begun, until the returned function is called. */
    follow(channelId: string): () => void {
      connection.follow(channelId, () => logOf(queryClient, channelId)?.appliedSeq ?? 0);
      return () => connection.unfollow(channelId);
    },
    ...attention,
    ...here,
    typing,
    open: () => keepOpen(connection),
    tryNow: () => connection.wake(),
  };
}

/** Knows the channel whose newest messages the reader has before their eyes. */
function createAttention() {
  let attended: string | undefined;
  return {
    /** What is said in this channel is read as it comes, until the returned function is called. */
    attend(channelId: string): () => void {
      attended = channelId;
      return () => {
        if (attended === channelId) attended = undefined;
      };
    },
    /** This channel, or any. */
    isAttended: (channelId = attended) => attended !== undefined && attended === channelId,
  };
}

/** Another session of the same browser may have taken the place of one that ended. */
async function isSignedIn(queryClient: QueryClient, reason: string | undefined): Promise<boolean> {
  endedBecause.set(reason);
  await queryClient.refetchQueries(sessionQuery);
  return Boolean(queryClient.getQueryData(sessionQuery.queryKey));
}

/** What could not be loaded while nobody answered. */
function askAgain(queryClient: QueryClient): void {
  void queryClient.refetchQueries({ predicate: (query) => query.state.status === 'error' });
}

function fold(queryClient: QueryClient, channelId: string, change: (log: ChannelLog) => ChannelLog): void {
  updateLog(queryClient, channelId, change);
  const log = logOf(queryClient, channelId);
  if (log && isBehind(log)) void catchUp(queryClient, channelId);
}

/** The code comes when somebody has another name; where it does not, they have it when the page is next opened. */
function memberChanged(queryClient: QueryClient, member: Member): void {
  import('../../account/members/members.ts').then(
    ({ updateMember }) => updateMember(queryClient, member),
    () => undefined,
  );
  // A role or a mute may be another now.
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
      // The session has ended: nobody may ask any more, and who comes back asks anyway.
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

/** Opens the connection and ties it to what happens to the page, until the returned function is called. */
function keepOpen(connection: LiveConnection): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const wake = () => connection.wake();
  window.addEventListener('online', wake, { signal });
  window.addEventListener('offline', () => connection.lose(), { signal });
  document.addEventListener('visibilitychange', () => !document.hidden && wake(), { signal });
  // An open socket would keep the page out of the back-forward cache.
  window.addEventListener('pagehide', () => connection.stop(), { signal });
  window.addEventListener('pageshow', () => connection.start(), { signal });
  watchActivity((looking) => connection.look(looking), signal);
  connection.start();
  return () => {
    leaving.abort();
    connection.stop();
  };
}
