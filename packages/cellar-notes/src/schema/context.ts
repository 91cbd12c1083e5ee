import type { VesselKind } from '@orbit-vine/cellar-book/entries/work.ts';

export interface CellarContext {
  timeZone: string;
  dateOrder: 'month-first' | 'day-first';
  defaults: { ton: string };
  harvestMonths: number[];
  vessels: Vessel[];
  lots: Lot[];
  varieties: Record<string, string[]>;
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
  /** Bottles of it are in stock. */
  bottled?: boolean;
}
