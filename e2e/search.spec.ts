import { expect, holdRequests, test } from './journey.ts';

test('a winemaker finds a section of an article by keyboard, and the address keeps the query', {
  tag: '@essential',
}, async ({ page, server }) => {
  const elsewhere: string[] = [];
  const requests: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin !== server.url) elsewhere.push(request.url());
    if (url.pathname === '/search.json' || url.pathname.startsWith('/api')) requests.push(url.pathname);
  });
  await page.goto('/search');
  await expect(page.getByRole('heading', { name: 'The whole site' })).toBeVisible();
  expect(requests).toEqual([]);

  const field = page.getByRole('searchbox', { name: 'Search the site' });
  await field.pressSequentially('molecul');
  const status = page.getByRole('status').filter({ hasText: 'found for' });
  await expect(status).toHaveText(/^\d+ pages? found for “molecul”\.$/);
  await expect(page).toHaveURL('/search?q=molecul');
  await expect(page.getByRole('heading', { name: 'The whole site' })).toBeHidden();
  await expect(page.locator('mark').first()).toContainText(/molecul/i);

  await field.press('ArrowDown');
  const results = page.locator('[data-result]');
  await expect(results.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(results.nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toBeFocused();

  const section = page.locator('[data-result][href*="#"]').first();
  const href = (await section.getAttribute('href')) ?? '';
  await section.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(href);
  await expect(page.locator(`[id="${href.split('#')[1]}"]`)).toBeInViewport();
  await page.goBack();
  await expect(field).toHaveValue('molecul');
  await expect(results.first()).toBeVisible();
  expect(elsewhere).toEqual([]);
  expect(new Set(requests)).toEqual(new Set(['/search.json']));
});

test('the search is one tap away on a desktop and on a phone, in the bar and in the menu', async ({
  page,
}) => {
  await page.goto('/services');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: 'Search' })).toHaveAttribute('href', '/search');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  // The first item of the menu is the field, since a phone shows its keyboard only if a tap focuses it.
  const field = page.getByRole('navigation', { name: 'Menu' }).getByRole('searchbox');
  const first = page.getByRole('navigation', { name: 'Menu' }).getByRole('link').first();
  expect((await field.boundingBox())?.y).toBeLessThan((await first.boundingBox())?.y ?? 0);
  await field.fill('sulfite');
  await field.press('Enter');
  await expect(page).toHaveURL('/search?q=sulfite');
  await expect(page.getByText('pages found for “sulfite”')).toBeVisible();
  await bar.getByRole('link', { name: 'Search' }).click();
  await expect(page.getByRole('searchbox', { name: 'Search the site' })).toBeFocused();
});

test('a misspelled word finds its page from a link, and Enter opens the first result, however early', async ({
  page,
}) => {
  const release = await holdRequests(page, '**/search.json');
  await page.goto('/search?q=sulpher%20dioxid');
  await expect(page.getByText('Searching…')).toBeVisible();
  await page.getByRole('searchbox').press('Enter');
  release();
  const first = page.locator('[data-result]').first();
  await expect(first).toBeFocused();
  await expect(first).toContainText('Sulfur dioxide management in winemaking');
});

test('a visitor without results gets suggestions', async ({ page }) => {
  await page.goto('/search');
  await page.getByRole('searchbox').fill('xqzwv');
  await expect(page.getByText('Nothing found for “xqzwv”.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The whole site' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'ask us' })).toHaveAttribute('href', '/contact');
});

test('without a network the search says so, and works when it is back', async ({ page, complaints }) => {
  await page.goto('/search');
  await page.waitForLoadState('networkidle');
  await page.route('**/search.json', (route) => route.abort());
  await page.getByRole('searchbox').fill('yeast');
  await expect(page.getByRole('alert')).toContainText('couldn’t be loaded');
  await page.unroute('**/search.json');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('[data-result]').first()).toBeVisible();
  // The browser reports the failed request.
  complaints.splice(0);
});

test('without a script the page says so and lists the site', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url });
  const page = await context.newPage();
  await page.goto('/search');
  await expect(page.getByText('The search needs JavaScript')).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(page.getByRole('main').getByRole('link', { name: 'Bordeaux CubeSat' })).toBeVisible();
  await context.close();
});
