import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Network conditions. `swallows` loses data without an error, and then carries nothing more on the same connection,
 * as a firewall does that forgot it.
 */
export type Network = 'well' | 'slow' | 'swallows' | 'half closes' | 'cut';

export async function openNetwork(to: { host: string; port: number }, slowMs = 150) {
  const pairs = new Set<[Socket, Socket]>();
  let state: Network = 'well';
  const forgotten = new WeakSet<Socket>();
  const carry = (from: Socket, into: Socket) => {
    let last = Promise.resolve();
    from.on('data', (chunk: Buffer) => {
      if (state === 'swallows') forgotten.add(from).add(into);
      if (forgotten.has(from)) return;
      const arrives = state === 'slow' ? sleep(slowMs) : Promise.resolve();
      last = Promise.all([last, arrives]).then(() => void (into.writable && into.write(chunk)));
    });
    from.on('end', () => void last.then(() => into.end()));
    from.on('error', () => into.destroy());
  };
  const server = createServer({ allowHalfOpen: true }, (near) => {
    if (state === 'cut') return void near.destroy();
    const far = connect({ ...to, allowHalfOpen: true });
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    near.once('close', () => {
      far.destroy();
      pairs.delete(pair);
    });
    far.once('close', () => near.destroy());
    carry(near, far);
    carry(far, near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    become(next: Network) {
      state = next;
      if (next === 'half closes') for (const [near] of pairs) near.end();
      if (next === 'cut') for (const [near] of pairs) near.destroy();
    },
    close() {
      for (const pair of pairs) for (const socket of pair) socket.destroy();
      server.close();
    },
  };
}
