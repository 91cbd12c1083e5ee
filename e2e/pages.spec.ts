import { expect, test } from './journey.ts';
import { publicRoutes } from './site-map.ts';

// What every page has to keep, in bytes, markup, links and access, is held by `npm run budgets`.

test('an unknown address answers 404 with a page that helps', async ({ page, complaints }) => {
  const answer = await page.goto('/nowhere');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  expect((await page.goto('/blog/unknown'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Blog Post Not Found' })).toBeVisible();
  // The browser itself notes each 404 as an error.
  complaints.splice(0);
});

test('the pages can be read without any script', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url });
  const page = await context.newPage();
  const content = publicRoutes.filter(({ hydrates }) => !hydrates);
  expect(content.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/', '/services', '/about', '/projects', '/blog', '/contact', '/wset']),
  );
  for (const { path } of content) {
    await page.goto(path);
    for (const heading of await page.locator('main :is(h1, h2)').all()) {
      await expect(heading).toHaveCSS('opacity', '1');
    }
  }
  await context.close();
});

test('without script every page that needs it says so', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url });
  const page = await context.newPage();
  // Moderators have come through the community.
  const needing = publicRoutes.filter(({ hydrates, path }) => hydrates && !path.includes('/admin/'));
  expect(needing.length).toBeGreaterThan(45);
  const silent = [];
  for (const { path } of needing) {
    await page.goto(path);
    // An article without a calculator is read.
    if (path.startsWith('/blog/') && (await page.locator('main input').count()) === 0) continue;
    // Words within noscript are not found as text.
    const said = [page.getByText(/needs? JavaScript/), page.locator('noscript')];
    const seen = await Promise.all(said.map((words) => words.first().isVisible()));
    if (!seen.includes(true)) silent.push(path);
  }
  expect(silent).toEqual([]);
  await page.goto('/tools/so2');
  const takesFocus = (field: HTMLInputElement) => {
    field.focus();
    return document.activeElement === field;
  };
  for (const field of await page.locator('main :is(input, select)').all())
    expect(await field.evaluate(takesFocus)).toBe(false);
  await context.close();
});

test('the browser may prepare every page that a link leads to, but not the community', async ({
  page,
  devtools,
}) => {
  await devtools.send('Preload.enable');
  const faults: unknown[] = [];
  const prepared = new Set<string>();
  devtools.on('Preload.ruleSetUpdated', ({ ruleSet }) => faults.push(ruleSet.errorType));
  devtools.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    for (const { key } of preloadingAttemptSources) prepared.add(new URL(key.url).pathname);
  });
  await page.goto('/about');
  await expect.poll(() => prepared.has('/blog')).toBe(true);
  expect(faults).toEqual([undefined]);
  expect(await page.locator('a[href="/plastic-grapes"]').count()).toBeGreaterThan(0);
  expect(prepared).not.toContain('/plastic-grapes');
});
