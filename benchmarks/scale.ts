import { startServer } from '@orbit-vine/e2e/server.ts';
import { printTable } from '../scripts/print-table.ts';
import type { Size } from './fan-out/load.ts';
import { predictFanOut } from './scale/channel-model.ts';
import type { Costs } from './scale/costs.ts';
import { costsOf, type MeasuredSize, measureSize, newMeasurement } from './scale/measure-costs.ts';
import { printCommunities, printMostMembers, printWineries } from './scale/tables.ts';
import { signIn } from './sign-in.ts';
import { median } from './statistics.ts';

const ms = Number(process.env.BENCH_SECONDS ?? 6) * 1_000;
/** The costs come from the first three; the others are predicted. */
const sizes: Size[] = [
  { sockets: 10, posters: 8 },
  { sockets: 400, posters: 8 },
  { sockets: 2_000, posters: 16 },
  { sockets: 100, posters: 8 },
  { sockets: 200, posters: 16 },
  { sockets: 1_000, posters: 16 },
];

export async function measureScale() {
  const server = await startServer({ LOG_LEVEL: 'error' });
  try {
    await server.seed({ members: 16 });
    const cookies = await signIn(server.url, 16);
    const measured = sizes.map((size) => newMeasurement(size));
    for (let round = 0; round < 2; round += 1)
      for (const each of measured) await measureSize(server, cookies, each, ms);
    const [few, some, many] = measured;
    if (!few || !some || !many) throw new Error('nothing was measured');
    const costs = calibrated(await costsOf(server, cookies, [few.used, some.used, many.used]), few);
    console.log(
      JSON.stringify(costs, (_, value) => (typeof value === 'number' ? Number(value.toPrecision(3)) : value)),
    );
    printTable(
      [
        'sockets / posters',
        'cores',
        'posts/s',
        'model',
        'off',
        'acknowledged ms p50',
        'model',
        'heard ms p50',
        'model',
      ],
      measured.map((each) => compare(costs, each)),
    );
    console.log();
    printCommunities(costs);
    console.log();
    printMostMembers(costs);
    console.log();
    printWineries();
  } finally {
    await server.stop();
  }
}

/** Finds `commitWaits`, the time that a post waits without using a processor, by the smallest size. */
function calibrated(costs: Costs, { cores, measured, ...size }: MeasuredSize): Costs {
  const target = (measured.posts / measured.postingMs) * 1_000;
  let [low, high] = [0, 100];
  for (let step = 0; step < 20; step += 1) {
    const commitWaits = (low + high) / 2;
    if (predictFanOut({ ...costs, commitWaits }, size, cores).postsPerSecond > target) low = commitWaits;
    else high = commitWaits;
  }
  return { ...costs, commitWaits: low };
}

function compare(costs: Costs, { cores, measured, ...size }: MeasuredSize) {
  const model = predictFanOut(costs, size, cores);
  const postsPerSecond = (measured.posts / measured.postingMs) * 1_000;
  const off = (model.postsPerSecond / postsPerSecond - 1) * 100;
  return [
    `${size.sockets} / ${size.posters}`,
    cores.toFixed(2),
    postsPerSecond.toFixed(0),
    model.postsPerSecond.toFixed(0),
    `${off > 0 ? '+' : ''}${off.toFixed(0)} %`,
    ((measured.frames / size.sockets / measured.postingMs) * 1_000).toFixed(0),
    (model.frames / 10).toFixed(0),
    measured.acknowledgement.quantile(0.5).toFixed(1),
    median(model.acknowledged).toFixed(1),
    measured.fanOut.quantile(0.5).toFixed(1),
    median(model.heard).toFixed(1),
  ];
}
