import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id } from './id.ts';
import { Member } from './members.ts';

/** Then another moderator may claim the reports. */
export const claimMinutes = 60;

/** The moderator who is working on a message's open reports, so that two don't do the same work. Not binding. */
export const ReportClaim = z.object({ by: Member, at: z.iso.datetime() });
export type ReportClaim = z.infer<typeof ReportClaim>;

const params = z.object({ messageId: Id });
const answer = z.object({});

/** “I’m on it.” Refused while another moderator's claim lasts. */
export const claimReports = endpoint('PUT', '/api/community/moderation/messages/:messageId/claim', {
  for: 'moderator',
  params,
  answer,
});
/** Releases the caller's own claim; answers the same if another moderator holds the claim. */
export const releaseReports = endpoint('DELETE', '/api/community/moderation/messages/:messageId/claim', {
  for: 'moderator',
  params,
  answer,
});
