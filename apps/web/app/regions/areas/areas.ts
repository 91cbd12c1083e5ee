import type { ViticulturalArea } from './area.ts';
import list from './data/areas.json' with { type: 'json' };

/** All American viticultural areas as of January 2025, by name. */
export const viticulturalAreas = list as unknown as readonly ViticulturalArea[];
