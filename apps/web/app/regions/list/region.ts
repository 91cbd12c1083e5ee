import { foldText } from '../../platform/fold-text.ts';

const warmths = ['cool', 'moderate', 'warm', 'hot'] as const;
const kinds = ['maritime', 'continental', 'Mediterranean', 'subtropical', 'desert'] as const;
const units = { L3: 'Level 3', D3: 'D3', D4: 'D4', D5: 'D5' } as const;

export type StudyUnit = keyof typeof units;

export interface WineRegion {
  /** Name and country in small letters with hyphens; unique. */
  id: string;
  name: string;
  country: string;
  /** Its location within the country. */
  place: string;
  /** Of its middle or main town, in degrees. */
  latitude: number;
  longitude: number;
  climate: { warmth: (typeof warmths)[number]; kind: (typeof kinds)[number] };
  /** The most planted or best known first. */
  grapes: string[];
  styles: string[];
  /** WSET units that name it; many good regions have none. */
  units: StudyUnit[];
  text: string;
}

export const climateOf = ({ climate }: WineRegion): string => `${climate.warmth} ${climate.kind}`;

export const unitName = (unit: StudyUnit): string => units[unit];

export function idOfRegion(name: string, country: string): string {
  return foldText(`${name} ${country}`)
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

function oneOf<Word extends string>(words: readonly Word[], word: string | undefined, line: string): Word {
  const found = words.find((known) => known === word);
  if (!found) throw new Error(`"${word}" is none of ${words.join(', ')}: ${line}`);
  return found;
}

const listed = (cell: string) => (cell === '-' ? [] : cell.split(',').map((word) => word.trim()));

function regionOf(country: string, line: string): WineRegion {
  const cells = line.split('|').map((cell) => cell.trim());
  const [name = '', place = '', at = '', climate = '', grapes = '', styles = '', named = '', text = ''] =
    cells;
  if (cells.length !== 8) throw new Error(`Not eight cells: ${line}`);
  const [latitude = Number.NaN, longitude = Number.NaN] = at.split(' ').map(Number);
  const [warmth, kind] = climate.split(' ');
  return {
    id: idOfRegion(name, country),
    name,
    country,
    place,
    latitude,
    longitude,
    climate: { warmth: oneOf(warmths, warmth, line), kind: oneOf(kinds, kind, line) },
    grapes: listed(grapes),
    styles: listed(styles),
    units: listed(named).map((unit) => oneOf(Object.keys(units) as StudyUnit[], unit, line)),
    text,
  };
}

/**
 * Parses one region a line: name | place | latitude longitude | climate | grapes | styles | units | two sentences. A
 * hyphen means none.
 */
export function regionsOf(country: string, lines: string): WineRegion[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => regionOf(country, line));
}
