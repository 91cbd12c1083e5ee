import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id } from './id.ts';
import { Message, messagePath } from './messages.ts';
import { Moment } from './moment.ts';
import { pageOfTime } from './page-of-time.ts';

const SavedMessage = z.object({
  message: Message,
  savedAt: z.iso.datetime(),
  remindAt: z.optional(z.iso.datetime()),
});
export type SavedMessage = z.infer<typeof SavedMessage>;

/** The caller's saved messages: due reminders first, then the most recently saved. */
export const listSaved = endpoint('GET', '/api/community/saved', {
  for: 'member',
  query: z.object({ page: z.optional(pageOfTime) }),
  answer: z.object({ saved: z.array(SavedMessage), next: z.optional(z.string()) }),
});

const savedPath = `${messagePath}/saved`;
const ofMessage = z.object({ messageId: Id });

const Saving = z.object({ saved: z.boolean(), remindAt: z.optional(z.iso.datetime()) });
export type Saving = z.infer<typeof Saving>;

export const readSaving = endpoint('GET', savedPath, { for: 'member', params: ofMessage, answer: Saving });

/** Saves a message, or changes its reminder; without `remindAt` there is none. Idempotent. */
export const saveMessage = endpoint('PUT', savedPath, {
  for: 'member',
  params: ofMessage,
  body: z.object({ remindAt: z.optional(Moment) }),
  answer: Saving,
});
export const unsaveMessage = endpoint('DELETE', savedPath, {
  for: 'member',
  params: ofMessage,
  answer: Saving,
});
