import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id } from './id.ts';
import { Member } from './members.ts';

/** For so long it is shown that somebody is on it; then it is anybody's again. */
export const claimMinutes = 60;

/** Who is looking after the open reports of a message, so that two do not do the same work. It binds nobody. */
export const ReportClaim = z.object({ by: Member, at: z.iso.datetime() });
export type ReportClaim = z.infer<typeof ReportClaim>;

const params = z.object({ messageId: Id });
const answer = z.object({});

/** “I’m on it.” Refused while somebody else is. */
export const claimReports = endpoint('PUT', '/api/community/moderation/messages/:messageId/claim', {
  for: 'moderator',
  params,
  answer,
});
/** One's own claim; of others' nothing is said. */
export const releaseReports = endpoint('DELETE', '/api/community/moderation/messages/:messageId/claim', {
  for: 'moderator',
  params,
  answer,
});
