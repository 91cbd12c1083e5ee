import type { ViticulturalArea } from './area.ts';
import { plain, wordsOf } from './search-words.ts';

export type Column = 'name' | 'states' | 'published' | 'acres' | 'within' | 'section';

export interface Wanted {
  /** Part of the name, a county, the petitioner, or the section. */
  text: string;
  /** Postal code, or empty for all. */
  state: string;
  nesting: '' | 'alone' | 'inside';
}

export function chosenAreas(
  areas: readonly ViticulturalArea[],
  { text, state, nesting }: Wanted,
): ViticulturalArea[] {
  const words = wordsOf(text);
  return areas.filter(({ name, counties, petitioner, section, states, within }) => {
    const said = plain([name, ...counties, petitioner, `§${section}`].join(' '));
    return (
      words.every((word) => said.includes(word)) &&
      (!state || states.includes(state)) &&
      (!nesting || within.length > 0 === (nesting === 'inside'))
    );
  });
}

const compare: Record<Column, (a: ViticulturalArea, b: ViticulturalArea) => number> = {
  name: (a, b) => a.name.localeCompare(b.name, 'en'),
  states: (a, b) => a.states.join().localeCompare(b.states.join(), 'en'),
  published: (a, b) => a.published.localeCompare(b.published),
  acres: (a, b) => a.acres - b.acres,
  within: (a, b) => a.within.length - b.within.length,
  section: (a, b) => Number(a.section.slice(2)) - Number(b.section.slice(2)),
};

export function sortedAreas(
  areas: readonly ViticulturalArea[],
  column: Column,
  isDescending: boolean,
): ViticulturalArea[] {
  const direction = isDescending ? -1 : 1;
  return areas.toSorted((a, b) => direction * compare[column](a, b) || compare.name(a, b));
}

/** The page's initial order: Michigan's areas, then the others, by name. */
export function michiganFirst(areas: readonly ViticulturalArea[]): ViticulturalArea[] {
  const isHere = ({ states }: ViticulturalArea) => Number(states.includes('MI'));
  return areas.toSorted((a, b) => isHere(b) - isHere(a) || compare.name(a, b));
}
