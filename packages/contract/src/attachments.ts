import * as z from 'zod/mini';
import { download, endpoint } from './endpoint.ts';
import { Id } from './id.ts';
import { Attachment } from './messages.ts';

/** One file per request: the body is its bytes, `fileNameHeader` its percent-encoded name. */
export const uploadAttachment = endpoint('POST', '/api/community/attachments', {
  for: 'writer',
  answer: Attachment,
});
export const fileNameHeader = 'x-file-name';

/** Serves the file to its uploader, and to every member while a message contains it. */
export const attachmentPath = (id: string) => `/api/community/attachments/${id}`;
export const getAttachment = download(attachmentPath(':id'), {
  for: 'member',
  params: z.object({ id: Id }),
  type: 'application/octet-stream',
});

/** Serves only the current picture of a profile. */
export const avatarPath = (id: string) => `/api/community/avatars/${id}.webp`;
export const getAvatar = download('/api/community/avatars/:file{[0-9a-f-]{36}\\.webp}', {
  for: 'member',
  params: z.object({ file: z.string().check(z.maxLength(41)) }),
  type: 'image/webp',
});

/** The stored types of text files by extension; other types follow from the file's first bytes. */
export const textTypes: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  tsv: 'text/tab-separated-values',
  txt: 'text/plain',
  md: 'text/plain',
};

/** Stored unchanged, and served only as downloads. */
export const officeExtensions = ['xlsx', 'docx', 'pptx', 'ods'] as const;
export type OfficeExtension = (typeof officeExtensions)[number];

export const extensionOf = (name: string) => /\.(\w{1,8})$/.exec(name)?.[1]?.toLowerCase() ?? '';
