import type { GeoPermissibleObjects } from 'd3-geo';
import { useEffect, useState } from 'react';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import statesUrl from 'us-atlas/states-10m.json?url';
import fineUrl from 'world-atlas/countries-50m.json?url';
import coarseUrl from 'world-atlas/countries-110m.json?url';
import { fetchData } from '../../platform/fetch-data.ts';
import overviewUrl from '../areas/data/overview.topo.json?url';
import outlinesUrl from '../areas/data/source.topo.json?url';
import { idOf } from '../areas/id-of.ts';
import { turnedForSphere } from '../areas/outlines.ts';

type Shapes = { id: string; shape: GeoPermissibleObjects }[];
type Named = Topology<Record<string, GeometryCollection<{ name: string }>>>;

const sources = {
  coarse: { url: coarseUrl, object: 'countries' },
  fine: { url: fineUrl, object: 'countries' },
  states: { url: statesUrl, object: 'states' },
  overview: { url: overviewUrl, object: 'avas' },
  outlines: { url: outlinesUrl, object: 'avas' },
};

type LayerName = keyof typeof sources;

async function fetchShapes(name: LayerName): Promise<Shapes> {
  const { url, object } = sources[name];
  const topology = await fetchData<Named>(url);
  const collection = topology.objects[object];
  if (!collection) throw new Error(`${url} has no ${object}.`);
  return feature(topology, collection).features.map(({ id, properties, geometry }) => ({
    id: name === 'outlines' ? idOf(properties.name) : String(id ?? properties.name),
    shape: object === 'avas' ? turnedForSphere(geometry as Parameters<typeof turnedForSphere>[0]) : geometry,
  }));
}

const isInNorthAmerica = ([longitude, latitude]: [number, number]) =>
  longitude > -170 && longitude < -55 && latitude > 15 && latitude < 60;

export function layersAt(k: number, middle: [number, number], showsAreas: boolean): LayerName[] {
  const here = isInNorthAmerica(middle);
  const land: LayerName[] = k < 4 ? ['coarse'] : ['coarse', 'fine'];
  if (here && k >= 4) land.push('states');
  if (here && k >= 4 && showsAreas) land.push(k < 60 ? 'overview' : 'outlines');
  return land;
}

export interface Layers {
  shapes: Partial<Record<LayerName, Shapes>>;
  hasFailed: boolean;
  retry: () => void;
}

/** Adds needed layers as they load; loaded layers stay. */
export function useLayers(wanted: LayerName[]): Layers {
  const [shapes, setShapes] = useState<Layers['shapes']>({});
  const [failures, setFailures] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const missing = wanted.filter((name) => !shapes[name]).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt fetches again
  useEffect(() => {
    let isCurrent = true;
    for (const name of missing.split(',').filter(Boolean) as LayerName[])
      fetchShapes(name).then(
        (came) => isCurrent && setShapes((before) => ({ ...before, [name]: came })),
        () => isCurrent && setFailures((count) => count + 1),
      );
    return () => {
      isCurrent = false;
    };
  }, [missing, attempt]);
  return {
    shapes,
    hasFailed: failures > 0 && missing !== '',
    retry: () => {
      setFailures(0);
      setAttempt((count) => count + 1);
    },
  };
}
