import { expect, test } from 'vitest';
import { publicRoutes } from './site-map.ts';

test('content pages come without a framework, and interactive ones with one', () => {
  const paths = (hydrating: boolean) =>
    publicRoutes.filter(({ hydrates }) => hydrates === hydrating).map(({ path }) => path);
  expect(paths(false)).toEqual(
    expect.arrayContaining(['/', '/services', '/about', '/projects', '/blog', '/contact', '/wset']),
  );
  expect(paths(true).filter((path) => !path.includes('/admin/')).length).toBeGreaterThan(45);
});
