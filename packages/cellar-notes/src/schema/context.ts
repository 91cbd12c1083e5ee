import type { VesselKind } from '@orbit-vine/cellar-book/entries/work.ts';

/** What a winery tells the reader about its cellar. */
export interface CellarContext {
  timeZone: string;
  dateOrder: 'month-first' | 'day-first';
  defaults: { ton: string };
  harvestMonths: number[];
  vessels: Vessel[];
  lots: Lot[];
  /** Names with the words people use for them. */
  varieties: Record<string, string[]>;
  /** Block to the variety that grows there. */
  blocks: Record<string, string>;
  materials: Record<string, string[]>;
  finingAgents: string[];
}

export interface Vessel {
  id: string;
  kind: VesselKind;
  aliases: string[];
  capacityL?: number;
  capacityKg?: number;
}

export interface Lot {
  code: string;
  vintage: number;
  composition: Record<string, number | string>;
  state: string;
  in: string[];
}
