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
