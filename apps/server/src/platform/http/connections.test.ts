import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uploadAttachment } from '@orbit-vine/contract/attachments.ts';
import pino from 'pino';
import { afterEach, expect, it } from 'vitest';
import { runProgram, untilReady, within } from '../../../testing/program.ts';
import { openRaw } from '../../../testing/raw.ts';
import { limitConnections } from './connections.ts';

let server: Server | undefined;
afterEach(() => {
  server?.close();
  server?.closeAllConnections();
});

async function serveWith(timeouts: { headersMs: number; bodyMs: number; uploadMs: number }) {
  server = createServer({ connectionsCheckingInterval: 5 }, (request, response) => {
    request.resume().on('end', () => response.end('done'));
  });
  server.on('request', (request) => request.on('error', () => undefined));
  limitConnections(server, pino({ level: 'silent' }), timeouts);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const long = 600_000;
const ended = (socket: Socket) =>
  new Promise<void>((resolve) => socket.once('end', resolve).once('close', () => resolve()));
const half = (method: string, path: string) =>
  `${method} ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-length: 10\r\n\r\nhalf`;

it('the server closes a connection that does not finish its headers in time', async () => {
  const url = await serveWith({ headersMs: 20, bodyMs: long, uploadMs: long });
  const { socket, say } = openRaw(url);
  socket.resume();
  say('GET / HTTP/1.1\r\nhost: loc');
  await ended(socket);
});

it('the server closes a connection that does not finish its body in time, unless it uploads a file', async () => {
  const url = await serveWith({ headersMs: long, bodyMs: 20, uploadMs: long });
  const uploading = openRaw(url);
  uploading.say(half(uploadAttachment.method, uploadAttachment.path));
  const posting = openRaw(url);
  posting.say(half('POST', '/api/community/channels/1/messages'));
  await ended(posting.socket);
  uploading.say(' other');
  await expect.poll(uploading.heard).toContain('done');
});

it('a server survives running out of file descriptors, and answers once some are free', async ({ skip }) => {
  skip(process.platform !== 'linux', 'only Linux says how many file descriptors a process may have');
  const dataDir = await mkdtemp(join(tmpdir(), 'orbit-vine-descriptors-'));
  const program = await runProgram({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' }, within('ulimit -n 110'));
  try {
    await untilReady(program);
    const half = `POST /api/community/attachments HTTP/1.1\r\nhost: localhost\r\ncontent-length: 10\r\n\r\n`;
    const open = Array.from({ length: 300 }, () => openRaw(program.url));
    for (const { socket, say } of open) {
      socket.on('error', () => undefined);
      say(half);
    }
    await expect
      .poll(
        () =>
          fetch(program.url).then(
            ({ status }) => status,
            () => 'refused',
          ),
        { interval: 50 },
      )
      .toBe('refused');
    for (const { socket } of open) socket.destroy();
    const health = () =>
      fetch(`${program.url}/api/health`).then(
        ({ status }) => status,
        () => 'refused',
      );
    await expect.poll(health).toBe(200);
    expect(program.child.exitCode).toBe(null);
  } finally {
    program.child.kill('SIGTERM');
    expect(await program.exited).toBe(0);
    await rm(dataDir, { recursive: true, force: true });
  }
});
