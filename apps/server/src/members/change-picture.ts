import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { avatarPath } from '@orbit-vine/contract/attachments.ts';
import { limits } from '@orbit-vine/contract/limits.ts';
import type { Database } from '../platform/db/database.ts';
import { isForeignKeyViolation } from '../platform/db/errors.ts';
import { profiles } from '../platform/db/schema.ts';
import { attachments } from '../platform/db/schema-community.ts';
import { and, eq, sql } from '../platform/db/sql.ts';
import type { Receive } from '../platform/files/receive.ts';
import type { Content, FileStore } from '../platform/files/store.ts';
import { ProblemError } from '../platform/http/problem.ts';
import type { Pictures } from '../platform/pictures/pictures.ts';
import { avatarUrl } from '../profiles/profiles.ts';

export interface PictureParts {
  database: Database;
  files: FileStore;
  pictures: Pictures;
  receive: Receive;
}

/** Redraws the upload as a square, which removes its metadata, such as location and camera. */
export function setPicture(parts: PictureParts, userId: string, body: Content): Promise<void> {
  const incoming = { userId, body, maxBytes: limits.avatarUpload, tooLarge: 'PAYLOAD_TOO_LARGE' } as const;
  return parts.receive(incoming, async (from) => {
    const to = `${from}.webp`;
    const size = await parts.pictures.redraw(userId, { from, to, shape: 'square' }, 'NOT_A_PICTURE');
    await keepPicture(parts, userId, { content: await readFile(to), ...size });
  });
}

async function keepPicture(
  { database, files }: PictureParts,
  userId: string,
  { content, ...size }: { content: Uint8Array; width: number; height: number },
) {
  const id = randomUUID();
  // The file before its row, so that a failure leaves no row without a file.
  await files.put(id, content);
  const refer = database.transaction(async (transaction) => {
    await transaction.insert(attachments).values({
      id,
      userId,
      purpose: 'avatar',
      name: 'avatar.webp',
      type: 'image/webp',
      bytes: content.length,
      ...size,
    });
    await transaction
      .update(profiles)
      .set({ avatarUrl: avatarPath(id), updatedAt: new Date() })
      .where(eq(profiles.id, userId));
  });
  await refer.catch(async (error: unknown) => {
    await files.remove(id);
    // The account was deleted during the upload.
    throw isForeignKeyViolation(error) ? new ProblemError('UNAUTHENTICATED') : error;
  });
  await removePictures(database, files, userId, id);
}

export async function clearPicture(database: Database, files: FileStore, userId: string) {
  const [profile] = await database.select().from(profiles).where(eq(profiles.id, userId));
  if (profile)
    await database
      .update(profiles)
      .set({ avatarUrl: avatarUrl(profile.username), updatedAt: new Date() })
      .where(eq(profiles.id, userId));
  await removePictures(database, files, userId);
}

export async function removePictures(database: Database, files: FileStore, userId: string, present?: string) {
  const own = await database
    .select({ id: attachments.id })
    .from(attachments)
    .where(and(eq(attachments.userId, userId), eq(attachments.purpose, 'avatar')));
  for (const { id } of own) {
    if (id === present) continue;
    await files.remove(id);
    await database.delete(attachments).where(eq(attachments.id, id));
  }
}

export async function isShownAvatar(database: Database, id: string): Promise<boolean> {
  const { rowCount } = await database.execute(sql`
    select from attachments f join profiles p on p.id = f.user_id
    where f.id = ${id} and f.purpose = 'avatar' and p.avatar_url = ${avatarPath(id)}`);
  return rowCount === 1;
}
