import type { Browser, Page, Request, ViewportSize } from '@playwright/test';
import type { PublicRoute } from '../site-map.ts';

export interface Screen {
  name: string;
  viewport: ViewportSize;
  deviceScaleFactor?: number;
  /** Delays fonts and the full style sheets until after the first paint, like a slow connection. */
  late?: boolean;
}

export interface Visit {
  page: Page;
  screen: Screen;
  requests: Request[];
  /** Errors of the page and its console, except the browser's report of an intended 404. */
  complaints: string[];
}

declare global {
  interface Window {
    budgets: { violations: string[]; layoutShift: number };
  }
}

/** Runs in the page before the page's own scripts. */
function watch() {
  window.budgets = { violations: [], layoutShift: 0 };
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    window.budgets.violations.push(`${effectiveDirective} ${blockedURI} ${sample}`);
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      window.budgets.layoutShift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

async function untilShown(page: Page) {
  await page
    .waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    .catch(() => undefined);
}

export async function openPage<T>(
  browser: Browser,
  url: string,
  route: PublicRoute,
  screen: Screen,
  use: (visit: Visit) => Promise<T>,
): Promise<T> {
  const { viewport, deviceScaleFactor = 1, late } = screen;
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor,
    reducedMotion: 'reduce',
    // A worker would serve from its cache, without the delay.
    ...(late && { serviceWorkers: 'block' }),
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    await page.addInitScript(watch);
    const requests: Request[] = [];
    const complaints: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith('data:')) requests.push(request);
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      const meant = route.status === 404 && message.location().url === url + route.path;
      if (message.type() === 'error' && !meant) complaints.push(message.text());
    });
    if (late) {
      await page.route(/\.(?:woff2|css)$/, async (request) => {
        await untilShown(page);
        await request.continue();
      });
    }
    await page.goto(url + route.path);
    if (route.hydrates) await page.waitForFunction(() => '__reactRouterDataRouter' in window);
    // The community first requests the session.
    await page.waitForSelector('h1', { state: 'attached' });
    await page.waitForLoadState('networkidle');
    // The community's dialog renders some time after its last request. The keyboard check reports an empty page.
    await page
      .locator('a[href]:visible, button:visible')
      .first()
      .waitFor({ timeout: 10_000 })
      .catch(() => undefined);
    return await use({ page, screen, requests, complaints });
  } finally {
    await context.close();
  }
}
