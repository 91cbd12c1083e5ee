import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { defaultsOf } from '../apps/web/app/calculator/form/form-spec.ts';
import { calculators } from '../apps/web/app/tools/registry.ts';
import { retiredWorker } from '../apps/web/postbuild/service-worker.ts';
import { expect, test, untilCached } from './journey.ts';

test.use({ serviceWorkers: 'allow' });

const otherValues = calculators.map(({ id, form, fields }): [id: string, value: string] => {
  const first = fields(defaultsOf(form)).find((name) => name in form.numbers) ?? '';
  const { min = 0, initial = 0 } = form.numbers[first] ?? {};
  return [id, ((min + initial) / 2).toFixed(3)];
});
const tools = otherValues.map(([id]) => id);

const guides = [...new Set(calculators.flatMap(({ guide }) => (guide ? [`/blog/${guide}`] : [])))];

const workersOf = (page: Page) =>
  page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope, installing, waiting, active }) => ({
      area: new URL(scope).pathname,
      atRest: !installing && !waiting && active?.state === 'activated',
    })),
  );

/** Waits until the workers are complete and control the page and the guides; returns the cached paths. */
async function cachedPathsOf(page: Page): Promise<string[]> {
  await untilCached(page);
  await expect
    .poll(async () => (await workersOf(page)).filter(({ atRest }) => atRest).map(({ area }) => area))
    .toContain('/blog');
  return page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    const requests = (await Promise.all(caches.map((cache) => cache.keys()))).flat();
    return requests.map(({ url }) => new URL(url).pathname);
  });
}

async function worksWithoutNetwork(page: Page, values = otherValues) {
  for (const [id, value] of values) {
    await page.goto(`/tools/${id}`);
    const field = page.locator('main input[inputmode="decimal"]').first();
    const before = await page.locator('output').textContent();
    await field.fill(value);
    await expect(page.locator('output')).not.toHaveText(before ?? '');
  }
  await page.goto('/tools/so2');
  await page.getByText('Many tanks').click();
  await page.getByLabel('Paste rows from a spreadsheet').fill('Red 3; 3,4; 100; 10');
  await expect(page.getByRole('row', { name: /Red 3/ })).toContainText('3.833\u00a0g');
  await page.getByText('Dose sheet').click();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  await page.getByText('All tools', { exact: true }).click();
  await expect(page.getByRole('link', { name: 'Hose and Transfer' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Tools' }).click();
  await expect(page).toHaveURL('/tools');
  // The list of recently used calculators may have the link too.
  await page.getByRole('link', { name: 'Alcohol by Volume', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Alcohol by Volume' })).toBeVisible();
}

async function guidesWorkWithoutNetwork(page: Page) {
  for (const path of guides) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  }
  await page.goto('/tools/so2');
  await page.getByRole('link', { name: 'Read detailed guide' }).click();
  await expect(page).toHaveURL(/\/blog\/sulfur/);
  const embedded = page.locator('#calculator-so2');
  await embedded.scrollIntoViewIfNeeded();
  await expect(embedded.getByRole('button', { name: 'Copy as text' })).toBeEnabled();
  // The stored value from the calculator's page appears once the script has loaded, so only another value shows that
  // typing works.
  await embedded.getByLabel('pH', { exact: true }).fill('3.3');
  // 0.8 × 10^(3.3 − 1.8).
  await expect(embedded.locator('output').first()).toContainText('25.30\u00a0mg/L');
}

test('the calculators and guides work offline after one visit, and say that they are offline', {
  tag: '@essential',
}, async ({ page, context, complaints }) => {
  await page.goto('/tools/brix-sg');
  await expect(page.getByText('Ready offline.')).toBeVisible();
  const cached = await cachedPathsOf(page);
  expect(cached).toEqual(expect.arrayContaining(['/tools', ...tools.map((id) => `/tools/${id}`)]));
  expect(
    cached.filter((path) => !/^\/(tools|assets|favicon|apple-touch|site\.webmanifest)/.test(path)).sort(),
  ).toEqual(guides.toSorted());
  const notice = page.getByText('You’re offline.');
  await expect(notice).toBeHidden();
  await context.setOffline(true);
  await expect(notice).toBeVisible();
  await worksWithoutNetwork(page);
  await guidesWorkWithoutNetwork(page);
  await page.goto('/tools/worksheet');
  await page.getByLabel(/^(Begin with|Then)$/).selectOption({ label: 'Any Addition' });
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const step = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Any Addition' }) });
  await step.getByLabel('Volume of wine or must').fill('2000');
  await expect(step.getByRole('status')).toContainText('400\u00a0g');
  await page.goto('/tools/binder');
  await expect(page.getByRole('heading', { level: 1, name: 'The binder' })).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toBeHidden();
  complaints.splice(0);
});

test('a button offers the home screen when the browser can, and text explains it before', async ({
  page,
}) => {
  await page.goto('/tools/units');
  // The list loads its script at once for a visitor who has used a calculator.
  for (const path of ['/tools/units', '/tools']) {
    await page.goto(path);
    const button = page.getByRole('button', { name: 'Add to home screen' });
    const words = page.getByText('add it to your home screen');
    await expect(words).toBeVisible();
    await expect(async () => {
      // Chromium sends the event once a visitor has stayed for a while.
      await page.evaluate(() => {
        const prompt = () => document.body.setAttribute('data-prompted', '');
        const offer = () => Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
        dispatchEvent(offer());
        // Sometimes Chromium sends it again before the first is used.
        dispatchEvent(offer());
      });
      await expect(button).toBeVisible({ timeout: 100 });
    }).toPass();
    await expect(words).toBeHidden();
    await button.click();
    await expect(page.locator('body[data-prompted]')).toBeVisible();
    await expect(words).toBeVisible();
    await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
    await expect(words).toBeHidden();
  }
});

test('a page says that it is being stored, and that it is not if a file does not arrive', async ({
  page,
  context,
  complaints,
}) => {
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  const { promise: refused, resolve: refuse } = Promise.withResolvers<void>();
  // Only the worker requests another calculator's page.
  await context.route('**/tools/yan', async (route) => {
    ask();
    await refused;
    await route.abort();
  });
  await page.goto('/tools/so2');
  await asked;
  await expect(page.getByText('Storing the calculators for use offline…')).toBeVisible();
  refuse();
  await expect(page.getByText('Not stored for use offline: this page needs a connection.')).toBeVisible();
  complaints.splice(0);
});

test('the calculators also work while the server is down, and nothing else of the site is cached', async ({
  page,
  server,
  complaints,
}) => {
  await page.goto('/tools/yan');
  await cachedPathsOf(page);
  await server.kill();
  try {
    // One worker serves all calculators, as the test without a network shows.
    await worksWithoutNetwork(page, otherValues.slice(0, 3));
    for (const path of ['/about', '/blog', '/plastic-grapes', '/api/health']) {
      await expect(page.goto(path)).rejects.toThrow('ERR_CONNECTION_REFUSED');
    }
  } finally {
    await server.start();
  }
  complaints.splice(0);
});

async function withWorkers(url: string, workers: Record<string, string>) {
  const front = createServer(async (request, response) => {
    const answer = await fetch(url + request.url, { headers: { accept: String(request.headers.accept) } });
    const headers = Object.fromEntries(answer.headers);
    delete headers['content-encoding'];
    delete headers['content-length'];
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, headers);
    response.end(workers[request.url ?? ''] ?? body);
  });
  await new Promise<void>((listening) => front.listen(0, '127.0.0.1', listening));
  return { front, url: `http://localhost:${(front.address() as AddressInfo).port}` };
}

const cacheNames = (page: Page) => page.evaluate(() => window.caches.keys());

async function lookForNewBuild(page: Page) {
  await expect.poll(async () => (await workersOf(page)).every(({ atRest }) => atRest)).toBe(true);
  await page.evaluate(async () => {
    for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.update();
  });
}

test('a new build replaces the cache, except the previous build’s files, which an open page may still need', async ({
  page,
  server,
}) => {
  const original = await (await fetch(`${server.url}/sw.js`)).text();
  const version = /version:[`'"]([\w-]+)/.exec(original)?.[1] ?? '';
  expect(version).not.toBe('');
  const workers: Record<string, string> = {};
  const { front, url } = await withWorkers(server.url, workers);
  await page.goto(`${url}/tools/so2`);
  await cachedPathsOf(page);
  for (const [next, expected] of [
    ['second', [version, 'second']],
    ['third', ['second', 'third']],
  ] as const) {
    workers['/sw.js'] = original.replace(version, next);
    await lookForNewBuild(page);
    await expect
      .poll(async () => (await cacheNames(page)).filter((name) => name.startsWith('tools-')))
      .toEqual(expected.map((name) => `tools-${name}`));
  }
  front.close();
});

test('disabled workers remove their caches and themselves', async ({ page, server }) => {
  const workers: Record<string, string> = {};
  const { front, url } = await withWorkers(server.url, workers);
  await page.goto(`${url}/tools/so2`);
  await cachedPathsOf(page);
  workers['/sw.js'] = await retiredWorker('tools');
  workers['/guides-sw.js'] = await retiredWorker('blog');
  await lookForNewBuild(page);
  await expect.poll(() => cacheNames(page)).toEqual([]);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
  front.close();
});
