import { describe, expect, it } from 'vitest';
import { drawnGraph } from './drawn-graph.ts';
import { importedNames, readImports } from './imports.ts';
import { type House, houses } from './layers.ts';
import { unitOf, violations } from './violations.ts';

const house: House = {
  folder: 'app',
  rows: [['pages', 'feeds'], ['chat', 'chat/outbox'], ['api.ts']],
  mayImport: ['lib'],
  exceptions: [],
};
const within = (from: string, to: string) => [{ from: `app/${from}`, to: `app/${to}` }];

describe('layers', () => {
  it('match a path by its longest named folder', () => {
    expect(
      ['main.ts', 'chat/row.ts', 'chat/outbox/a/b.ts', 'api.ts'].map((path) => unitOf(house, `app/${path}`)),
    ).toEqual(['', 'chat', 'chat/outbox', 'api.ts']);
  });

  it.each([
    ['pages/home.ts', 'chat/row.ts'],
    ['pages/home.ts', 'pages/about.ts'],
    ['chat/row.ts', 'api.ts'],
    ['main.ts', 'pages/home.ts'],
    ['main.ts', 'server.ts'],
  ])('permit %s to import %s', (from, to) => {
    expect(violations(house, within(from, to))).toEqual([]);
  });

  it.each([
    ['chat/row.ts', 'pages/home.ts', 'app/chat/row.ts imports app/pages/home.ts: pages stands above it.'],
    ['pages/home.ts', 'feeds/rss.ts', 'app/pages/home.ts imports app/feeds/rss.ts: feeds stands beside it.'],
    ['api.ts', 'main.ts', 'app/api.ts imports app/main.ts: the composition stands above it.'],
    ['new/a.ts', 'api.ts', 'app/new stands in no layer.'],
  ])('refuse that %s imports %s', (from, to, line) => {
    expect(violations(house, within(from, to))).toEqual([expect.stringContaining(line)]);
  });

  it('refuse imports from other houses unless listed', () => {
    const to = (path: string) => [{ from: 'app/api.ts', to: path }];
    expect(violations(house, to('lib/x.ts'))).toEqual([]);
    expect(violations(house, to('server/x.ts'))).toEqual([
      expect.stringContaining('app/api.ts imports server/x.ts, of another house.'),
    ]);
  });

  it('permit exceptions, and refuse unused ones', () => {
    const excepting = { ...house, exceptions: ['chat -> pages', 'api.ts -> chat'] };
    expect(violations(excepting, within('chat/row.ts', 'pages/home.ts'))).toEqual([
      expect.stringContaining('"api.ts -> chat" is no longer imported'),
    ]);
  });

  it('find a cycle of three folders in a house without rows', () => {
    const imports = [
      ...within('a/1.ts', 'b/1.ts'),
      ...within('b/2.ts', 'c/1.ts'),
      ...within('c/2.ts', 'a/2.ts'),
    ];
    const free: House = { folder: 'app', mayImport: [], exceptions: [] };
    expect(violations(free, imports)).toHaveLength(3);
    expect(violations(free, imports.slice(1))).toEqual([]);
  });

  it('are drawn without edges that a longer path implies', () => {
    const imports = [
      ...within('pages/a.ts', 'chat/a.ts'),
      ...within('chat/a.ts', 'api.ts'),
      ...within('pages/a.ts', 'api.ts'),
    ];
    const drawn = drawnGraph(house, imports);
    expect(drawn).toContain('pages --> chat');
    expect(drawn).toContain('chat --> api_ts');
    expect(drawn).not.toContain('pages --> api_ts');
  });
});

it('the imports of a file include types, dynamic imports, re-exports, and workers', () => {
  const source = `
    import { a } from './a.ts';
    import type { B } from './b.ts';
    export { c } from './c.ts';
    const d = () => import('./d.ts');
    const e = new URL('./e.mjs', import.meta.url);
    type F = typeof import('./f.ts');`;
  expect(importedNames('x.ts', source)).toEqual([
    './a.ts',
    './b.ts',
    './c.ts',
    './d.ts',
    './e.mjs',
    './f.ts',
  ]);
});

it('every house has readable imports', () => {
  for (const { folder } of houses) expect(readImports(folder).length, folder).toBeGreaterThan(5);
});
