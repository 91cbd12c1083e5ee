import * as z from 'zod/mini';
import { contactPractices } from './contact.ts';
import { byField } from './contact-fields.ts';
import { download, endpoint } from './endpoint.ts';
import { Id } from './id.ts';

export const inquiryStates = ['new', 'answered', 'declined'] as const;

export const Inquiry = z.object({
  id: z.uuid(),
  ...byField(() => z.string()),
  practices: z.array(z.enum(contactPractices)),
  state: z.enum(inquiryStates),
  /** The state of the inquiry's mail; null once the mail is deleted. */
  mail: z.nullable(z.enum(['waiting', 'sending', 'sent', 'dead'])),
  createdAt: z.string(),
});
export type Inquiry = z.infer<typeof Inquiry>;

const byId = { params: z.object({ id: Id }) };
const done = z.object({});

export const getInquiries = endpoint('GET', '/api/community/admin/enquiries', {
  for: 'administrator',
  query: z.object({ offset: z._default(z.coerce.number().check(z.int(), z.minimum(0)), 0) }),
  answer: z.object({ enquiries: z.array(Inquiry), more: z.boolean() }),
});
export const setInquiryState = endpoint('PATCH', '/api/community/admin/enquiries/:id', {
  for: 'administrator',
  ...byId,
  body: z.object({ state: z.enum(inquiryStates) }),
  answer: done,
});
export const deleteInquiry = endpoint('DELETE', '/api/community/admin/enquiries/:id', {
  for: 'administrator',
  ...byId,
  answer: done,
});
export const inquiriesCsvPath = '/api/community/admin/enquiries.csv';
export const downloadInquiries = download(inquiriesCsvPath, { for: 'administrator', type: 'text/csv' });

export const DeadLetter = z.object({
  id: z.uuid(),
  letter: z.string(),
  to: z.string(),
  subject: z.string(),
  attempts: z.number(),
  lastError: z.string(),
  createdAt: z.string(),
  /** False for a letter whose link has expired. */
  sendable: z.boolean(),
});
export type DeadLetter = z.infer<typeof DeadLetter>;

export const getMails = endpoint('GET', '/api/community/admin/mails', {
  for: 'administrator',
  answer: z.object({ waiting: z.number(), dead: z.array(DeadLetter) }),
});
export const retryMail = endpoint('POST', '/api/community/admin/mails/:id/retry', {
  for: 'administrator',
  ...byId,
  answer: done,
});

export const getLetters = endpoint('GET', '/api/community/admin/letters', {
  for: 'administrator',
  answer: z.object({
    letters: z.array(z.object({ name: z.string(), subject: z.string(), text: z.string() })),
  }),
});
export const letterPagePath = '/api/community/admin/letters/:name';
export const getLetterPage = download(letterPagePath, {
  for: 'administrator',
  params: z.object({ name: z.string().check(z.maxLength(60)) }),
  type: 'text/html',
});
