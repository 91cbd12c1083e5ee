import { describe, expect, it } from 'vitest';
import { namedDots } from './place-names.ts';

const dot = (name: string, x: number, y: number) => ({
  id: name,
  name,
  place: [0, 0] as [number, number],
  x,
  y,
});
const named = (...args: Parameters<typeof namedDots>) => namedDots(...args).map(({ name }) => name);

describe('namedDots', () => {
  it('labels only the left one of two close dots on one line', () => {
    const [barbaresco, gavi, asti] = [dot('Barbaresco', 100, 50), dot('Gavi', 150, 56), dot('Asti', 105, 20)];
    expect(named([barbaresco, gavi, asti], undefined)).toEqual(['Barbaresco', 'Asti']);
    expect(named([barbaresco, { ...gavi, x: 260 }], undefined)).toEqual(['Barbaresco', 'Gavi']);
  });

  it('labels the selected dot first, and it alone where there are many', () => {
    const dots = [dot('Barbaresco', 100, 50), dot('Gavi', 150, 56)];
    expect(named(dots, 'Gavi')).toEqual(['Gavi']);
    const many = Array.from({ length: 13 }, (_, row) => dot(`Place ${row}`, 10, 40 * row));
    expect(named(many, 'Place 7')).toEqual(['Place 7']);
    expect(named(many.slice(1), undefined)).toHaveLength(12);
  });
});
