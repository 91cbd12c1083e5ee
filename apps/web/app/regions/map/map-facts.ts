import { regionsAddress } from 'virtual:data-files';
import { fetchData } from '../../platform/fetch-data.ts';
import type { ViticulturalArea } from '../areas/area.ts';
import areasAddress from '../areas/data/areas.json?url';
import type { WineRegion } from '../list/region.ts';

export type MapRegion = WineRegion & { page: string };

export interface MapFacts {
  regions: readonly MapRegion[];
  areas: readonly ViticulturalArea[];
}

export async function fetchMapFacts(): Promise<MapFacts> {
  const [regions, areas] = await Promise.all([
    fetchData<MapRegion[]>(regionsAddress),
    fetchData<ViticulturalArea[]>(areasAddress),
  ]);
  return { regions, areas };
}
