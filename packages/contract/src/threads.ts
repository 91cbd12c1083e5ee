import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id } from './id.ts';
import { Message, ThreadState } from './messages.ts';
import { pageOfTime } from './page-of-time.ts';

const FollowedThread = z.object({
  root: Message,
  state: ThreadState,
  replies: z.int(),
  latestAt: z.iso.datetime(),
  /** Other members' replies since the caller last read the thread or the channel. */
  unread: z.int(),
});
export type FollowedThread = z.infer<typeof FollowedThread>;

/** Threads that the caller follows or has muted: unread ones first, then by latest reply. */
export const listThreads = endpoint('GET', '/api/community/threads', {
  for: 'member',
  query: z.object({ page: z.optional(pageOfTime) }),
  answer: z.object({ threads: z.array(FollowedThread), next: z.optional(z.string()) }),
});

const threadPath = '/api/community/threads/:messageId';
const ofThread = z.object({ messageId: Id });

export const setThreadState = endpoint('PUT', threadPath, {
  for: 'member',
  params: ofThread,
  body: z.object({ state: ThreadState }),
  answer: z.object({ state: ThreadState }),
});

/** Marks the thread's messages up to `seq` read, and the caller's notifications about them. */
export const markThreadRead = endpoint('PUT', `${threadPath}/read`, {
  for: 'member',
  params: ofThread,
  body: z.object({ seq: z.int().check(z.nonnegative()) }),
  answer: z.object({ seq: z.int() }),
});
