import { expect, test } from './journey.ts';
import { publicOrigin, publicRoutes } from './site-map.ts';

test('the feeds are well formed, linked from the blog, and contain every article in full', async ({
  page,
  request,
}) => {
  await page.goto('/blog');
  const links = await page
    .locator('link[rel="alternate"]')
    .evaluateAll((all) => all.map((link) => [link.getAttribute('type'), link.getAttribute('href')]));
  expect(links).toEqual([
    ['application/rss+xml', '/rss.xml'],
    ['application/atom+xml', '/atom.xml'],
    ['application/feed+json', '/feed.json'],
  ]);
  const articles = publicRoutes
    .filter(({ listed, path }) => listed && path.startsWith('/blog/'))
    .map(({ path }) => path);
  // The site's policy forbids parsing strings.
  await page.goto('about:blank');
  for (const [path, entry] of [
    ['/rss.xml', 'item'],
    ['/atom.xml', 'entry'],
  ] as const) {
    const text = await (await request.get(path)).text();
    const counted = await page.evaluate(
      ([xml, name]) => {
        const document = new DOMParser().parseFromString(xml, 'application/xml');
        return document.querySelector('parsererror') ? -1 : document.querySelectorAll(name).length;
      },
      [text, entry] as const,
    );
    expect([path, counted]).toEqual([path, articles.length]);
    // No elements that work only on the page, and no relative addresses.
    expect(text).not.toMatch(/<(script|form|input|svg|button)\b|(href|src)="[/#]/);
  }
  const feed = await (await request.get('/feed.json')).json();
  expect(feed.items.map(({ url }: { url: string }) => url.slice(publicOrigin.length)).sort()).toEqual(
    articles.sort(),
  );
  for (const { content_html } of feed.items) expect(content_html.length).toBeGreaterThan(2_000);
});
