import { type Browser, expect, type Page } from '@playwright/test';
import { type PublicRoute, publicOrigin } from '../site-map.ts';
import { axeFaults, overflowFaults } from './accessibility.ts';
import { none, type Row } from './finding.ts';
import { headFaults } from './head.ts';
import { proseFaults } from './house-style.ts';
import { walkByKeyboard } from './keyboard.ts';
import { type LinkedPage, linksOf } from './links.ts';
import { markupFaults } from './markup.ts';
import { openPage, type Screen, type Visit } from './visit.ts';
import { weigh } from './weight.ts';
import { faultsWithoutScript } from './without-script.ts';

/*
 * A page of each template is opened on all screens. Other pages of a template differ only in text, numbers, and
 * links, so they are opened on a phone and then narrowed. Weight, head, links, markup, policy, axe, overflow,
 * keyboard, and the page without a script are checked on every page; the other layouts and late fonts only on
 * templates.
 */
const phone: Screen = { name: 'phone', viewport: { width: 390, height: 844 } };
const desktop: Screen = { name: 'desktop', viewport: { width: 1280, height: 800 }, late: true };
/** A 1280 px window at 200 % (WCAG 1.4.4). */
const zoomed = { name: 'zoomed', viewport: { width: 640, height: 400 } };
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

const prefixWith = ({ name }: Pick<Screen, 'name'>) => {
  return (faults: string[]) => faults.map((fault) => `${name}: ${fault}`);
};

async function lookAround({ page, screen, complaints }: Visit, seen: Seen) {
  const { violations, layoutShift } = await page.evaluate(() => window.budgets);
  const prefixed = prefixWith(screen);
  seen.shifts.push(layoutShift);
  seen.violations.push(...prefixed(violations));
  seen.console.push(...prefixed(complaints));
  seen.overflow.push(...prefixed(await overflowFaults(page)));
}

export async function checkRoute(
  browser: Browser,
  url: string,
  route: PublicRoute,
  onAllScreens: boolean,
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
  const { weight, linked, head, elsewhere, prose } = await openPage(browser, url, route, phone, (visit) =>
    checkFirstView(visit, url, route, seen, !onAllScreens),
  );
  if (onAllScreens) {
    await openPage(browser, url, route, desktop, async (visit) => {
      await lookAround(visit, seen);
      await walk(visit.page, desktop, seen);
      await visit.page.setViewportSize(zoomed.viewport);
      seen.overflow.push(...prefixWith(zoomed)(await overflowFaults(visit.page)));
      seen.axe.push(...(await axeFaults(visit.page, zoomed.name)));
    });
    await openPage(browser, url, route, narrow, async (visit) => {
      await lookAround(visit, seen);
      await checkNarrow(visit.page, seen);
    });
  }
  const answer = await fetch(url + route.path, { redirect: 'manual' });
  const wrongStatus = answer.status === route.status ? [] : [`answers ${answer.status}`];
  const shift = Math.max(...seen.shifts);
  const row: Row = {
    ...weight,
    shift: {
      shown: shift.toFixed(3),
      faults: shift > 0 ? [`on its screens ${seen.shifts.join(', ')}`] : [],
    },
    axe: none(seen.axe),
    HTML: none(await markupFaults(await answer.text())),
    head: none([...wrongStatus, ...head]),
    prose: none(prose),
    'no script': none(await faultsWithoutScript(browser, url, route)),
    console: none(seen.console),
    CSP: none(seen.violations),
    'other hosts': none(elsewhere),
    'too wide': none(seen.overflow),
    'Tab stops': { shown: String(seen.stops), faults: [] },
    keyboard: none(seen.keyboard),
  };
  return { row, linked };
}

async function checkFirstView(
  visit: Visit,
  url: string,
  route: PublicRoute,
  seen: Seen,
  alsoNarrow: boolean,
) {
  const { page, requests } = visit;
  const weight = await weigh(route, page, [...requests]);
  await scrollThrough(page);
  await lookAround(visit, seen);
  const linked = await linksOf(route.path, page, publicOrigin);
  const head = await headFaults(route, page);
  const prose = await proseFaults(page);
  const elsewhere = requests.map((request) => request.url()).filter((address) => !address.startsWith(url));
  if (alsoNarrow) {
    await page.setViewportSize(narrow.viewport);
    await checkNarrow(page, seen);
    await page.setViewportSize(phone.viewport);
  }
  await openPanels(page);
  seen.axe.push(...(await axeFaults(page, phone.name)));
  return { weight, linked, head, elsewhere, prose };
}

async function walk(page: Page, screen: Screen, seen: Seen) {
  const { reached, faults } = await walkByKeyboard(page, screen.name);
  seen.stops += reached;
  seen.keyboard.push(...faults);
}

async function checkNarrow(page: Page, seen: Seen) {
  await walk(page, narrow, seen);
  await openPanels(page);
  seen.overflow.push(...prefixWith(narrow)(await overflowFaults(page)));
}

async function openPanels(page: Page) {
  await page.evaluate(() => {
    for (const panel of document.querySelectorAll<HTMLDetailsElement>('main details')) panel.open = true;
  });
  await expect(page.getByText('Opening…')).toHaveCount(0);
}

/** Sections may load or move when they come into view. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top);
      await new Promise((next) => {
        requestAnimationFrame(() => requestAnimationFrame(next));
        // A page that is not drawn gets no animation frames.
        setTimeout(next, 1_000);
      });
    }
    window.scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
}
