import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { calculators } from './registry.ts';

const folders = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^[\w-]+\/definition\.ts$/.test(file))
  .map((file) => file.slice(0, file.indexOf('/')));

it('every folder with a definition is in the registry, once, and by its name', () => {
  expect(folders.length).toBeGreaterThan(0);
  expect(calculators.map(({ id }) => id).sort()).toEqual(folders.sort());
});
