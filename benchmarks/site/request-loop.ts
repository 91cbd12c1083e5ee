import { once } from 'node:events';
import { connect } from 'node:net';
import type { Delays } from '../delays.ts';

interface Loop {
  port: number;
  path: string;
  connections: number;
  ms: number;
}

/**
 * Requests one page on each connection as soon as the previous answer has arrived. Reads only the length of an
 * answer, to measure the server instead of itself.
 */
export async function requestAgainAndAgain({ port, path, connections, ms }: Loop, delays: Delays) {
  const until = performance.now() + ms;
  const request = `GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nAccept-Encoding: gzip\r\n\r\n`;
  const counts = await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true });
      await once(socket, 'connect');
      let sent = performance.now();
      let left = -1;
      let count = 0;
      socket.on('data', (chunk: Buffer) => {
        left = left === -1 ? lengthOf(chunk) - chunk.length : left - chunk.length;
        if (left > 0) return;
        const now = performance.now();
        delays.add(now - sent);
        count += 1;
        left = -1;
        sent = now;
        if (now < until) socket.write(request);
        else socket.end();
      });
      socket.write(request);
      await once(socket, 'close');
      return count;
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Length of the whole answer; its head must arrive in one piece. */
function lengthOf(chunk: Buffer): number {
  const head = chunk.toString('latin1', 0, chunk.indexOf('\r\n\r\n'));
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (!head.startsWith('HTTP/1.1 200') || length === undefined) throw new Error(head.slice(0, 200));
  return head.length + 4 + Number(length);
}
