import { randomUUID } from 'node:crypto';
import { limits } from '@orbit-vine/contract/limits.ts';
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import type { FileStore } from '../attachments/store.ts';
import type { Database } from '../db/database.ts';
import { profiles } from '../db/schema.ts';
import { attachments } from '../db/schema-community.ts';
import { ProblemError } from '../http/problem.ts';
import { avatarUrl } from './profiles.ts';

const side = 256;
/** A small file can unpack into a picture that fills the memory. */
const pixelsMost = 50_000_000;

const pictureAddress = (id: string) => `/api/community/avatars/${id}.webp`;

/** Makes a square of what was uploaded, and nothing else of it is kept: not where it was taken, nor by what. */
async function square(content: Uint8Array): Promise<Uint8Array> {
  if (content.length > limits.avatarUpload) throw new ProblemError('PAYLOAD_TOO_LARGE');
  try {
    const picture = sharp(content, { limitInputPixels: pixelsMost, failOn: 'error' });
    const { format = '' } = await picture.metadata();
    if (!readable.has(format)) throw new ProblemError('NOT_A_PICTURE');
    return await picture.autoOrient().resize(side, side, { fit: 'cover' }).webp({ quality: 82 }).toBuffer();
  } catch {
    throw new ProblemError('NOT_A_PICTURE');
  }
}

/** SVG, PDF and the like are programs more than pictures. */
const readable = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);

export async function setPicture(database: Database, files: FileStore, userId: string, content: Uint8Array) {
  const picture = await square(content);
  const id = randomUUID();
  // First the file, then what refers to it: whatever fails between leaves nothing that is missing.
  await files.put(id, picture);
  await database.transaction(async (transaction) => {
    await transaction.insert(attachments).values({
      id,
      userId,
      purpose: 'avatar',
      name: 'avatar.webp',
      type: 'image/webp',
      bytes: picture.length,
      width: side,
      height: side,
    });
    await transaction
      .update(profiles)
      .set({ avatarUrl: pictureAddress(id), updatedAt: new Date() })
      .where(eq(profiles.id, userId));
  });
  await removePictures(database, files, userId, id);
}

/** Back to initials. */
export async function clearPicture(database: Database, files: FileStore, userId: string) {
  const [profile] = await database.select().from(profiles).where(eq(profiles.id, userId));
  if (profile)
    await database
      .update(profiles)
      .set({ avatarUrl: avatarUrl(profile.username), updatedAt: new Date() })
      .where(eq(profiles.id, userId));
  await removePictures(database, files, userId);
}

/** Removes a member's pictures, all but the present one. */
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
