import { type NewMessage, sendMessage } from '@orbit-vine/contract/messages.ts';
import type { QueryClient } from '@tanstack/react-query';
import { meQuery } from '../../account/members/me.ts';
import { type Account, sessionQuery } from '../../account/session.ts';
import { call, ProblemError } from '../../platform/api.ts';
import { observable } from '../../platform/observable.ts';
import { flag, stored } from '../../platform/stored.ts';
import { showToast } from '../../ui/toast.tsx';
import { channelsQuery } from '../queries/channels.ts';
import { Drafts, keptDrafts } from './drafts.ts';
import { keptEdits } from './edits.ts';
import { createLiveChannels } from './live/live-channels.ts';
import { clearLocalStorage } from './local-storage.ts';
import { receiveMessage } from './log/channel-log.ts';
import { updateLog } from './log/channel-messages.ts';
import { createMessageActions } from './message-actions.ts';
import { type Failure, isOverWhenConnected, keptOutbox, Outbox, type Unsent } from './outbox.ts';
import { createReactions } from './reactions.ts';
import { createVotes } from './votes.ts';

/** A slower request fails and can be retried; the message's id makes that safe. */
const sendWithinMs = 20_000;

export type MemberTools = ReturnType<typeof createMemberTools>;

/** False if the server holds the message for a moderator. */
async function post(queryClient: QueryClient, channelId: string, body: NewMessage): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(sendWithinMs);
    const message = await call(sendMessage, { params: { channelId }, body, signal });
    // A repeated send may answer with a message that has been moved.
    updateLog(queryClient, message.channelId, (log) => receiveMessage(log, message));
    return true;
  } catch (reason) {
    if (!(reason instanceof ProblemError && reason.code === 'MESSAGE_HELD')) throw reason;
    const { showHeld } = await import('./held-messages.ts');
    await showHeld(queryClient, channelId, reason.title);
    return false;
  }
}

function explain(reason: unknown): Failure {
  if (!(reason instanceof ProblemError)) return { code: 'UNKNOWN', title: 'Something went wrong.' };
  const { code, title, retryAt } = reason;
  return { code, title, ...(retryAt && { retryAt: retryAt.toISOString() }) };
}

export function createMemberTools(queryClient: QueryClient, user: Account) {
  const unsent = observable<readonly Unsent[]>([]);
  function authenticate(purpose: string): void {
    showToast({
      title: 'Authentication required',
      description: `You must be signed in to ${purpose}.`,
      destructive: true,
    });
    void queryClient.refetchQueries(sessionQuery);
  }
  const live = createLiveChannels(queryClient);
  const sent = observable<string | undefined>(undefined);
  const outbox = new Outbox({
    kept: keptOutbox(user.id),
    post: send,
    explain,
    onChange: unsent.set,
    onFailure: (_, failure) => showFailure(failure),
  });
  async function send({ id, channelId, queuedAt: _, failure: __, replyTo, attachments, ...rest }: Unsent) {
    const body = {
      id,
      ...rest,
      ...(replyTo && { replyTo: replyTo.id }),
      ...(attachments && { attachments: attachments.map((file) => file.id) }),
    };
    if (!(await post(queryClient, channelId, body))) return;
    // In view, a line at the composer says so instead of a toast.
    if (live.isAttended(channelId)) return sent.set(id);
    showToast({
      title: 'Message sent',
      description: 'Your message has been sent successfully.',
      confirmation: true,
    });
  }
  function showFailure(failure: Failure) {
    if (failure.code === 'UNAUTHENTICATED') return authenticate('send messages');
    // The banner and the message itself say that they wait for the connection.
    if (live.state.get() !== 'open' && isOverWhenConnected(failure)) return;
    showToast({ title: 'Error sending message', description: failure.title, destructive: true });
    if (failure.code === 'MUTED') void queryClient.invalidateQueries(meQuery);
    if (failure.code === 'CHANNEL_ARCHIVED' || failure.code === 'STAFF_ONLY')
      void queryClient.invalidateQueries(channelsQuery);
  }
  unsent.set(outbox.unsent);
  const drafts = new Drafts(keptDrafts(user.id));
  const responding = { queryClient, onUnauthenticated: () => authenticate('react to messages') };
  return {
    user,
    /** The query, and the result opened last; `now` starts the search without a pause. */
    search: observable<{ readonly text: string; readonly openedId?: string; readonly now?: true }>({
      text: '',
    }),
    outbox,
    unsent,
    sent,
    drafts,
    /** Lists only channels with unread messages. */
    unreadOnly: stored({ key: `plastic-grapes:unread-only:${user.id}`, ...flag }),
    forget: () => {
      drafts.forget();
      keptOutbox(user.id).clear();
      keptEdits(user.id).clear();
      clearLocalStorage(user.id);
    },
    actions: createMessageActions(),
    reactions: createReactions({ ...responding, memberId: user.id }),
    votes: createVotes(responding),
    live,
  };
}
