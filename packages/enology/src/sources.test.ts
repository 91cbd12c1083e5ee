import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sources } from './sources.ts';

const folder = new URL('./', import.meta.url);
const cited = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .flatMap((name) => {
    const text = readFileSync(new URL(name, folder), 'utf8');
    return [...text.matchAll(/@source (.+)/g)].flatMap(([, ids]) =>
      (ids ?? '').split(',').map((id) => ({ name, id: id.trim() })),
    );
  });

describe('the bibliography', () => {
  it('holds every source that a doc block cites', () => {
    expect(cited.length).toBeGreaterThan(20);
    expect(cited.filter(({ id }) => !(id in sources))).toEqual([]);
  });
});
