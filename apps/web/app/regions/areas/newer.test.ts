import { readFileSync } from 'node:fs';
import atlas from 'us-atlas/counties-10m.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { viticulturalAreas } from './areas.ts';
import { makeCounties } from './make-counties.ts';
import { boundariesThrough, laterChanges, newerAreas } from './newer.ts';
import { type CountyTopology, uncertainAt } from './newer-at.ts';

const counties = JSON.parse(
  readFileSync(new URL('./data/counties.topo.json', import.meta.url), 'utf8'),
) as CountyTopology;

const at = (latitude: number, longitude: number) => {
  const { maybe, changed } = uncertainAt([longitude, latitude], counties);
  return { maybe: maybe.map(({ id }) => id), changed };
};

describe('the areas established after our boundaries', () => {
  it('follow the last rule whose boundary we have', () => {
    const last = viticulturalAreas.toSorted((a, b) => b.published.localeCompare(a.published))[0];
    expect(last).toMatchObject({
      ...boundariesThrough,
      rule: expect.stringContaining(boundariesThrough.rule),
    });
    for (const { published } of [...newerAreas, ...laterChanges])
      expect(published > boundariesThrough.published).toBe(true);
  });

  // The bureau's list of August 18, 2026 has 280.
  it('make 280 with the others, each once', () => {
    const ids = [...viticulturalAreas, ...newerAreas].map(({ id }) => id);
    expect(ids).toHaveLength(280);
    expect(new Set(ids).size).toBe(280);
  });

  it('change only areas that are on the list', () => {
    const known = viticulturalAreas.map(({ id }) => id);
    const changed = [...newerAreas.flatMap(({ changes }) => changes ?? []), ...laterChanges];
    expect(known).toEqual(expect.arrayContaining(changed.flatMap(({ areas }) => areas)));
  });

  it('have the counties that the file holds', () => {
    expect(counties).toEqual(makeCounties(atlas as never));
  });
});

describe('uncertainAt', () => {
  it.each([
    ['Oakley, CA', 38.0, -121.71, ['contra-costa'], ['san-francisco-bay', 'central-coast']],
    ['Yucaipa, CA', 34.03, -117.04, ['yucaipa-valley'], []],
    ['Comptche, CA', 39.27, -123.59, ['comptche'], []],
    ['St. Helena, CA', 38.505, -122.47, ['crystal-springs-of-napa-valley'], ['calistoga']],
    ['Escondido, CA', 33.12, -117.08, ['san-luis-rey'], []],
    ['Beverly, WA', 46.84, -119.93, ['beverly-washington'], []],
    ['Goldendale, WA', 45.82, -120.82, ['columbia-hills'], []],
    ['Tryon, NC', 35.21, -82.24, ['tryon-foothills'], []],
    ['Bolton, MA', 42.43, -71.61, ['nashoba-valley'], []],
    ['Knoxville, TN', 35.96, -83.92, ['nine-lakes-of-east-tennessee'], []],
    ['Crossville, TN', 35.95, -85.03, ['upper-cumberland', 'nine-lakes-of-east-tennessee'], []],
    ['Kelseyville, CA', 38.98, -122.84, [], ['red-hills-lake-county']],
    ['South Haven, MI', 42.4, -86.27, [], []],
    ['Polk County, OR', 44.92, -123.3, [], []],
  ])('names the areas that %s may lie in', (_, latitude, longitude, maybe, changed) => {
    expect(at(latitude, longitude)).toEqual({ maybe, changed });
  });
});
