import { chromium } from '@playwright/test';
import { printTable } from '../../scripts/print-table.ts';
import { browserArguments, findHeadlessShell } from '../browser.ts';
import { openForLighthouse } from '../lighthouse.ts';
import { startServer } from '../server.ts';
import { type PublicRoute, publicRoutes } from '../site-map.ts';
import { checkRoute } from './check-route.ts';
import { failed, none, type Row } from './finding.ts';
import { score } from './lighthouse-scores.ts';
import { brokenLinks, type LinkedPage } from './links.ts';

/** With fewer routes, some were not found. */
const fewestRoutes = 28;

/** Several pages at once, to use the processor while a page waits. */
const concurrency = 4;

export async function checkEveryRoute(paths: string[]): Promise<boolean> {
  const started = performance.now();
  if (publicRoutes.length < fewestRoutes) throw new Error(`There are only ${publicRoutes.length} routes.`);
  const routes = publicRoutes.filter(({ path }) => paths.length === 0 || paths.includes(path));
  const firsts = new Map(routes.toReversed().map((route) => [route.template, route]));
  const inFull = new Set(paths.length > 0 ? routes : firsts.values());
  const server = await startServer();
  try {
    const [pages, scores] = await Promise.all([
      visitAll(server.url, routes, inFull),
      scoreAll(server.url, inFull),
    ]);
    const rows = routes.map((route, at): [PublicRoute, Row] => [
      route,
      { ...scores.get(route), ...pages[at] },
    ]);
    return report(rows, inFull.size, (performance.now() - started) / 1000);
  } finally {
    await server.stop();
  }
}

/** Lighthouse, only for templates; visits to each page cover its checks of head, links, and accessibility. */
async function scoreAll(url: string, routes: Iterable<PublicRoute>): Promise<Map<PublicRoute, Row>> {
  const browser = await openForLighthouse();
  try {
    const rows = new Map<PublicRoute, Row>();
    for (const route of routes)
      rows.set(route, await score(browser, url, route).catch((error) => ({ Lighthouse: failed(error) })));
    return rows;
  } finally {
    await browser.close();
  }
}

async function visitAll(url: string, routes: PublicRoute[], inFull: Set<PublicRoute>): Promise<Row[]> {
  const browser = await chromium.launch({
    executablePath: await findHeadlessShell(),
    args: browserArguments,
  });
  try {
    const checked: { row: Row; linked: LinkedPage }[] = [];
    const waiting = Array.from(routes.entries());
    const worker = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift())
        checked[next[0]] = await checkRoute(browser, url, next[1], inFull.has(next[1])).catch((error) => ({
          row: { visit: failed(error) },
          linked: { path: next[1].path, links: [], ids: [] },
        }));
    };
    await Promise.all(Array.from({ length: concurrency }, worker));
    const broken = await brokenLinks(checked.map(({ linked }) => linked));
    return checked.map(({ row, linked }) => ({ ...row, links: none(broken.get(linked.path) ?? []) }));
  } finally {
    await browser.close();
  }
}

function report(rows: [PublicRoute, Row][], inFull: number, seconds: number): boolean {
  const columns = Array.from(new Set(rows.flatMap(([, row]) => Object.keys(row))));
  const cell = (row: Row, column: string) => {
    const { shown = '', faults = [] } = row[column] ?? {};
    return faults.length > 0 ? `! ${shown}` : shown;
  };
  printTable(
    ['page', ...columns],
    rows.map(([{ path }, row]) => [path, ...columns.map((column) => cell(row, column))]),
  );
  const faults = rows.flatMap(([{ path }, row]) =>
    columns.flatMap((column) => (row[column]?.faults ?? []).map((fault) => `${path}: ${column}: ${fault}`)),
  );
  for (const fault of faults) console.error(fault);
  console.log(
    `\n${rows.length} pages, ${inFull} of them in full, ${faults.length} faults, ${seconds.toFixed(0)} s`,
  );
  return faults.length === 0;
}
