import type { FeatureCollection, Polygon as OnePolygon, MultiPolygon as Outline } from 'geojson';
import { feature, quantize } from 'topojson-client';
import { presimplify, simplify } from 'topojson-simplify';
import type { GeometryCollection, MultiPolygon, Objects, Polygon, Topology } from 'topojson-specification';
import type { ViticulturalArea } from './area.ts';
import { idOf } from './id-of.ts';
import { acresOf, boundsOf, gridWithin, isWithin, type LonLat, turnedForSphere } from './outlines.ts';

interface SourceArea {
  name: string;
  created: string;
  county: string[];
  state: string[];
  within: string[] | null;
  petitioner: string | null;
  cfr_index: string;
  cfr_revision_history: string;
}

type Areas = GeometryCollection<SourceArea> & {
  geometries: (Polygon<SourceArea> | MultiPolygon<SourceArea>)[];
};
export type SourceTopology = Topology<{ avas: Areas }>;

interface Measured {
  said: SourceArea;
  outline: Outline;
  acres: number;
  bounds: ReturnType<typeof boundsOf>;
  grid: LonLat[];
}

/**
 * The overlap from which an area counts as contained. Outlines along a shared line were drawn twice and cross a little,
 * more so in small areas, so less is enough if the source agrees.
 */
const wholeFrom = { measured: 0.95, alsoSaid: 0.75 };
const partFrom = 0.02;

/** 27 CFR 9.75 and 9.157 exclude this area, and the source's outlines have no hole for it. */
const leftOut: Record<string, string> = {
  'Central Coast': 'Santa Cruz Mountains',
  'San Francisco Bay': 'Santa Cruz Mountains',
};

function featuresOf(source: SourceTopology) {
  return (feature(source, source.objects.avas) as FeatureCollection<OnePolygon | Outline, SourceArea>)
    .features;
}

export function makeAreas(source: SourceTopology): ViticulturalArea[] {
  const measured = featuresOf(source).map(({ properties, geometry }): Measured => {
    const outline = turnedForSphere(geometry);
    return {
      said: properties,
      outline,
      acres: acresOf(outline),
      bounds: boundsOf(outline),
      grid: gridWithin(outline, 150),
    };
  });
  return measured.map((area) => described(area, measured)).sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

function described(area: Measured, all: Measured[]): ViticulturalArea {
  const { said, acres, grid } = area;
  const larger = all
    .filter((other) => other !== area && other.acres > acres && touches(area, other))
    .map((other) => ({
      ...other,
      share: shareIn(grid, other.outline, outlineOf(leftOut[other.said.name], all)),
    }))
    .sort((a, b) => b.acres - a.acres);
  const isWhole = ({ said: { name }, share }: (typeof larger)[number]) =>
    share >= (said.within?.some((word) => word.trim() === name) ? wholeFrom.alsoSaid : wholeFrom.measured);
  const ids = (some: typeof larger) => some.map((other) => idOf(other.said.name));
  const { published, rule } = ruleOf(said);
  return {
    id: idOf(said.name),
    name: typeset(said.name),
    states: said.state.map((state) => state.trim()),
    counties: said.county.map((county) => county.trim()),
    published,
    ...(follows(said.created, published) && { effective: said.created }),
    section: said.cfr_index,
    rule,
    ...petitionerOf(said),
    acres: Math.round(acres),
    center: innermost(area).map((degrees) => Math.round(degrees * 1000) / 1000) as LonLat,
    within: ids(larger.filter(isWhole)),
    partlyWithin: ids(larger.filter((other) => other.share >= partFrom && !isWhole(other))),
    ...(leftOut[said.name] && { leavesOut: idOf(leftOut[said.name] ?? '') }),
  };
}

function touches({ bounds: a }: Measured, { bounds: b }: Measured): boolean {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
}

const typeset = (name: string) => name.replaceAll("'", '’');

/** The source's placeholders for an unknown petitioner. */
const unknown = ['unlisted', 'Not found', 'Missing'];

/** Typing errors of the source, corrected. */
const slips: [slip: string, right: string][] = [
  ['Vinyard', 'Vineyard'],
  ['Wineyard', 'Vineyard'],
  ['vinters', 'vintners'],
  ['Vitners', 'Vintners'],
  ['Brain J.', 'Brian J.'],
  ['Weiderkehr', 'Wiederkehr'],
  ['Dereniuck', 'Dereniuk'],
  ['Monitore', 'Montinore'],
  ['Apollini', 'Apolloni'],
  ['LLC.', 'LLC'],
  ['‘‘', '“'],
  ['’’', '”'],
  ['|', '; '],
];

function petitionerOf({ petitioner }: SourceArea): { petitioner?: string } {
  if (!petitioner || unknown.includes(petitioner)) return {};
  const oneLine = typeset(petitioner).replaceAll(/\s+/g, ' ').trim();
  return { petitioner: slips.reduce((text, [slip, right]) => text.replaceAll(slip, right), oneLine) };
}

function outlineOf(name: string | undefined, all: Measured[]): Outline | undefined {
  return all.find(({ said }) => said.name === name)?.outline;
}

function shareIn(grid: LonLat[], outline: Outline, hole?: Outline): number {
  const inside = grid.filter((place) => isWithin(outline, place) && !(hole && isWithin(hole, place)));
  return inside.length / grid.length;
}

/** The grid point nearest to the mean of all grid points. */
function innermost({ grid }: Measured): LonLat {
  const middle = (index: 0 | 1) => grid.reduce((sum, place) => sum + place[index], 0) / grid.length;
  const [x, y] = [middle(0), middle(1)];
  const distance = (place: LonLat) => Math.hypot(place[0] - x, place[1] - y);
  return grid.reduce((best, place) => (distance(place) < distance(best) ? place : best));
}

/**
 * The source writes the first rule in many ways: "[T.D. ATF-91, 46 FR 46320, Sept. 18, 1981]", "TTB 1611, 85 FR 52273,
 * Aug. 25, 2020".
 */
const firstRule =
  /(TTB|ATF)[ \-–]*(\d+)\s*[,;:]?\s*(\d+) ?FR ?(\d+)[,;]?\s*\(?([A-Z][a-z]+)\.? ?(\d+),? ?(\d{4})/;

function ruleOf({ name, cfr_revision_history: history }: SourceArea) {
  const [, agency, number, volume, page, month = '', day, year] = firstRule.exec(history) ?? [];
  const date = new Date(`${month.slice(0, 3)} ${day}, ${year} UTC`);
  if (!agency || Number.isNaN(date.valueOf())) throw new Error(`${name} has no rule: ${history}`);
  return {
    rule: `T.D. ${agency}-${number}, ${volume} FR ${page}`,
    published: date.toISOString().slice(0, 10),
  };
}

function follows(effective: string, published: string): boolean {
  const days = (Date.parse(effective) - Date.parse(published)) / 86_400_000;
  return days >= 0 && days < 183;
}

/** Each ring as one arc: the source splits arcs wherever areas meet, and those can't be simplified. */
function ownTopology(id: string, outline: Outline): Topology {
  const rings = outline.coordinates.flat() as [number, number][][];
  let next = 0;
  const arcs = outline.coordinates.map((polygon) => polygon.map(() => [next++]));
  return { type: 'Topology', arcs: rings, objects: { avas: { type: 'MultiPolygon', id, arcs } } };
}

/** The smallest corner to preserve, in square degrees: a pixel on a map of the country, or a share of a small area. */
function thinnestCorner(outline: Outline): number {
  const [west, south, east, north] = boundsOf(outline);
  return Math.min(0.0006, ((east - west) * (north - south)) / 150);
}

export function makeOverview(source: SourceTopology): Topology {
  const areas = featuresOf(source).map(({ properties, geometry }) => {
    const outline = turnedForSphere(geometry);
    const own = presimplify(ownTopology(idOf(properties.name), outline) as Topology<Objects<object>>);
    return simplify(own, thinnestCorner(outline));
  });
  const arcs = areas.flatMap((area) => area.arcs);
  let before = 0;
  const geometries = areas.map((area) => {
    const { id, arcs: own } = area.objects.avas as MultiPolygon & { id: string };
    const first = before;
    before += area.arcs.length;
    const moved = own.map((polygon) => polygon.map((ring) => ring.map((index) => index + first)));
    return { type: 'MultiPolygon' as const, id, arcs: moved };
  });
  const avas = { type: 'GeometryCollection' as const, geometries };
  return quantize({ type: 'Topology', arcs, objects: { avas } }, 30_000);
}
