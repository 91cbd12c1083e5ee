import * as z from 'zod/mini';
import { ChannelId } from './channels.ts';
import { endpoint } from './endpoint.ts';
import { Id } from './id.ts';
import { limits } from './limits.ts';

/** Answers with the caller's direct conversation with these members, and creates it if there is none. */
export const startConversation = endpoint('POST', '/api/community/conversations', {
  for: 'writer',
  body: z.object({
    members: z.array(Id).check(z.minLength(1), z.maxLength(limits.conversationMembers - 1)),
  }),
  answer: z.object({ id: ChannelId }),
});

/** Accepts or declines a newcomer's request to talk. A declined conversation is no longer listed. */
export const answerRequest = endpoint('PUT', '/api/community/conversations/:channelId/request', {
  for: 'member',
  params: z.object({ channelId: ChannelId }),
  body: z.object({ accept: z.boolean() }),
  answer: z.object({}),
});

/**
 * Who may start a conversation with a member. `known` are members to whom they wrote, or with whom they share a
 * private group.
 */
export const reaches = ['everyone', 'known', 'nobody'] as const;
const Reachable = z.object({ from: z.enum(reaches) });

export const getReachable = endpoint('GET', '/api/community/me/messages-from', {
  for: 'member',
  answer: Reachable,
});
export const changeReachable = endpoint('PUT', '/api/community/me/messages-from', {
  for: 'member',
  body: Reachable,
  answer: Reachable,
});
