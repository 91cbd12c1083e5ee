import type { Finding } from '../entries/findings.ts';
import type { DatedWork } from '../entries/order.ts';
import type { Component, Stage } from '../entries/work.ts';
import type { Fraction } from '../exact/fraction.ts';
import { type Mixture, nothing } from '../exact/mixture.ts';

/** Wine, must, and juice are in milliliters; fruit, and must before its first measurement, in grams. */
export type Measure = 'ml' | 'grams';

export interface Vessel {
  id: string;
  kind?: string;
  capacityMl?: number;
  capacityG?: number;
  lot?: string;
  ml: number;
  grams: number;
}

/** A lot's composition as shares, and its materials per unit (milliliter or gram). */
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
 * A lot is one wine in one or more vessels: an addition to one vessel counts for all, as in the trade's own books. To
 * keep wine apart, give it another lot.
 */
export interface Lot {
  id: string;
  madeBy: string;
  ml: number;
  grams: number;
  vessels: Set<string>;
  contents: Record<Measure, Contents>;
  stage: Stage;
  malolactic: 'none' | 'running' | 'done';
  alcoholPercentVol?: number;
  readings: Reading[];
  bottlings: Bottling[];
  /** The highest concentration of each material per liter that the lot ever had, for legal ceilings. */
  readonly peaks: ReadonlyMap<string, Fraction>;
  entries: string[];
}

/** Where wine came from or went. `moved` sums to zero within every entry. */
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

/** One line of the ledger: into a vessel's lot (positive) or out of it (negative). */
export interface Posting {
  entry: string;
  on: string;
  lot: string;
  vessel: string;
  account: Account;
  measure: Measure;
  amount: number;
  reason?: string;
  /** Found by a physical inventory. */
  inventory?: true;
}

/** Wine of one lot that became part of another. Exact, since a draw may be spread over several lots. */
export interface Edge {
  entry: string;
  from: string;
  to: string;
  measure: Measure;
  amount: Fraction;
}

/** A lot declared finished fermenting, with its volume then: produced wine, by law. */
export interface Production {
  entry: string;
  on: string;
  lot: string;
  ml: number;
}

/** An inventory's count of a vessel, and the book's level. */
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

export interface Job {
  book: Book;
  entry: DatedWork;
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

export function keyOf({ variety, block, vintage }: Component): string {
  return JSON.stringify([variety, block, vintage]);
}

export function componentOf(key: string): Component {
  const [variety = null, block = null, vintage = null]: [string | null, string | null, number | null] =
    JSON.parse(key);
  return { variety, block, vintage };
}

export const unknownComponent = keyOf({ variety: null, block: null, vintage: null });

/** The key of a material; units and batches are kept apart. */
export function materialKey(material: string, unit: string, batch?: string): string {
  return JSON.stringify([material, unit, batch ?? null]);
}
