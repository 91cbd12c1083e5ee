import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './journey.ts';
import { sitePages } from './site-map.ts';

/** HTML with its styles, as it travels. Articles are long and may weigh more. */
const pageBudget = (path: string) => (path.startsWith('/blog/') ? 20 : 13) * 1024;

test('the site has its pages, and only those with something to work React', () => {
  const content = sitePages.filter(({ hydrates }) => !hydrates).map(({ path }) => path);
  expect(content).toEqual(
    expect.arrayContaining(['/', '/tools', '/services', '/about', '/blog', '/contact']),
  );
  expect(sitePages.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      '/',
      '/about',
      '/blog',
      '/contact',
      '/plastic-grapes',
      '/projects/domigo',
      '/tools/so2',
      '/wset',
    ]),
  );
});

for (const { path, brotliBytes, hydrates } of sitePages) {
  test.describe(path, () => {
    test('is accessible in light and dark, fits a phone, and asks nobody else', async ({ page, server }) => {
      const elsewhere: string[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith(server.url) && !request.url().startsWith('data:'))
          elsewhere.push(request.url());
      });
      await page.setViewportSize({ width: 390, height: 844 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        expect((await page.goto(path))?.status()).toBe(200);
        await page.waitForLoadState('networkidle');
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => [colorScheme, id, nodes.map((node) => node.html)])).toEqual(
          [],
        );
      }
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      expect(elsewhere).toEqual([]);
    });

    test('says what it is to machines', async ({ page }) => {
      await page.goto(path);
      const content = (selector: string) => page.locator(selector).getAttribute('content');
      expect(await page.title()).not.toBe('');
      expect((await content('meta[name="description"]'))?.length).toBeGreaterThan(40);
      const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
      expect(new URL(canonical ?? '').pathname).toBe(path);
      expect(await content('meta[property="og:title"]')).toBeTruthy();
      expect(await content('meta[property="og:url"]')).toBe(canonical);
      expect(await content('meta[name="twitter:card"]')).toBeTruthy();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    });

    test('keeps its budget of bytes and script', async ({ page }) => {
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(request.url());
      });
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      expect(brotliBytes).toBeLessThanOrEqual(pageBudget(path));
      if (hydrates) return;
      expect(scripts).toEqual([]);
      const inline = page.locator('script:not([src]):not([type="application/ld+json"])');
      await expect(inline).toHaveCount(1);
      expect((await inline.textContent())?.length).toBeLessThan(6_000);
    });
  });
}

test('every link inside the site leads somewhere', async ({ request, page }) => {
  const seen = new Map<string, number>();
  for (const { path } of sitePages) {
    await page.goto(path);
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    for (const link of links) {
      const target = (link ?? '').split('#')[0] ?? '';
      if (target && !seen.has(target))
        seen.set(target, (await request.get(target, { maxRedirects: 0 })).status());
    }
  }
  expect(seen.size).toBeGreaterThan(20);
  expect(Array.from(seen).filter(([, status]) => status !== 200)).toEqual([]);
});

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
  for (const { path } of sitePages.filter(({ hydrates }) => !hydrates)) {
    await page.goto(path);
    for (const heading of await page.locator('main :is(h1, h2)').all()) {
      await expect(heading).toHaveCSS('opacity', '1');
    }
  }
  await context.close();
});
