import * as z from 'zod/mini';

export const UnreadNotices = z.object({
  unread: z.int(),
  /** Unread notifications from moderators, which no channel counts. */
  fromModerators: z.int(),
});
export type UnreadNotices = z.infer<typeof UnreadNotices>;
