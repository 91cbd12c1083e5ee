import * as z from 'zod/mini';

/** How much a member has not read of what they were told. */
export const UnreadNotices = z.object({
  unread: z.int(),
  /** Those of them that come from moderators, and are counted by no channel. */
  fromModerators: z.int(),
});
export type UnreadNotices = z.infer<typeof UnreadNotices>;
