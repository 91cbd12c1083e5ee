import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { Delays } from '../delays.ts';
import type { Channel, Delivered } from './channel.ts';

interface Awaited {
  sentAt: number;
  got: Uint8Array;
  left: number;
}

const openAtOnce = 50;

export async function openReaders(channel: Channel, count: number, fanOut: Delays) {
  const awaited = new Map<string, Awaited>();
  const newest = new Float64Array(count);
  const counted = { frames: 0, deliveries: 0, doubled: 0, outOfOrder: 0, lastAt: 0 };
  const take = (socket: number, { id, seq }: Delivered, now: number) => {
    const message = awaited.get(id);
    if (!message) return;
    if (message.got[socket]) counted.doubled += 1;
    else {
      message.got[socket] = 1;
      message.left -= 1;
      counted.deliveries += 1;
      fanOut.add(now - message.sentAt);
      if (seq < (newest[socket] ?? 0)) counted.outOfOrder += 1;
    }
    newest[socket] = Math.max(newest[socket] ?? 0, seq);
    counted.lastAt = now;
  };
  const read = cachingLast(channel.read);
  const open = async (at: number) => {
    const socket = new WebSocket(channel.liveUrl, {
      headers: { cookie: channel.cookie(at) },
      perMessageDeflate: false,
      skipUTF8Validation: true,
    });
    await once(socket, 'open');
    await channel.follow(socket);
    socket.on('message', (data: Buffer) => {
      const now = performance.now();
      counted.frames += 1;
      for (const delivered of read(data)) take(at, delivered, now);
    });
    return socket;
  };
  const sockets: WebSocket[] = [];
  while (sockets.length < count) {
    const some = Math.min(openAtOnce, count - sockets.length);
    sockets.push(...(await Promise.all(Array.from({ length: some }, (_, n) => open(sockets.length + n)))));
  }
  return {
    counted,
    await(id: string, sentAt: number) {
      awaited.set(id, { sentAt, got: new Uint8Array(count), left: count });
    },
    missing: (ids: string[]) => ids.reduce((sum, id) => sum + (awaited.get(id)?.left ?? 0), 0),
    close() {
      for (const socket of sockets) socket.terminate();
    },
  };
}

/** Parses each frame once for all sockets, to measure the server instead of this program. */
function cachingLast(read: Channel['read']) {
  let last: Buffer = Buffer.alloc(0);
  let parsed: Delivered[] = [];
  return (data: Buffer) => {
    if (!data.equals(last)) {
      last = data;
      parsed = read(data.toString());
    }
    return parsed;
  };
}
