import { Attachment, type Message } from '@orbit-vine/contract/messages.ts';
import * as z from 'zod/mini';
import { storedRecordsBy } from '../../platform/stored-records.ts';
import { recordKeys } from './local-storage.ts';

/** An edit that the member has begun and not saved. */
const Edit = z.object({
  messageId: z.string(),
  channelId: z.string(),
  text: z.string(),
  /** The files that stay. */
  files: z.array(Attachment),
  /** The message's text and time of change when the edit began. */
  before: z.object({ content: z.string(), editedAt: z.optional(z.string()) }),
});
export type Edit = z.infer<typeof Edit>;

export const keptEdits = storedRecordsBy((memberId) => ({
  ...recordKeys('edits', memberId),
  idOf: ({ messageId }: Edit) => messageId,
  check: (parsed) => z.safeParse(Edit, parsed).data,
}));

export const editOf = ({ id, channelId, content, editedAt, attachments }: Message): Edit => ({
  messageId: id,
  channelId,
  text: content,
  files: attachments,
  before: { content, ...(editedAt && { editedAt }) },
});
