import * as z from 'zod/mini';

export const UnreadNotices = z.object({
  unread: z.int(),
  /** Unread notifications from moderators, which no channel counts. */
  fromModerators: z.int(),
  /** Followed threads with unread notifications, if any. */
  threads: z.optional(z.int()),
});
export type UnreadNotices = z.infer<typeof UnreadNotices>;
