import { readFileSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { uploadAttachment } from '@orbit-vine/contract/attachments.ts';
import { uploadAvatar } from '@orbit-vine/contract/own-account.ts';
import type { Logger } from 'pino';

interface Timeouts {
  headersMs: number;
  bodyMs: number;
  /** For a file, which also has a minimum speed (`platform/files/receive.ts`). */
  uploadMs: number;
}

const defaultTimeouts: Timeouts = { headersMs: 15_000, bodyMs: 60_000, uploadMs: 30 * 60_000 };
/** Descriptors for the database, the listening sockets, and the log. */
const ownDescriptors = 100;
const logEveryMs = 60_000;

/**
 * Closes slow connections, and refuses more connections than file descriptors allow: without descriptors, the
 * database and files would fail for connected clients.
 */
export function limitConnections(server: Server, log: Logger, timeouts = defaultTimeouts) {
  server.headersTimeout = timeouts.headersMs;
  server.requestTimeout = timeouts.uploadMs;
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!hasBody(request)) return;
    let timer: NodeJS.Timeout | undefined;
    const limit = () => {
      timer ??= setTimeout(() => request.destroy(), timeouts.bodyMs).unref();
    };
    if (!isUpload(request)) limit();
    // After the answer, the server ignores the rest of the body.
    response.once('finish', () => !request.complete && limit());
    for (const over of ['end', 'close']) request.once(over, () => clearTimeout(timer));
  });
  const descriptors = maxDescriptors();
  if (descriptors === undefined) return;
  // Each connection may also have a file open.
  server.maxConnections = Math.max(64, Math.floor((descriptors - ownDescriptors) / 2));
  let loggedAt = 0;
  server.on('drop', () => {
    if (Date.now() - loggedAt < logEveryMs) return;
    loggedAt = Date.now();
    log.warn({ connections: server.maxConnections }, 'more connections than there are file descriptors for');
  });
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const isUpload = ({ method, url = '' }: IncomingMessage) =>
  [uploadAttachment, uploadAvatar].some(
    (upload) => upload.method === method && upload.path === url.split('?', 1)[0],
  );

function maxDescriptors(): number | undefined {
  try {
    const limits = readFileSync('/proc/self/limits', 'latin1');
    const [, soft] = /^Max open files\s+(\d+)/m.exec(limits) ?? [];
    return soft === undefined ? undefined : Number(soft);
  } catch {
    return undefined;
  }
}
