import { describe, expect, test } from 'vitest';
import { asJson } from '../app/structured-data/graph.ts';
import { articleHtml, wordCount } from './article-html.ts';
import { listedPages } from './document.ts';
import { feeds } from './feeds.ts';
import { robots, sitemap } from './robots-and-sitemap.ts';
import { searchIndex } from './search-index.ts';
import { securityTxt } from './well-known.ts';

const origin = 'https://orbit.example';

function page(path: string, main: string, head = '') {
  const html = `<html><head><meta name="description" content="What it is"/><meta property="og:url" content="${origin}${path}"/>
    <meta property="og:title" content="A &amp; B"/><meta property="og:image" content="${origin}/og${path}.png"/>${head}</head>
    <body><header>Menu</header><main>${main}</main></body></html>`;
  return { file: `${path.slice(1)}/index.html`, html };
}
const dated = '<meta property="article:published_time" content="2026-02-01"/>';
const prose = `<h1>A</h1><div class="prose"><h2 id="why"><a href="#why">Why pH</a></h2><p onclick="x()">Read <a href="/tools/so2">this</a>.
  <svg><text>drawn</text></svg></p><script>bad()</script></div><div id="calculator-so2"><h3>SO2</h3><form><input/>42</form></div>
  <div class="prose"><p>The end.</p><p data-noprint="true">Print me not</p></div>`;
const [article] = listedPages([page('/blog/x', prose, dated)]);
if (!article) throw new Error('the page was not read');

describe('a listed page', () => {
  test('is omitted with noindex, or without an address', () => {
    const hidden = page('/hidden', '', '<meta name="robots" content="noindex"/>');
    expect(listedPages([hidden, { file: '404.html', html: '' }])).toEqual([]);
  });

  test('is in the sitemap with the day of its last change, if known', () => {
    expect(sitemap([article], new Map([['/blog/x', '2026-03-04']]))).toContain(
      `<url><loc>${origin}/blog/x</loc><lastmod>2026-03-04</lastmod></url>`,
    );
    expect(sitemap([article], new Map())).toContain(`<url><loc>${origin}/blog/x</loc></url>`);
  });

  test('cannot close an element of the feed with its text', () => {
    const json = asJson({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'Thing', name: '</script><script>alert(1)' }],
    });
    expect(json).not.toContain('<');
    expect(JSON.parse(json)['@graph'][0].name).toBe('</script><script>alert(1)');
  });

  test('is indexed by section, without markup', () => {
    const [entry] = searchIndex([article]);
    expect(entry).toMatchObject({ href: '/blog/x', kind: 'article', title: 'A & B' });
    expect(entry?.sections[0]).toEqual(['why', 'Why pH', 'Read this.']);
    expect(JSON.stringify(entry)).not.toMatch(/drawn|bad|42|Print|Menu/);
  });
});

describe('an article in a feed', () => {
  test('has absolute addresses, and a link in place of the calculator', () => {
    const html = articleHtml(article);
    expect(html).toContain(`<a href="${origin}/tools/so2">this</a>`);
    expect(html).toContain(`<a href="${origin}/tools/so2">Open the calculator</a>`);
    expect(html).toContain(`<h2 id="why"><a href="${origin}/blog/x#why">`);
    expect(html).not.toMatch(/onclick|script|svg|input|Print me/);
    expect(wordCount(article)).toBe('Why pH Read this. Open the calculator The end.'.split(' ').length);
  });

  test('has no change date before its publication', () => {
    const { 'feed.json': json } = feeds([article], origin, new Map([['/blog/x', '2026-01-01']]));
    const [item] = JSON.parse(json).items;
    expect(item.date_modified).toBe('2026-02-01T17:00:00.000Z');
  });
});

test('security.txt expires after most of a year', () => {
  const built = new Date('2026-11-21T00:00:00Z');
  const expires = Date.parse(/^Expires: (.*)$/m.exec(securityTxt(origin, built))?.[1] ?? '');
  const days = (expires - built.getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
});

test('crawlers may fetch the community’s entry page, and nothing behind it', () => {
  expect(robots(origin)).toMatch(/Allow: \/plastic-grapes\$\nDisallow: \/plastic-grapes\nDisallow: \/api\//);
});
