import { readFileSync } from 'node:fs';
import { feature } from 'topojson-client';
import { describe, expect, it } from 'vitest';
import { viticulturalAreas } from './areas.ts';
import { type AreaTopology, areasAt } from './areas-at.ts';
import { makeAreas, makeOverview, type SourceTopology } from './make-areas.ts';
import { acresOf, isWithin, turnedForSphere } from './outlines.ts';

const read = (file: string) => JSON.parse(readFileSync(new URL(`./data/${file}`, import.meta.url), 'utf8'));
const source = read('source.topo.json') as SourceTopology;
const byId = new Map(viticulturalAreas.map((area) => [area.id, area]));
const area = (id: string) => {
  const found = byId.get(id);
  if (!found) throw new Error(`There is no area ${id}.`);
  return found;
};

describe('the list of viticultural areas', () => {
  it('and the overview match the source', () => {
    expect(viticulturalAreas).toEqual(makeAreas(source));
    expect(read('overview.topo.json')).toEqual(makeOverview(source));
  });

  it('has each of the 269 sections once, with a rule published on a real date', () => {
    expect(viticulturalAreas).toHaveLength(269);
    expect(new Set(viticulturalAreas.map(({ id }) => id)).size).toBe(269);
    expect(new Set(viticulturalAreas.map(({ section }) => section)).size).toBe(269);
    for (const { published, section, rule, states } of viticulturalAreas) {
      expect(published >= '1980-06-20' && published <= '2023-08-29', `${section} ${published}`).toBe(true);
      expect(section).toMatch(/^9\.\d+$/);
      expect(rule).toMatch(/^T\.D\. (ATF|TTB)-\d+, \d+ FR \d+$/);
      expect(states.join()).toMatch(/^[A-Z]{2}(,[A-Z]{2})*$/);
    }
  });

  it('has petitioners as one line of text, or none where the source has none', () => {
    const named = viticulturalAreas.flatMap(({ petitioner }) => petitioner ?? []);
    for (const name of named) {
      expect(name).toMatch(/^[A-Z]/);
      expect(name).not.toMatch(/[\n|]| {2}|'|‘‘|’’|Vinyard|^(Not found|Missing)$/);
    }
    expect(area('warren-hills')).not.toHaveProperty('petitioner');
  });

  it('starts with Augusta, the oldest area', () => {
    const first = viticulturalAreas.toSorted((a, b) => a.published.localeCompare(b.published))[0];
    expect(first).toMatchObject({
      name: 'Augusta',
      states: ['MO'],
      published: '1980-06-20',
      section: '9.22',
    });
  });
});

/**
 * The acres or square miles in the summary of the final rule, whose page of the Federal Register is in `areas.json`.
 */
const publishedAcres: [id: string, acres: number][] = [
  ['petaluma-gap', 202_476],
  ['white-bluffs', 93_738],
  ['royal-slope', 156_389],
  ['lewis-clark-valley', 306_658],
  ['adelaida-district', 53_342],
  ['moon-mountain-district-sonoma-county', 17_663],
  ['laurelwood-district', 33_600],
  ['tualatin-hills', 144_000],
  ['kelsey-bench-lake-county', 9_100],
  ['west-sonoma-coast', 141_846],
  ['appalachian-high-country', 2_400 * 640],
  ['upper-mississippi-river-valley', 29_914 * 640],
  ['tip-of-the-mitt', 2_760 * 640],
];

describe('the acres within an outline', () => {
  // Drawn by hand on maps of 1:24,000 to 1:250,000, and rounded in the rule: 1.5% together.
  it.each(publishedAcres)('of %s match the %d of its rule', (id, acres) => {
    expect(Math.abs(area(id).acres / acres - 1)).toBeLessThan(0.015);
  });

  it('of a spherical cap and of a box with a hole match the formula', () => {
    // Between two meridians a degree apart, from the equator to 30 degrees: R² · 1° · sin 30°.
    const km2 = 6371.0072 ** 2 * (Math.PI / 180) * 0.5;
    const edge = (from: number, to: number, longitude: number) =>
      Array.from({ length: 31 }, (_, i) => [longitude, from + ((to - from) * i) / 30]);
    const ring = [...edge(0, 30, 10), ...edge(30, 0, 11), [10, 0]];
    const acres = acresOf({ type: 'Polygon', coordinates: [ring] });
    expect(Math.abs(acres / (km2 * 247.105381) - 1)).toBeLessThan(0.0005);
    expect(acresOf({ type: 'Polygon', coordinates: [ring.toReversed()] })).toBeCloseTo(acres, 3);
  });
});

const places: [name: string, latitude: number, longitude: number, inside: string[], outside?: string[]][] = [
  ['Fennville, MI', 42.594, -86.102, ['fennville', 'lake-michigan-shore']],
  ['Paw Paw, MI', 42.218, -85.891, ['lake-michigan-shore'], ['fennville']],
  ['Benton Harbor, MI', 42.117, -86.454, ['lake-michigan-shore'], ['fennville']],
  ['Suttons Bay, MI', 44.977, -85.651, ['leelanau-peninsula'], ['old-mission-peninsula']],
  ['Mapleton, MI', 44.872, -85.533, ['old-mission-peninsula'], ['leelanau-peninsula']],
  ['Petoskey, MI', 45.374, -84.955, ['tip-of-the-mitt']],
  ['St. Helena, CA', 38.505, -122.47, ['st-helena', 'napa-valley', 'north-coast'], ['calistoga']],
  ['Calistoga, CA', 38.579, -122.58, ['calistoga', 'napa-valley', 'north-coast'], ['st-helena']],
  ['Yountville, CA', 38.402, -122.361, ['yountville', 'napa-valley', 'north-coast'], ['oakville']],
  ['Sonoma, CA', 38.292, -122.458, ['sonoma-valley', 'north-coast'], ['napa-valley']],
  ['Geyserville, CA', 38.708, -122.902, ['alexander-valley', 'north-coast'], ['napa-valley']],
  ['Sebastopol, CA', 38.402, -122.824, ['russian-river-valley', 'north-coast'], ['sonoma-valley']],
  ['Boonville, CA', 39.009, -123.366, ['anderson-valley', 'mendocino', 'north-coast']],
  ['Paso Robles, CA', 35.627, -120.691, ['paso-robles', 'central-coast'], ['edna-valley']],
  ['Los Olivos, CA', 34.668, -120.115, ['los-olivos-district', 'santa-ynez-valley', 'central-coast']],
  ['Livermore, CA', 37.682, -121.768, ['livermore-valley', 'san-francisco-bay', 'central-coast']],
  ['Boulder Creek, CA', 37.126, -122.122, ['santa-cruz-mountains'], ['central-coast', 'san-francisco-bay']],
  ['Lodi, CA', 38.13, -121.272, ['mokelumne-river', 'lodi'], ['clarksburg']],
  ['Temecula, CA', 33.494, -117.148, ['temecula-valley', 'south-coast']],
  ['Salem, OR', 44.943, -123.035, ['willamette-valley'], ['dundee-hills']],
  ['Walla Walla, WA', 46.065, -118.343, ['walla-walla-valley', 'columbia-valley']],
  ['Prosser, WA', 46.207, -119.769, ['yakima-valley', 'columbia-valley'], ['walla-walla-valley']],
  ['Seattle, WA', 47.606, -122.332, ['puget-sound'], ['columbia-valley']],
  ['Boise, ID', 43.615, -116.202, ['snake-river-valley'], ['eagle-foothills']],
  ['Penn Yan, NY', 42.661, -77.054, ['finger-lakes'], ['cayuga-lake']],
  ['Cutchogue, NY', 41.011, -72.485, ['north-fork-of-long-island', 'long-island']],
  ['Augusta, MO', 38.572, -90.882, ['augusta'], ['hermann']],
  ['Hermann, MO', 38.704, -91.437, ['hermann'], ['augusta']],
  ['Fredericksburg, TX', 30.275, -98.872, ['texas-hill-country'], ['texas-high-plains']],
  ['Lubbock, TX', 33.578, -101.855, ['texas-high-plains']],
  ['Palisade, CO', 39.11, -108.351, ['grand-valley'], ['west-elks']],
  ['Charlottesville, VA', 38.029, -78.477, ['monticello'], ['middleburg-virginia']],
  ['Dubuque, IA', 42.501, -90.665, ['upper-mississippi-river-valley']],
];

const nowhere: [name: string, latitude: number, longitude: number][] = [
  ['Traverse City, MI', 44.763, -85.621],
  ['Grand Rapids, MI', 42.963, -85.668],
  ['Detroit, MI', 42.331, -83.046],
  ['the middle of Lake Michigan', 43.5, -87.2],
  ['Los Angeles, CA', 34.052, -118.244],
  ['Denver, CO', 39.739, -104.99],
  ['Miami, FL', 25.762, -80.192],
  ['Bordeaux', 44.838, -0.579],
];

describe('areasAt', () => {
  const idsAt = (latitude: number, longitude: number) =>
    areasAt([longitude, latitude], source as AreaTopology, viticulturalAreas).map(({ id }) => id);

  it.each(places)('finds the areas of %s', (_, latitude, longitude, inside, outside = []) => {
    const ids = idsAt(latitude, longitude);
    expect(ids).toEqual(expect.arrayContaining(inside));
    for (const id of outside) expect(ids, area(id).name).not.toContain(id);
    expect(ids.filter((id) => inside.includes(id))).toEqual(
      inside.toSorted((a, b) => area(a).acres - area(b).acres),
    );
  });

  it.each(nowhere)('finds no area for %s', (_, latitude, longitude) => {
    expect(idsAt(latitude, longitude)).toEqual([]);
  });

  it('treats a place in a hole as outside', () => {
    const square = (from: number, to: number) => [
      [from, from],
      [from, to],
      [to, to],
      [to, from],
      [from, from],
    ];
    const frame = turnedForSphere({ type: 'Polygon', coordinates: [square(0, 3), square(1, 2)] });
    expect([isWithin(frame, [0.5, 0.5]), isWithin(frame, [1.5, 1.5]), isWithin(frame, [4, 4])]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('nesting', () => {
  it.each([
    ['fennville', ['lake-michigan-shore']],
    ['rutherford', ['north-coast', 'napa-valley']],
    ['ribbon-ridge', ['willamette-valley', 'chehalem-mountains']],
    ['red-mountain', ['columbia-valley', 'yakima-valley']],
    ['mt-harlan', ['central-coast', 'gabilan-mountains']],
    ['ben-lomond-mountain', ['santa-cruz-mountains']],
    ['lake-michigan-shore', []],
    ['augusta', []],
  ])('%s lies in %j', (id, within) => {
    expect(area(id).within).toEqual(within);
  });

  it('distinguishes overlap from containment: Los Carneros crosses from Sonoma Valley into Napa Valley', () => {
    expect(area('los-carneros').within).toEqual(['north-coast']);
    expect(area('los-carneros').partlyWithin).toEqual(
      expect.arrayContaining(['napa-valley', 'sonoma-valley']),
    );
  });

  it('has no inner area larger than its outer one, and no cycles', () => {
    for (const { id, acres, within } of viticulturalAreas)
      for (const larger of within) expect(area(larger).acres, `${id} in ${larger}`).toBeGreaterThan(acres);
  });

  it('agrees with the source for nine areas in ten', () => {
    const said = feature(source, source.objects.avas).features.map(({ properties }) => properties);
    const agree = said.filter(({ name, within }) => {
      const ours = viticulturalAreas.find((one) => one.name === name)?.within.map((id) => area(id).name);
      return (
        JSON.stringify(ours?.toSorted()) === JSON.stringify(within?.map((word) => word.trim()).sort() ?? [])
      );
    });
    expect(agree.length / said.length).toBeGreaterThan(0.9);
  });
});
