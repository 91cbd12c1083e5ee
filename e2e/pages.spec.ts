import { expect, test } from './journey.ts';

// `npm run budgets` checks weight, markup, links, accessibility, and use without a script on every page.

test('an unknown address answers 404 with a page that helps', async ({ page, complaints }) => {
  const answer = await page.goto('/nowhere');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  expect((await page.goto('/blog/unknown'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Blog Post Not Found' })).toBeVisible();
  // The browser reports each 404 as an error.
  complaints.splice(0);
});

test('the fields of a calculator cannot be focused without a script', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url });
  const page = await context.newPage();
  await page.goto('/tools/so2');
  const takesFocus = (field: HTMLInputElement) => {
    field.focus();
    return document.activeElement === field;
  };
  const fields = await page.locator('main :is(input, select)').all();
  expect(fields.length).toBeGreaterThan(0);
  for (const field of fields) expect(await field.evaluate(takesFocus)).toBe(false);
  await context.close();
});

test('the browser may prerender every page that a link leads to, except the community', async ({
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
