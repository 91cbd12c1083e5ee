import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { encodeFrame } from './listener.ts';

const server = createServer();
let client: WebSocket;
let connection: Duplex;

beforeAll(async () => {
  const sockets = new WebSocketServer({ noServer: true });
  server.on('upgrade', (request, socket, head) => {
    connection = socket;
    sockets.handleUpgrade(request, socket, head, () => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  await once(client, 'open');
});

afterAll(() => {
  client.terminate();
  server.close();
});

// Frame headers grow at 126 and 65,536 bytes (RFC 6455, section 5.2).
test.each([100, 125, 126, 127, 65_535, 65_536, 200_000])(
  'encodeFrame makes a valid text frame of %i bytes',
  async (bytes) => {
    const bare = JSON.stringify({ type: 'refetch', channelId: '' }).length;
    const frame = { type: 'refetch' as const, channelId: 'x'.repeat(bytes - bare) };
    const heard = once(client, 'message');
    connection.write(encodeFrame(frame));
    const [data, isBinary] = await heard;
    expect(isBinary).toBe(false);
    expect((data as Buffer).length).toBe(bytes);
    expect(JSON.parse(String(data))).toEqual(frame);
  },
);
