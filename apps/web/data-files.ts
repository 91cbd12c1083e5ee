import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { limits } from '@orbit-vine/contract/limits.ts';
import type { Plugin } from 'vite';
import { viticulturalAreas } from './app/regions/areas/areas.ts';
import { newerAreas } from './app/regions/areas/newer.ts';
import { pageOfRegion, wineRegions } from './app/regions/list/regions.ts';
import { decks } from './app/study/decks/decks.ts';

const id = 'virtual:data-files';
const folder = join(import.meta.dirname, '../../node_modules/.cache/data-files');

const regionNames = Array.from(
  new Set([...viticulturalAreas, ...newerAreas, ...wineRegions].map(({ name }) => name)),
)
  .filter(({ length }) => length <= limits.regionLength)
  .sort((one, other) => one.localeCompare(other, 'en'));

function importOf(name: string, data: unknown): string {
  const file = join(folder, `${name}.json`);
  writeFileSync(file, JSON.stringify(data));
  return `import ${name.replaceAll('-', '_')} from ${JSON.stringify(`${file}?url`)};`;
}

/**
 * Data written in TypeScript that pages fetch as JSON: it parses faster than script, and only the deck being studied is
 * fetched.
 */
export function dataFiles(): Plugin {
  return {
    name: 'data-files',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return;
      mkdirSync(folder, { recursive: true });
      return [
        importOf(
          'wine-regions',
          wineRegions.map((region) => ({ ...region, page: pageOfRegion(region) })),
        ),
        importOf('region-names', regionNames),
        ...decks.map((deck) => importOf(`deck-${deck.id}`, deck.cards)),
        'export const regionsAddress = wine_regions;',
        'export const regionNamesAddress = region_names;',
        `export const decks = [${decks.map(
          (deck) =>
            `{ id: "${deck.id}", name: ${JSON.stringify(deck.name)}, size: ${deck.cards.length}, address: deck_${deck.id.replaceAll('-', '_')} }`,
        )}];`,
      ].join('\n');
    },
  };
}
