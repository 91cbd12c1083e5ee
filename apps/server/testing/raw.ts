import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A plain TCP connection, for requests that no HTTP client would send. */
export function openRaw(url: string) {
  const { hostname, port } = new URL(url);
  const socket: Socket = connect({
    host: hostname === 'localhost' ? '127.0.0.1' : hostname,
    port: Number(port),
    allowHalfOpen: true,
  });
  let heard = '';
  socket.setEncoding('latin1');
  socket.on('data', (chunk: string) => {
    heard += chunk;
  });
  socket.on('error', () => undefined);
  const ended = new Promise<void>((resolve) => socket.once('end', resolve).once('close', () => resolve()));
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  return {
    socket,
    say: (text: string) => socket.write(text, 'latin1'),
    async answer() {
      await Promise.race([ended, sleep(5_000)]);
      return heard;
    },
    heard: () => heard,
    closed,
  };
}
