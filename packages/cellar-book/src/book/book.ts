import type { Finding } from '../entries/findings.ts';
import type { DatedWork } from '../entries/order.ts';
import type { Component, Stage } from '../entries/work.ts';
import type { Fraction } from '../exact/fraction.ts';
import { type Mixture, nothing } from '../exact/mixture.ts';

/** Wine, must and juice are measured in milliliters; fruit, and must that nobody has measured, in grams. */
export type Measure = 'ml' | 'grams';

/** A vessel holds one lot at most. */
export interface Vessel {
  id: string;
  kind?: string;
  capacityMl?: number;
  capacityG?: number;
  lot?: string;
  ml: number;
  grams: number;
}

/** What a lot is made of: shares of components, and materials for each unit (milliliter or gram). */
export interface Contents {
  composition: Mixture;
  materials: Mixture;
}

export interface Bottling {
  entry: string;
  on: string;
  bottles: { count: number; sizeMl: number }[];
  ml: number;
  contents: Contents;
}

export interface Reading {
  entry: string;
  on: string;
  kind: string;
  value: number;
  unit: string;
  vessels: string[];
}

/**
 * A lot is one wine, in one vessel or many: what joins one of its vessels counts for all of it, as in the trade's own
 * books. What is to be kept apart gets a lot of its own.
 */
export interface Lot {
  id: string;
  /** The entry that made it. */
  madeBy: string;
  ml: number;
  grams: number;
  /** The vessels that hold it. */
  vessels: Set<string>;
  contents: Record<Measure, Contents>;
  stage: Stage;
  malolactic: 'none' | 'running' | 'done';
  alcoholPercentVol?: number;
  readings: Reading[];
  bottlings: Bottling[];
  /** The highest amount of each material in a liter that the lot ever held: ceilings look at this. */
  readonly peaks: ReadonlyMap<string, Fraction>;
  /** The entries that did something to the lot, in order of work. */
  entries: string[];
}

/** Where wine came from or went. `moved` adds up to zero within every entry. */
export type Account =
  | 'opening'
  | 'received'
  | 'made'
  | 'added'
  | 'found'
  | 'gained'
  | 'moved'
  | 'bottled'
  | 'removed'
  | 'lost';

/** One line of the ledger: what came into a vessel's lot (above zero) or left it (below zero). */
export interface Posting {
  entry: string;
  on: string;
  lot: string;
  vessel: string;
  account: Account;
  measure: Measure;
  amount: number;
  reason?: string;
  /** A physical inventory found it. */
  inventory?: true;
}

/** Wine of one lot that became part of another. The amount is exact, since a draw may be spread over several lots. */
export interface Edge {
  entry: string;
  from: string;
  to: string;
  measure: Measure;
  amount: Fraction;
}

/** A lot declared finished fermenting, with the volume that it had: what the law counts as produced. */
export interface Production {
  entry: string;
  on: string;
  lot: string;
  ml: number;
}

/** What an inventory counted in a vessel, beside what the book held there. */
export interface Count {
  entry: string;
  on: string;
  vessel: string;
  lot?: string;
  measure: Measure;
  book: number;
  counted: number;
  reason?: string;
}

export interface Book {
  vessels: Map<string, Vessel>;
  lots: Map<string, Lot>;
  postings: Posting[];
  edges: Edge[];
  productions: Production[];
  counts: Count[];
  findings: Finding[];
}

/** One entry at work on the book. */
export interface Job {
  book: Book;
  entry: DatedWork;
  /** The lots that it has done something to. */
  lots: Set<Lot>;
}

export const noContents: Contents = { composition: nothing, materials: nothing };

export function newBook(): Book {
  return {
    vessels: new Map(),
    lots: new Map(),
    postings: [],
    edges: [],
    productions: [],
    counts: [],
    findings: [],
  };
}

/** The key of a component in a composition. */
export function keyOf({ variety, block, vintage }: Component): string {
  return JSON.stringify([variety, block, vintage]);
}

/** The component that a key of a composition stands for. */
export function componentOf(key: string): Component {
  const [variety = null, block = null, vintage = null]: [string | null, string | null, number | null] =
    JSON.parse(key);
  return { variety, block, vintage };
}

export const unknownComponent = keyOf({ variety: null, block: null, vintage: null });

/** The key of a material: what differs in unit or batch is kept apart. */
export function materialKey(material: string, unit: string, batch?: string): string {
  return JSON.stringify([material, unit, batch ?? null]);
}
