import { sendMessage } from '@orbit-vine/contract/messages.ts';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { type Account, sessionQuery } from '../account/session.ts';
import { call, ProblemError } from '../api.ts';
import { observable } from '../ui/observable.ts';
import { showToast } from '../ui/toast.tsx';
import { receiveMessage } from './channel-log.ts';
import { updateLog } from './channel-messages.ts';
import { createLiveChannels } from './live-channels.ts';
import { createMessageActions } from './message/actions.ts';
import { Outbox, type Unsent } from './outbox.ts';
import { createReactions } from './reactions.ts';

/** A send that takes longer is given up and offered for Retry; its id makes that safe. */
const sendWithinMs = 20_000;

export type MemberTools = ReturnType<typeof createMemberTools>;

/** All that acts in the member's name, made once for each member who signs in. */
export function createMemberTools(queryClient: QueryClient, user: Account) {
  const unsent = observable<readonly Unsent[]>([]);
  const authenticate = (purpose: string) => {
    showToast({
      title: 'Authentication required',
      description: `You must be signed in to ${purpose}.`,
      destructive: true,
    });
    void queryClient.refetchQueries(sessionQuery);
  };
  const outbox = new Outbox({
    storage: window.localStorage,
    memberId: user.id,
    post: async ({ id, channelId, content }) => {
      const signal = AbortSignal.timeout(sendWithinMs);
      const message = await call(sendMessage, { params: { channelId }, body: { id, content }, signal });
      updateLog(queryClient, channelId, (log) => receiveMessage(log, message));
      showToast({
        title: 'Message sent',
        description: 'Your message has been sent successfully.',
        confirmation: true,
      });
    },
    explain: (reason) =>
      reason instanceof ProblemError
        ? { code: reason.code, title: reason.title }
        : { code: 'UNKNOWN', title: 'Something went wrong.' },
    onChange: unsent.set,
    onFailure: (_, failure) => {
      if (failure.code === 'UNAUTHENTICATED') authenticate('send messages');
      else showToast({ title: 'Error sending message', description: failure.title, destructive: true });
    },
  });
  unsent.set(outbox.unsent);
  const onUnauthenticated = () => authenticate('react to messages');
  return {
    user,
    /** What was searched for, and which of what was found was opened last. */
    sought: observable<{ readonly text: string; readonly openedId?: string }>({ text: '' }),
    outbox,
    unsent,
    actions: createMessageActions(queryClient),
    reactions: createReactions({ queryClient, memberId: user.id, onUnauthenticated }),
    live: createLiveChannels(queryClient),
  };
}

export const MemberContext = createContext<MemberTools | undefined>(undefined);

export function useMemberTools(): MemberTools {
  const tools = useContext(MemberContext);
  if (!tools) throw new Error('Only members have these tools.');
  return tools;
}
