import { readFileSync } from 'node:fs';
import { geoContains } from 'd3-geo';
import type { FeatureCollection, MultiPolygon, Polygon } from 'geojson';
import { feature } from 'topojson-client';
import { describe, expect, it } from 'vitest';
import { viticulturalAreas } from '../areas/areas.ts';
import { areasAt } from '../areas/areas-at.ts';
import { idOfRegion } from './region.ts';
import { countries, wineRegions } from './regions.ts';

const read = (address: string) => JSON.parse(readFileSync(new URL(address, import.meta.url), 'utf8'));
const atlas = read('../../../../../node_modules/world-atlas/countries-50m.json');
const lands = feature(atlas, atlas.objects.countries) as unknown as FeatureCollection<
  Polygon | MultiPolygon,
  { name: string }
>;
const nameInAtlas: Record<string, string> = { 'United States': 'United States of America' };
/** Regions whose dot is by the sea, on a small island, or on ground that two states claim. */
const onTheEdge = new Set(['santorini-greece', 'galilee-israel']);

describe('the list of wine regions', () => {
  it('has at least 180 regions with unique ids, Michigan first', () => {
    expect(wineRegions.length).toBeGreaterThanOrEqual(180);
    expect(new Set(wineRegions.map(({ id }) => id)).size).toBe(wineRegions.length);
    expect(wineRegions[0]?.name).toBe('Lake Michigan Shore');
    expect(countries.length).toBeGreaterThan(25);
    expect(idOfRegion('Côte-Rôtie', 'France')).toBe('cote-rotie-france');
  });

  it.each(wineRegions.map((region) => [region.id, region] as const))('%s is complete', (_, region) => {
    const { grapes, styles, text, place, name } = region;
    expect(grapes.length).toBeGreaterThan(0);
    expect(styles.length).toBeGreaterThan(0);
    expect(place.length).toBeGreaterThan(4);
    expect(text).toMatch(/^[A-Z].+\. .+\.$/);
    expect(text.length, name).toBeLessThan(320);
    // Curly quotes, and no separators left over from the table.
    expect(name + place + text + grapes.join() + styles.join()).not.toMatch(/['"|]| {2}/);
  });

  it.each(wineRegions.filter(({ id }) => !onTheEdge.has(id)).map((region) => [region.id, region] as const))(
    '%s lies in its country',
    (_, { latitude, longitude, country }) => {
      const land = lands.features.find(
        ({ properties }) => properties.name === (nameInAtlas[country] ?? country),
      );
      if (!land) throw new Error(`The atlas knows no ${country}.`);
      // Within about seven miles: the atlas draws coasts in straight pieces.
      const around = [0, 0.1, -0.1].flatMap((dx) =>
        [0, 0.1, -0.1].map((dy) => [longitude + dx, latitude + dy]),
      );
      expect(around.some((place) => geoContains(land, place as [number, number]))).toBe(true);
    },
  );

  it('puts an American region that is a viticultural area inside its outline', () => {
    const source = read('../areas/data/source.topo.json');
    const named = wineRegions.filter(
      ({ country, name }) =>
        country === 'United States' && viticulturalAreas.some((area) => area.name === name),
    );
    expect(named.length).toBeGreaterThan(30);
    for (const { name, longitude, latitude } of named) {
      const here = areasAt([longitude, latitude], source, viticulturalAreas).map((area) => area.name);
      expect(here, name).toContain(name);
    }
  });
});
