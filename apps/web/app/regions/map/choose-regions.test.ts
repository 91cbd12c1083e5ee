import { describe, expect, it } from 'vitest';
import { viticulturalAreas } from '../areas/areas.ts';
import { wineRegions } from '../list/regions.ts';
import { chosenByName, chosenRegions, noFilter } from './choose-regions.ts';

const names = (found: { name: string }[]) => found.map(({ name }) => name);
const regions = (filter: Partial<typeof noFilter>) =>
  names(chosenRegions(wineRegions, { ...noFilter, ...filter }));

describe('the filters of the map', () => {
  it('finds regions by name, grape, place, and style, ignoring accents', () => {
    expect(regions({ text: 'cote rotie' })[0]).toBe('Côte-Rôtie');
    expect(regions({ text: 'savagnin' })).toEqual(['Jura']);
    expect(regions({ text: 'lake michigan' })).toContain('Lake Michigan Shore');
    expect(regions({ text: 'ice wine nowhere' })).toEqual([]);
  });

  it('combines filters: cool Austria in Level 3 has Wachau and not Burgenland', () => {
    const found = regions({ country: 'Austria', warmth: 'cool', unit: 'L3' });
    expect(found).toContain('Wachau');
    expect(found).not.toContain('Burgenland');
    expect(found).not.toContain('Mosel');
  });

  it('finds viticultural areas only for a text, and only in the United States', () => {
    const areas = (filter: Partial<typeof noFilter>) =>
      names(chosenByName(viticulturalAreas, { ...noFilter, ...filter }));
    expect(areas({})).toEqual([]);
    expect(areas({ text: 'allegan' })).toEqual(['Fennville', 'Lake Michigan Shore']);
    expect(areas({ text: "martha's" })).toEqual(['Martha’s Vineyard']);
    expect(areas({ text: 'valley', country: 'France' })).toEqual([]);
  });
});
