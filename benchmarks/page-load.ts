import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { browserArguments, findBrowser } from '@orbit-vine/e2e/browser.ts';
import { startServer } from '@orbit-vine/e2e/server.ts';
import { type Browser, chromium } from '@playwright/test';
import { printTable } from '../scripts/print-table.ts';
import { median } from './statistics.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 9);
const timesSlower = 4;
const pages = process.env.BENCH_PAGES?.split(' ') ?? ['/', '/tools/so2', '/plastic-grapes'];
/** The address of another version's server, which is measured in turn. */
const beside = process.env.BENCH_BESIDE;
const settledMs = 3_000;

interface Load {
  readonly blockedMs: number;
  readonly scriptMs: number;
  readonly layoutMs: number;
  readonly taskMs: number;
}

/** The main thread's work for a visitor's first load of a page, with the processor slowed down fourfold. */
export async function measurePageLoad() {
  const server = await startServer();
  const blank = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end('<!doctype html><html lang="en"><title>Blank</title><p>Blank</p></html>');
  });
  await new Promise<void>((listening) => blank.listen(0, 'localhost', listening));
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments });
  const addresses = new Map([['blank', `http://localhost:${(blank.address() as AddressInfo).port}/`]]);
  for (const page of pages) {
    addresses.set(page, server.url + page);
    if (beside) addresses.set(`${page}, beside`, beside + page);
  }
  const loads = new Map(Array.from(addresses.keys(), (name): [string, Load[]] => [name, []]));
  try {
    for (let round = 0; round < rounds; round += 1)
      for (const [name, url] of addresses) loads.get(name)?.push(await measureOnce(browser, url));
  } finally {
    await browser.close();
    blank.close();
    await server.stop();
  }
  const middle = (name: string, of: (load: Load) => number) =>
    median((loads.get(name) ?? []).map(of)).toFixed(0);
  printTable(
    ['page', 'blocked ms', 'script ms', 'layout and style ms', 'main thread ms'],
    Array.from(loads.keys(), (name) => [
      name,
      middle(name, ({ blockedMs }) => blockedMs),
      middle(name, ({ scriptMs }) => scriptMs),
      middle(name, ({ layoutMs }) => layoutMs),
      middle(name, ({ taskMs }) => taskMs),
    ]),
  );
}

/** In a new context, whose cache is empty. Script, layout, and tasks are CPU time; blocked time is by the clock. */
async function measureOnce(browser: Browser, url: string): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(() => {
      const blocked = { ms: 0 };
      Object.assign(globalThis, { blocked });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) blocked.ms += duration - 50;
      }).observe({ type: 'longtask', buffered: true });
    });
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: timesSlower });
    await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(url);
    await page.waitForTimeout(settledMs);
    const { metrics } = await devTools.send('Performance.getMetrics');
    const ms = (name: string) =>
      (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN) * 1_000;
    return {
      blockedMs: await page.evaluate(() => (globalThis as unknown as { blocked: { ms: number } }).blocked.ms),
      scriptMs: ms('ScriptDuration'),
      layoutMs: ms('LayoutDuration') + ms('RecalcStyleDuration'),
      taskMs: ms('TaskDuration'),
    };
  } finally {
    await context.close();
  }
}
