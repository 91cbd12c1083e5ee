import { randomUUID } from 'node:crypto';
import { open, readFile } from 'node:fs/promises';
import { extensionOf, textTypes } from '@orbit-vine/contract/attachments.ts';
import type { Attachment } from '@orbit-vine/contract/messages.ts';
import type { Database } from '../db/database.ts';
import { attachments } from '../db/schema-community.ts';
import { ProblemError } from '../http/problem.ts';
import { isPlainText, isWholePdf, kindOf } from './kind.ts';
import { cleanName } from './name.ts';
import { redraw } from './picture.ts';
import { inTurns, withReceived } from './receive.ts';
import type { Content, FileStore } from './store.ts';

interface Upload {
  userId: string;
  /** As the client calls it. */
  name: string;
  body: Content;
}

interface Prepared {
  content: Uint8Array<ArrayBuffer>;
  type: string;
  width?: number;
  height?: number;
}

/** Unpacking takes memory and a core; more than two at a time would slow down everybody's messages. */
const inTurn = inTurns(2);

export function upload(
  database: Database,
  files: FileStore,
  { userId, name: given, body }: Upload,
): Promise<Attachment> {
  const name = cleanName(given);
  return withReceived(body, (path) =>
    inTurn(async () => {
      const { content, ...about } = await prepare(path, name);
      const file = { id: randomUUID(), name, ...about, bytes: content.length };
      // First the row: should the file not get there, the row is what is found and cleared away.
      await database.insert(attachments).values({ ...file, userId, purpose: 'message' });
      await files.put(file.id, content);
      return file;
    }),
  );
}

async function prepare(path: string, name: string): Promise<Prepared> {
  const head = await headOf(path);
  if (head.length === 0) throw new ProblemError('FILE_BROKEN');
  const kind = kindOf(head, name);
  if (kind === 'picture') return { ...(await redraw(path)), type: 'image/webp' };
  if (kind === undefined) throw new ProblemError('FILE_TYPE');
  const content = new Uint8Array(await readFile(path));
  if (kind === 'pdf') {
    if (!isWholePdf(content)) throw new ProblemError('FILE_BROKEN');
    return { content, type: 'application/pdf' };
  }
  if (!isPlainText(content)) throw new ProblemError('FILE_TYPE');
  return { content, type: textTypes[extensionOf(name)] ?? 'text/plain' };
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(32), 0, 32, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
