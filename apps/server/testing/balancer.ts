import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export async function openBalancer(ports: () => number[]) {
  let turn = 0;
  const open = new Set<Socket>();
  const server = createServer(async (client) => {
    open.add(client.on('error', () => undefined).once('close', () => open.delete(client)));
    const all = ports();
    turn += 1;
    for (let at = 0; at < all.length; at += 1) {
      const upstream = connect(all[(turn + at) % all.length] ?? 0, '127.0.0.1');
      const taken = await once(upstream, 'connect').then(
        () => true,
        () => false,
      );
      if (!taken) continue;
      upstream.on('error', () => client.destroy());
      client.once('close', () => upstream.destroy());
      upstream.once('close', () => client.destroy());
      client.pipe(upstream).pipe(client);
      return;
    }
    client.destroy();
  });
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    cut,
    async close() {
      cut();
      server.close();
    },
  };
}
