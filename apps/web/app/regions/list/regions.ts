import { centralEurope } from './central-europe.ts';
import { east } from './east.ts';
import { franceEast } from './france-east.ts';
import { franceWest } from './france-west.ts';
import { iberia } from './iberia.ts';
import { italy } from './italy.ts';
import { northAmerica } from './north-america.ts';
import type { WineRegion } from './region.ts';
import { southAmerica } from './south-america.ts';
import { southernSeas } from './southern-seas.ts';

interface Part {
  id: string;
  name: string;
  regions: readonly WineRegion[];
}

/** The parts of the world with a page each, Michigan's first. */
export const parts: readonly Part[] = [
  { id: 'north-america', name: 'North America', regions: northAmerica },
  { id: 'france', name: 'France', regions: [...franceWest, ...franceEast] },
  { id: 'italy', name: 'Italy', regions: italy },
  { id: 'spain-and-portugal', name: 'Spain and Portugal', regions: iberia },
  { id: 'central-europe', name: 'Central Europe', regions: centralEurope },
  { id: 'greece-to-japan', name: 'England, Greece, and the East', regions: east },
  { id: 'south-america', name: 'South America', regions: southAmerica },
  { id: 'southern-hemisphere', name: 'South Africa, Australia, and New Zealand', regions: southernSeas },
];

export const wineRegions: readonly WineRegion[] = parts.flatMap(({ regions }) => regions);

export const countries = [...new Set(wineRegions.map(({ country }) => country))];

export function pageOfRegion({ id }: WineRegion): string {
  const part = parts.find(({ regions }) => regions.some((region) => region.id === id));
  return `/regions/${part?.id}#${id}`;
}
