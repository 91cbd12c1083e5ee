import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';

/** Why a member thinks that a moderator should look at a message, as they are shown it. */
export const reportReasons = {
  spam: 'Spam or advertising',
  unkind: 'Unkind or harassing',
  misleading: 'Dangerous or misleading advice',
  unlawful: 'Unlawful',
  other: 'Something else',
} as const;
export const ReportReason = z.enum(Object.keys(reportReasons) as (keyof typeof reportReasons)[]);
export type ReportReason = z.infer<typeof ReportReason>;

/** Once for each member and message; a repeat changes nothing. The author is not told. */
export const reportMessage = endpoint('POST', '/api/community/messages/:messageId/reports', {
  params: z.object({ messageId: z.uuid() }),
  body: z.object({
    reason: ReportReason,
    note: z.optional(z.string().check(z.trim(), z.maxLength(limits.reportNote))),
  }),
  answer: z.object({}),
});
