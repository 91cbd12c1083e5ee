import { startServer } from '@orbit-vine/e2e/server.ts';
import { printTable } from '../scripts/print-table.ts';
import { type Channel, floorChannel, ourChannel } from './fan-out/channel.ts';
import { startFloor } from './fan-out/floor.ts';
import { Measured, measureLoad, type Size } from './fan-out/load.ts';
import { signIn } from './sign-in.ts';

const rounds = 2;
const roundMs = Number(process.env.BENCH_SECONDS ?? 6) * 1_000;

const sizes: Size[] = (process.env.BENCH_SIZES ?? '100/8 400/8 1000/16 4000/16').split(' ').map((size) => {
  const [sockets = 0, posters = 0] = size.split('/').map(Number);
  return { sockets, posters };
});

/** One channel under a closed loop of posters: this server and a minimal one in turns, on one PostgreSQL. */
export async function measureFanOut() {
  const server = await startServer({ LOG_LEVEL: 'error' });
  const floor = await startFloor(server);
  try {
    const members = 16;
    await server.seed({ members });
    const cookies = await signIn(server.url, members);
    const channels = [floorChannel(floor.url), ourChannel(server.url, cookies)];
    const rows = [];
    for (const size of sizes) {
      const measured = new Map<Channel, Measured>(channels.map((channel) => [channel, new Measured()]));
      for (let round = 0; round < rounds; round += 1)
        for (const [channel, so] of measured) await measureLoad(channel, size, roundMs, so);
      for (const [{ server }, so] of measured) rows.push(row(size, server, so));
    }
    printTable(
      [
        'sockets / posters',
        'server',
        'posts/s',
        'deliveries/s',
        'acknowledged ms p50 / p95 / p99',
        'heard ms p50 / p95 / p99',
        'lost',
        'doubled',
        'out of order',
      ],
      rows,
    );
  } finally {
    floor.stop();
    await server.stop();
  }
}

function row({ sockets, posters }: Size, server: string, so: Measured) {
  return [
    `${sockets} / ${posters}`,
    server,
    Math.round((so.posts / so.postingMs) * 1_000).toString(),
    Math.round((so.deliveries / so.deliveringMs) * 1_000).toString(),
    so.acknowledgement.spread(),
    so.fanOut.spread(),
    so.lost.toString(),
    so.doubled.toString(),
    so.outOfOrder.toString(),
  ];
}
