import { readFileSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { uploadAttachment } from '@orbit-vine/contract/attachments.ts';
import { uploadAvatar } from '@orbit-vine/contract/own-account.ts';
import type { Logger } from 'pino';

interface Timeouts {
  /** For the first line and the headers. */
  headersMs: number;
  /** For everything else of a request. */
  bodyMs: number;
  /** For a file, which besides has to come on all the time (`platform/files/receive.ts`). */
  uploadMs: number;
}

const usual: Timeouts = { headersMs: 15_000, bodyMs: 60_000, uploadMs: 30 * 60_000 };
/** Descriptors that the server needs besides: its connections to the database, what it listens on, its log. */
const ownDescriptors = 100;
const tellEveryMs = 60_000;

/**
 * Whoever says nothing is let go, and more connections than there are descriptors for are refused: running out of them
 * would take the database and the files from those who are connected.
 */
export function limitConnections(server: Server, log: Logger, timeouts = usual) {
  server.headersTimeout = timeouts.headersMs;
  server.requestTimeout = timeouts.uploadMs;
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!hasBody(request)) return;
    let timer: NodeJS.Timeout | undefined;
    const limit = () => {
      timer ??= setTimeout(() => request.destroy(), timeouts.bodyMs).unref();
    };
    if (!isUpload(request)) limit();
    // What is answered already, nobody waits for any more.
    response.once('finish', () => !request.complete && limit());
    for (const over of ['end', 'close']) request.once(over, () => clearTimeout(timer));
  });
  const descriptors = maxDescriptors();
  if (descriptors === undefined) return;
  // Each may have a file open as well.
  server.maxConnections = Math.max(64, Math.floor((descriptors - ownDescriptors) / 2));
  let toldAt = 0;
  server.on('drop', () => {
    if (Date.now() - toldAt < tellEveryMs) return;
    toldAt = Date.now();
    log.warn({ connections: server.maxConnections }, 'more connections than there are file descriptors for');
  });
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const isUpload = ({ method, url = '' }: IncomingMessage) =>
  [uploadAttachment, uploadAvatar].some(
    (upload) => upload.method === method && upload.path === url.split('?', 1)[0],
  );

/** Undefined where the system does not say, or sets no limit. */
function maxDescriptors(): number | undefined {
  try {
    const limits = readFileSync('/proc/self/limits', 'latin1');
    const [, soft] = /^Max open files\s+(\d+)/m.exec(limits) ?? [];
    return soft === undefined ? undefined : Number(soft);
  } catch {
    return undefined;
  }
}
