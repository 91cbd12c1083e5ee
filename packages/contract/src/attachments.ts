import * as z from 'zod/mini';
import { download, endpoint } from './endpoint.ts';
import { Id } from './id.ts';
import { Attachment } from './messages.ts';

/**
 * One file a request: its bytes are the body and its name, percent-encoded, is in `fileNameHeader`. What the file is
 * follows from its bytes alone.
 */
export const uploadAttachment = endpoint('POST', '/api/community/attachments', {
  for: 'writer',
  answer: Attachment,
});
export const fileNameHeader = 'x-file-name';

/** Serves the file: to its uploader, and to every member as long as a message holds it. */
export const attachmentPath = (id: string) => `/api/community/attachments/${id}`;
export const getAttachment = download(attachmentPath(':id'), {
  for: 'member',
  params: z.object({ id: Id }),
  type: 'application/octet-stream',
});

/** Serves the picture that a profile shows now, to every member. */
export const avatarPath = (id: string) => `/api/community/avatars/${id}.webp`;
export const getAvatar = download('/api/community/avatars/:file{[0-9a-f-]{36}\\.webp}', {
  for: 'member',
  params: z.object({ file: z.string().check(z.maxLength(41)) }),
  type: 'image/webp',
});

/** Extensions, and the type each is kept as; plain text is told from other bytes by its extension too. */
export const textTypes: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  tsv: 'text/tab-separated-values',
  txt: 'text/plain',
  md: 'text/plain',
};

/** Spreadsheets and documents, which are kept as they are and only ever saved, never shown. */
export const officeExtensions = ['xlsx', 'docx', 'pptx', 'ods'] as const;
export type OfficeExtension = (typeof officeExtensions)[number];

export const extensionOf = (name: string) => /\.(\w{1,8})$/.exec(name)?.[1]?.toLowerCase() ?? '';
