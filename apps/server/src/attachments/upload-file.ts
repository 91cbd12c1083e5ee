import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extensionOf, textTypes } from '@orbit-vine/contract/attachments.ts';
import { limits } from '@orbit-vine/contract/limits.ts';
import type { Attachment } from '@orbit-vine/contract/messages.ts';
import pLimit from 'p-limit';
import type { Database } from '../platform/db/database.ts';
import { isForeignKeyViolation } from '../platform/db/errors.ts';
import { attachments } from '../platform/db/schema-community.ts';
import type { Receive } from '../platform/files/receive.ts';
import type { Content, FileStore } from '../platform/files/store.ts';
import { ProblemError } from '../platform/http/problem.ts';
import type { DecoderTask } from '../platform/pictures/decoder.ts';
import { headOf } from '../platform/pictures/is-heic.ts';
import type { Pictures } from '../platform/pictures/pictures.ts';
import { detectType, isPlainText, isWholePdf } from './detect-type.ts';
import { cleanName } from './file-name.ts';
import type { RequireQuota } from './file-quota.ts';
import { findVisible } from './find-file.ts';
import { officeTypeOf } from './office-file.ts';

interface Upload {
  userId: string;
  name: string;
  body: Content;
  declaredBytes: number;
  count(bytes: number): Promise<void>;
}

interface UploadParts {
  database: Database;
  files: FileStore;
  pictures: Pictures;
  receive: Receive;
  requireQuota: RequireQuota;
}

interface Prepared {
  path: string;
  type: string;
  width?: number;
  height?: number;
}

/** Limited, since files are read into memory for checking and storing. */
const storing = pLimit(2);

export async function upload(
  { database, files, pictures, receive, requireQuota }: UploadParts,
  { userId, name: originalName, body, declaredBytes, count }: Upload,
): Promise<Attachment> {
  const name = cleanName(originalName);
  await requireQuota(userId, declaredBytes);
  await count(declaredBytes);
  const incoming = { userId, body, maxBytes: limits.attachmentBytes, tooLarge: 'FILE_TOO_LARGE' } as const;
  return receive(incoming, async (received) => {
    const { path, ...about } = await prepare(received, name, (task) =>
      pictures.redraw(userId, task, 'FILE_BROKEN'),
    );
    return storing(async () => {
      const content = new Uint8Array(await readFile(path));
      const type = await checkedType(content, about.type, name);
      const file = { id: randomUUID(), name, ...about, type, bytes: content.length };
      // A highly compressed picture may grow when redrawn.
      if (file.bytes > declaredBytes) {
        await requireQuota(userId, file.bytes);
        await count(file.bytes - declaredBytes);
      }
      // The row first: if storing the file fails, the daily cleanup finds the row.
      await database
        .insert(attachments)
        .values({ ...file, userId, purpose: 'message' })
        .catch((error: unknown) => {
          throw isForeignKeyViolation(error) ? new ProblemError('UNAUTHENTICATED') : error;
        });
      await files.put(file.id, content);
      // The row is gone if the account was deleted during the upload.
      if (!(await findVisible(database, file.id, { userId, role: 'member' }))) {
        await files.remove(file.id);
        throw new ProblemError('UNAUTHENTICATED');
      }
      return file;
    });
  });
}

const unidentifiedZip = 'application/zip';

async function prepare(
  path: string,
  name: string,
  redraw: (task: DecoderTask) => Promise<{ width: number; height: number }>,
): Promise<Prepared> {
  const head = await headOf(path);
  if (head.length === 0) throw new ProblemError('FILE_BROKEN');
  const kind = detectType(head, name);
  if (kind === undefined) throw new ProblemError('FILE_TYPE');
  if (kind === 'office') return { path, type: unidentifiedZip };
  if (kind === 'pdf') return { path, type: 'application/pdf' };
  if (kind === 'text') return { path, type: textTypes[extensionOf(name)] ?? 'text/plain' };
  const to = `${path}.webp`;
  return { path: to, type: 'image/webp', ...(await redraw({ from: path, to, shape: 'screen' })) };
}

async function checkedType(content: Uint8Array, type: string, name: string): Promise<string> {
  if (type === 'application/pdf' && !isWholePdf(content)) throw new ProblemError('FILE_BROKEN');
  if (type.startsWith('text/') && !isPlainText(content)) throw new ProblemError('FILE_TYPE');
  if (type !== unidentifiedZip) return type;
  const office = await officeTypeOf(content, name);
  if (!office) throw new ProblemError('FILE_TYPE');
  return office;
}
