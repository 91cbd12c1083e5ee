import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id } from './id.ts';
import { Member } from './members.ts';

/** After this a claim lapses, and another moderator may take the reports. */
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
/** The caller's own claim; the answer doesn't show others'. */
export const releaseReports = endpoint('DELETE', '/api/community/moderation/messages/:messageId/claim', {
  for: 'moderator',
  params,
  answer,
});
