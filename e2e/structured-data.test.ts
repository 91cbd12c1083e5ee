import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { services } from '../apps/web/app/pages/service-list.ts';
import { calculators } from '../apps/web/app/tools/registry.ts';
import { publicOrigin, publicRoutes } from './site-map.ts';

const client = fileURLToPath(new URL('../apps/web/build/client', import.meta.url));
const read = (path: string) => readFileSync(`${client}${path}`, 'utf8');
const htmlOf = (path: string) => read(path === '/' ? '/index.html' : `${path}/index.html`);
const addresses = new Set(publicRoutes.map(({ path }) => path));
const listed = publicRoutes.filter((route) => route.listed).map(({ path }) => path);

interface Node {
  '@type': string;
  '@id'?: string;
  [name: string]: unknown;
}

function graphOf(path: string): Node[] {
  const elements = [...htmlOf(path).matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
  expect(elements).toHaveLength(1);
  return JSON.parse(elements[0]?.[1] ?? '')['@graph'];
}

function values(node: unknown, name = ''): [name: string, value: unknown][] {
  if (Array.isArray(node)) return node.flatMap((item) => values(item, name));
  if (typeof node !== 'object' || node === null) return [[name, node]];
  return [
    [name, node] as [string, unknown],
    ...Object.entries(node).flatMap(([key, value]) => values(value, key)),
  ];
}

test('the structured data of a page is consistent', () => {
  expect(listed.length).toBeGreaterThan(20);
  for (const path of listed) {
    const graph = graphOf(path);
    const ids = new Set(graph.map((node) => node['@id']));
    for (const [name, value] of values(graph)) {
      expect(['aggregateRating', 'review', 'ratingValue']).not.toContain(name);
      const isReference = typeof value === 'object' && Object.keys(value ?? {}).join() === '@id';
      if (isReference) expect([path, ids.has((value as Node)['@id'])]).toEqual([path, true]);
      if (typeof value !== 'string' || !value.startsWith(`${publicOrigin}/`) || value.includes('{')) continue;
      const { pathname } = new URL(value);
      if (addresses.has(pathname)) continue;
      expect(() => readFileSync(`${client}${pathname}`)).not.toThrow();
    }
  }
});

test('each kind of page has its kind of description', () => {
  const types = (path: string) => graphOf(path).map((node) => node['@type']);
  expect(types('/')).toEqual(expect.arrayContaining(['Organization', 'WebSite']));
  expect(types('/about')).toContain('AboutPage');
  expect(types('/wset')).toContain('LearningResource');
  expect(types('/projects/domigo')).toContain('Article');
  const offered = graphOf('/services').filter((node) => node['@type'] === 'Service');
  expect(offered.map(({ name }) => name)).toEqual(services.map(({ title }) => title));
  for (const { id, title } of calculators) {
    const calculator = graphOf(`/tools/${id}`).find((node) => node['@type'] === 'LearningResource');
    expect(calculator).toMatchObject({ name: title, learningResourceType: 'Calculator' });
  }
  for (const path of listed.filter((address) => address.startsWith('/blog/'))) {
    const article = graphOf(path).find((node) => node['@type'] === 'BlogPosting');
    expect(article?.datePublished).toMatch(/^\d{4}-\d\d-\d\dT12:00:00-0[45]:00$/);
    const shown = [...htmlOf(path).matchAll(/<time datetime="([^"]*)"/g)].at(-1)?.[1] ?? '';
    expect([path, String(article?.dateModified).slice(0, 10)]).toEqual([path, shown]);
    expect(read('/sitemap.xml')).toContain(`${path}</loc><lastmod>${shown}`);
    expect(article?.wordCount).toBeGreaterThan(200);
  }
});

test('every page has a unique sharing card, small and of its declared size', () => {
  const cards = listed.map((path) => {
    const content = (name: string) =>
      new RegExp(`<meta property="og:${name}" content="([^"]*)"`).exec(htmlOf(path))?.[1] ?? '';
    const png = readFileSync(`${client}${new URL(content('image')).pathname}`);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)].map(String)).toEqual([
      content('image:width'),
      content('image:height'),
    ]);
    expect(png.length).toBeLessThan(60 * 1024);
    expect(content('image:alt')).not.toBe('');
    return content('image');
  });
  expect(new Set(cards).size).toBe(listed.length);
});

test('the sitemap lists the public pages, with real dates', () => {
  expect(listed).toEqual(expect.arrayContaining(['/', '/search', '/tools/so2', '/plastic-grapes']));
  expect(listed).not.toContain('/404');
  const today = new Date().toISOString().slice(0, 10);
  for (const [, day = ''] of read('/sitemap.xml').matchAll(/<lastmod>(.*?)<\/lastmod>/g)) {
    expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(day <= today).toBe(true);
  }
});

test('security.txt says where to report a vulnerability, and expires within a year', () => {
  const text = read('/.well-known/security.txt');
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
  const days = (expires - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});
