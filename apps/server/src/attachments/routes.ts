import { fileNameHeader, getAttachment, uploadAttachment } from '@orbit-vine/contract/attachments.ts';
import { limits } from '@orbit-vine/contract/limits.ts';
import type { Context, Hono } from 'hono';
import { bindFile } from '../auth/bind.ts';
import type { Database } from '../platform/db/database.ts';
import type { Receive } from '../platform/files/receive.ts';
import type { FileStore } from '../platform/files/store.ts';
import { policyOfFiles } from '../platform/http/content-security-policies.ts';
import type { Limiter } from '../platform/http/limiter.ts';
import { ProblemError } from '../platform/http/problem.ts';
import type { Pictures } from '../platform/pictures/pictures.ts';
import { disposition } from './file-name.ts';
import type { RequireQuota } from './file-quota.ts';
import { findVisible } from './find-file.ts';
import { upload } from './upload-file.ts';

interface Parts {
  database: Database;
  files: FileStore;
  pictures: Pictures;
  receive: Receive;
  requireQuota: RequireQuota;
  limiter: Limiter;
}

const kilobyte = 1_024;

export function attachmentRoutes(app: Hono, parts: Parts) {
  const { database, files, limiter } = parts;
  bindFile(app, uploadAttachment, async ({ by: { userId }, context }) => {
    const { body } = context.req.raw;
    if (!body) throw new ProblemError('FILE_BROKEN');
    const file = await upload(parts, {
      userId,
      name: declaredName(context),
      body,
      declaredBytes: declaredBytes(context),
      count: (bytes) => limiter.take('file-kilobytes', { member: userId }, Math.ceil(bytes / kilobyte)),
    });
    return context.json(file, 201, { 'cache-control': 'no-store' });
  });

  bindFile(app, getAttachment, async ({ params: { id }, by, context }) => {
    const file = await findVisible(database, id, by);
    if (!file) throw new ProblemError('ATTACHMENT_NOT_FOUND');
    const tag = `"${id}"`;
    const headers = {
      etag: tag,
      // Browsers may cache the file but must revalidate, since access may have ended.
      'cache-control': 'private, no-cache',
      'content-security-policy': policyOfFiles,
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    };
    if (context.req.header('if-none-match') === tag) return context.body(null, 304, headers);
    const content = await files.get(id);
    if (!content) throw new ProblemError('ATTACHMENT_NOT_FOUND');
    return context.body(content, 200, {
      ...headers,
      'content-type': file.type.startsWith('text/') ? `${file.type}; charset=utf-8` : file.type,
      'content-length': String(file.bytes),
      'content-disposition': disposition(file.name, file.type),
    });
  });
}

/** The header is required, so that the daily limit is checked before the body is read. */
function declaredBytes(context: Context): number {
  const declared = Number(context.req.header('content-length') ?? Number.NaN);
  if (!Number.isInteger(declared)) throw new ProblemError('MALFORMED_REQUEST');
  if (declared > limits.attachmentBytes) throw new ProblemError('FILE_TOO_LARGE');
  return declared;
}

function declaredName(context: Context): string {
  try {
    return decodeURIComponent(context.req.header(fileNameHeader) ?? '');
  } catch {
    throw new ProblemError('MALFORMED_REQUEST');
  }
}
