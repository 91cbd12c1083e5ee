import { describe, expect, it } from 'vitest';
import { viticulturalAreas } from './areas.ts';
import { chosenAreas, michiganFirst, sortedAreas } from './order.ts';
import { stateNames } from './states.ts';

const all = { text: '', state: '', nesting: '' } as const;
const names = (areas: { name: string }[]) => areas.map(({ name }) => name);

describe('the table of viticultural areas', () => {
  it('starts with the five areas of Michigan', () => {
    expect(names(michiganFirst(viticulturalAreas)).slice(0, 6)).toEqual([
      'Fennville',
      'Lake Michigan Shore',
      'Leelanau Peninsula',
      'Old Mission Peninsula',
      'Tip of the Mitt',
      'Adelaida District',
    ]);
  });

  it('matches words of a name, a county, a petitioner, and a section', () => {
    const found = (text: string) => names(chosenAreas(viticulturalAreas, { ...all, text }));
    expect(found('mission peninsula')).toEqual(['Old Mission Peninsula']);
    expect(found('van buren kalamazoo')).toEqual(['Lake Michigan Shore']);
    expect(found('mawby')).toEqual(['Leelanau Peninsula']);
    expect(found('§9.33')).toContain('Fennville');
    expect(found('nothing of the kind')).toEqual([]);
  });

  it.each(["martha's vineyard", 'Martha’s Vineyard', "vineyard, martha's"])(
    'finds an area by "%s"',
    (text) => {
      expect(names(chosenAreas(viticulturalAreas, { ...all, text }))).toEqual(['Martha’s Vineyard']);
    },
  );

  it('filters by state, with shared areas, and lists other states', () => {
    const inWashington = chosenAreas(viticulturalAreas, { ...all, state: 'WA' });
    expect(names(inWashington)).toEqual(expect.arrayContaining(['Red Mountain', 'Walla Walla Valley']));
    const inside = chosenAreas(viticulturalAreas, { ...all, state: 'MI', nesting: 'inside' });
    expect(names(inside)).toEqual(['Fennville']);
    expect(chosenAreas(viticulturalAreas, { ...all, state: 'MI', nesting: 'alone' })).toHaveLength(4);
  });

  it('sorts by date, size and section, both ways', () => {
    expect(sortedAreas(viticulturalAreas, 'published', false)[0]?.name).toBe('Augusta');
    expect(sortedAreas(viticulturalAreas, 'acres', false)[0]?.name).toBe('Ulupalakua');
    expect(sortedAreas(viticulturalAreas, 'section', false)[0]?.name).toBe('Augusta');
  });

  it('names every state', () => {
    for (const { states } of viticulturalAreas)
      for (const state of states) expect(stateNames[state], state).toBeTruthy();
  });
});
