import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { guideFiles, offlineFiles } from './service-worker-files.ts';

let client: string;
beforeEach(() => {
  client = mkdtempSync(join(tmpdir(), 'orbit-vine-offline-'));
});
afterEach(() => rmSync(client, { recursive: true }));

function write(files: Record<string, string>) {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(client, path)), { recursive: true });
    writeFileSync(join(client, path), content);
  }
}

const page = (name: string, html: string) => ({ file: `${name}/index.html`, html });
const pages = [
  page('tools', '<link rel="icon" href="/favicon.svg"><a href="/blog/x">x</a>'),
  page('tools/so2', '<link href="/assets/so2.css"><script>import("/assets/so2-1.js")</script>'),
  page('blog', '<script src="/assets/blog-1.js"></script>'),
  page(
    'blog/so2-guide',
    '<link rel="alternate" type="application/rss+xml" href="/rss.xml"><link rel="icon" href="/favicon.svg"><script>import("/assets/article-1.js")</script>',
  ),
  page('plastic-grapes', '<script src="/assets/community-1.js"></script>'),
];
const files = {
  'favicon.svg': '<svg/>',
  'assets/so2.css': '@font-face{src:url(/assets/font.woff2)}',
  'assets/font.woff2': 'font',
  'assets/so2-1.js': 'import"./shared-1.js";const later=()=>import(`./sheet-1.js`)',
  'assets/shared-1.js': 'import "../build-end/so2-1.js"; fetch("/api/health")',
  'assets/sheet-1.js': '',
  'assets/blog-1.js': '',
  'assets/article-1.js': 'import"./shared-1.js";const later=()=>import(`./embedded-1.js`)',
  'assets/embedded-1.js': '',
  'rss.xml': '<rss/>',
  'assets/community-1.js': '',
};

test('the cache holds the calculators with their direct and indirect dependencies, and nothing else', () => {
  write(files);
  expect(offlineFiles(client, pages, 'tools')).toMatchObject({
    pages: ['/tools', '/tools/so2'],
    assets: [
      '/assets/font.woff2',
      '/assets/shared-1.js',
      '/assets/sheet-1.js',
      '/assets/so2-1.js',
      '/assets/so2.css',
      '/favicon.svg',
    ],
  });
});

test('the version changes if and only if a page or a file changes', () => {
  write(files);
  const { version } = offlineFiles(client, pages, 'tools');
  expect(offlineFiles(client, pages.toReversed(), 'tools').version).toBe(version);
  write({ 'assets/blog-1.js': 'changed' });
  expect(offlineFiles(client, pages, 'tools').version).toBe(version);
  write({ 'favicon.svg': '<svg id="new"/>' });
  const second = offlineFiles(client, pages, 'tools').version;
  expect(second).not.toBe(version);
  const edited = pages.map((each) => ({ ...each, html: each.html.replace('>x<', '>y<') }));
  expect(offlineFiles(client, edited, 'tools').version).not.toBe(second);
});

test('a guide’s cache has its other dependencies, without the feed', () => {
  write(files);
  const guidesOf = () =>
    guideFiles(client, pages, new Set(['/blog/so2-guide']), offlineFiles(client, pages, 'tools'));
  const first = guidesOf();
  expect(first).toMatchObject({
    area: 'blog',
    pages: ['/blog/so2-guide'],
    assets: ['/assets/article-1.js', '/assets/embedded-1.js'],
  });
  // A changed shared file gives a new version too.
  write({ 'assets/shared-1.js': 'changed' });
  expect(guidesOf().version).not.toBe(first.version);
});

test('each area caches its own pages, and a build without pages fails', () => {
  write({ 'assets/lots-1.js': '' });
  const lots = page('lots', '<script>import("/assets/lots-1.js")</script>');
  expect(offlineFiles(client, [...pages, lots], 'lots')).toMatchObject({
    area: 'lots',
    pages: ['/lots'],
    assets: ['/assets/lots-1.js'],
  });
  expect(() => offlineFiles(client, pages, 'lots')).toThrow('no page at /lots');
});
