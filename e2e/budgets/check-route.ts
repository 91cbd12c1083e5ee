import type { Browser, Page } from '@playwright/test';
import { type PublicRoute, publicOrigin } from '../site-map.ts';
import { axeFaults, overflowFaults } from './accessibility.ts';
import { none, type Row } from './finding.ts';
import { headFaults } from './head.ts';
import { walkByKeyboard } from './keyboard.ts';
import { type LinkedPage, linksOf } from './links.ts';
import { markupFaults } from './markup.ts';
import { openPage, type Screen, type Visit } from './visit.ts';
import { weigh } from './weight.ts';

const phone: Screen = { name: 'phone', viewport: { width: 390, height: 844 } };
/** A desktop window at 200 % (WCAG 1.4.4). */
const zoomed: Screen = {
  name: 'zoomed',
  viewport: { width: 640, height: 400 },
  deviceScaleFactor: 2,
  late: true,
};
const desktop: Screen = { name: 'desktop', viewport: { width: 1280, height: 800 }, late: true };
/** The same window at 400 % (WCAG 1.4.10). */
const narrow: Screen = { name: 'narrow', viewport: { width: 320, height: 640 }, late: true };

interface Seen {
  shifts: number[];
  axe: string[];
  console: string[];
  violations: string[];
  overflow: string[];
  keyboard: string[];
  stops: number;
}

/** What is looked at on every screen. Before axe, which may itself run into the page's policy. */
async function lookAround({ page, screen, complaints }: Visit, seen: Seen) {
  const { violations, layoutShift } = await page.evaluate(() => window.budgets);
  const told = (faults: string[]) => faults.map((fault) => `${screen.name}: ${fault}`);
  seen.shifts.push(layoutShift);
  seen.violations.push(...told(violations));
  seen.console.push(...told(complaints));
  seen.overflow.push(...told(await overflowFaults(page)));
}

/** All that a browser has to say about one route, and what the page links to. */
export async function checkRoute(
  browser: Browser,
  url: string,
  route: PublicRoute,
): Promise<{ row: Row; linked: LinkedPage }> {
  const seen: Seen = {
    shifts: [],
    axe: [],
    console: [],
    violations: [],
    overflow: [],
    keyboard: [],
    stops: 0,
  };
  const { weight, linked, head, elsewhere } = await checkFirstView(browser, url, route, seen);
  await openPage(browser, url, route, zoomed, async (visit) => {
    await lookAround(visit, seen);
    seen.axe.push(...(await axeFaults(visit.page, zoomed.name)));
  });
  for (const screen of [desktop, narrow]) {
    await openPage(browser, url, route, screen, async (visit) => {
      await lookAround(visit, seen);
      const { reached, faults } = await walkByKeyboard(visit.page, screen.name);
      seen.stops += reached;
      seen.keyboard.push(...faults);
    });
  }
  const answer = await fetch(url + route.path, { redirect: 'manual' });
  const wrongStatus = answer.status === route.status ? [] : [`answers ${answer.status}`];
  const shift = Math.max(...seen.shifts);
  const row: Row = {
    ...weight,
    shift: {
      shown: shift.toFixed(3),
      faults: shift > 0 ? [`on the four screens ${seen.shifts.join(', ')}`] : [],
    },
    axe: none(seen.axe),
    HTML: none(await markupFaults(await answer.text())),
    head: none([...wrongStatus, ...head]),
    console: none(seen.console),
    CSP: none(seen.violations),
    'other hosts': none(elsewhere),
    'too wide': none(seen.overflow),
    'Tab stops': { shown: String(seen.stops), faults: [] },
    keyboard: none(seen.keyboard),
  };
  return { row, linked };
}

async function checkFirstView(browser: Browser, url: string, route: PublicRoute, seen: Seen) {
  return openPage(browser, url, route, phone, async (visit) => {
    const { page, requests } = visit;
    const weight = await weigh(route, page, [...requests]);
    await scrollThrough(page);
    await lookAround(visit, seen);
    const linked = await linksOf(route.path, page, publicOrigin);
    const head = await headFaults(route, page);
    const elsewhere = requests.map((request) => request.url()).filter((address) => !address.startsWith(url));
    seen.axe.push(...(await axeFaults(page, phone.name)));
    return { weight, linked, head, elsewhere };
  });
}

/** What comes into view may ask for more, or move. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top);
      await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
    }
    window.scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
}
