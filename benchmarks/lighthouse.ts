import { createServer } from 'node:http';
import { openForLighthouse } from '@orbit-vine/e2e/lighthouse.ts';
import { startServer } from '@orbit-vine/e2e/server.ts';
import { publicRoutes } from '@orbit-vine/e2e/site-map.ts';
import { printTable } from '../scripts/print-table.ts';
import { median } from './statistics.ts';

const rounds = 5;
const pagesToMeasure = process.env.BENCH_PAGES?.split(' ');
const measures = {
  'first paint ms': 'first-contentful-paint',
  'largest paint ms': 'largest-contentful-paint',
  'blocked ms': 'total-blocking-time',
  shift: 'cumulative-layout-shift',
} as const;

interface Load {
  performance: number;
  measures: Record<string, number>;
}

/** Lighthouse for phones: pages in turns, beside an almost empty page in the same run. */
export async function measureLighthouse() {
  const server = await startServer();
  const blank = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end('<!doctype html><html lang="en"><title>Blank</title><p>Blank</p></html>');
  });
  await new Promise<void>((listening) => blank.listen(0, 'localhost', listening));
  const { port } = blank.address() as { port: number };
  const addresses = new Map([
    ['blank', `http://localhost:${port}/`],
    ...publicRoutes
      .filter(({ path, status }) => pagesToMeasure?.includes(path) ?? status === 200)
      .map(({ path }): [string, string] => [path, server.url + path]),
  ]);
  const loads = new Map(Array.from(addresses.keys(), (name): [string, Load[]] => [name, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const [name, url] of addresses) loads.get(name)?.push(await measureOnce(url));
  blank.close();
  await server.stop();
  report(loads);
}

async function measureOnce(url: string): Promise<Load> {
  const browser = await openForLighthouse();
  try {
    const { categories, audits } = await browser.audit(url, { onlyCategories: ['performance'] });
    return {
      performance: (categories.performance?.score ?? Number.NaN) * 100,
      measures: Object.fromEntries(
        Object.entries(measures).map(([name, id]) => [name, audits[id]?.numericValue ?? Number.NaN]),
      ),
    };
  } finally {
    await browser.close();
  }
}

function report(loads: Map<string, Load[]>) {
  const middle = (name: string, of: (load: Load) => number | undefined) =>
    median((loads.get(name) ?? []).map((load) => of(load) ?? Number.NaN));
  const largestPaint = (name: string) => middle(name, (load) => load.measures['largest paint ms']);
  printTable(
    ['page', 'performance', 'over blank ms', ...Object.keys(measures)],
    Array.from(loads.keys(), (name) => [
      name,
      middle(name, (load) => load.performance).toFixed(0),
      (largestPaint(name) - largestPaint('blank')).toFixed(0),
      ...Object.keys(measures).map((measure) =>
        middle(name, (load) => load.measures[measure]).toFixed(measure === 'shift' ? 3 : 0),
      ),
    ]),
  );
}
