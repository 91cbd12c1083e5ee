import type { ViticulturalArea } from './area.ts';
import list from './data/areas.json' with { type: 'json' };

/** The American viticultural areas whose boundaries we have, by name: those through § 9.290, August 29, 2023. */
export const viticulturalAreas = list as unknown as readonly ViticulturalArea[];
