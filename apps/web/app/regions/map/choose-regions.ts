import type { ViticulturalArea } from '../areas/area.ts';
import { plain, wordsOf } from '../areas/search-words.ts';
import type { StudyUnit, WineRegion } from '../list/region.ts';

export interface RegionFilter {
  /** Part of a name, country, place, grape, or style. */
  text: string;
  country: string;
  warmth: string;
  unit: StudyUnit | '';
}

export const noFilter: RegionFilter = { text: '', country: '', warmth: '', unit: '' };

export function chosenRegions(regions: readonly WineRegion[], filter: RegionFilter): WineRegion[] {
  const words = wordsOf(filter.text);
  return regions.filter(({ name, country, place, grapes, styles, climate, units }) => {
    const said = plain([name, country, place, ...grapes, ...styles].join(' '));
    return (
      words.every((word) => said.includes(word)) &&
      (!filter.country || country === filter.country) &&
      (!filter.warmth || climate.warmth === filter.warmth) &&
      (!filter.unit || units.includes(filter.unit))
    );
  });
}

/** Viticultural areas whose name or county matches the search text; none without a search text. */
export function chosenByName(areas: readonly ViticulturalArea[], filter: RegionFilter): ViticulturalArea[] {
  const words = wordsOf(filter.text);
  const isElsewhere = filter.country !== '' && filter.country !== 'United States';
  if (words.length === 0 || isElsewhere || filter.warmth || filter.unit) return [];
  return areas.filter(({ name, counties }) => {
    const said = plain([name, ...counties].join(' '));
    return words.every((word) => said.includes(word));
  });
}
