import type { Finding } from '../entries/findings.ts';
import type { DatedWork } from '../entries/order.ts';
import type { Bottles, BottleUse, MaterialUnit, Stage, Style } from '../entries/work.ts';
import type { Fraction } from '../exact/fraction.ts';
import { type Mixture, nothing } from '../exact/mixture.ts';
import type { Plan } from './plan.ts';

/** Wine, must, and juice are in milliliters; fruit, and must before its first measurement, in grams. */
export type Measure = 'ml' | 'grams';

/** Wine or fruit with what it is made of: a vessel, or a lot with all of its vessels. */
export interface Held {
  ml: number;
  grams: number;
  readonly contents: Readonly<Record<Measure, Contents>>;
}

/** A vessel holds one wine, which has its own contents. The lot is its name, which other vessels may share. */
export interface Vessel extends Held {
  id: string;
  kind?: string;
  capacityMl?: number;
  capacityG?: number;
  lot?: string;
  contents: Record<Measure, Contents>;
  /** None if it is empty. */
  stage?: Stage;
  /** An entry about its own fermentation has named it; until then it follows its lot. */
  fermentsAlone?: true;
  /** What it holds by volume and by weight, in `Book.wines`. */
  wines: Partial<Record<Measure, number>>;
  /** The grapes and the juice in it when its last work was recorded. */
  materials: Record<MaterialKind, number>;
  /** The tax class that the ledger has it under; none for juice and must. */
  taxClass?: TaxClass | undefined;
}

/** A wine's composition as shares, its materials per unit (milliliter or gram), and its alcohol. */
export interface Contents {
  composition: Mixture;
  materials: Mixture;
  alcohol?: Alcohol;
}

/** The mean % vol of the part whose alcohol is known, and that part's share of the wine. */
export interface Alcohol {
  percentVol: number;
  known: number;
}

export interface Bottling {
  entry: string;
  on: string;
  lot: string;
  bottles: Bottles[];
  ml: number;
  contents: Contents;
  /** None for juice. */
  taxClass?: TaxClass | undefined;
  /** The wines that were bottled, with their volumes. */
  wines: WinePart[];
  /** Bottles on hand by size in milliliters. */
  onHand: Map<number, number>;
}

/** Where bottles came from or went: in bond unless removed. */
export type BottleAccount = 'bottled' | 'opening' | 'received' | 'returned' | 'found' | 'counted' | BottleUse;

/** Bottles that came (positive) or went. */
export interface BottlePosting {
  entry: string;
  on: string;
  bottling: Bottling;
  account: BottleAccount;
  sizeMl: number;
  count: number;
  consignee?: string;
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
 * A lot is a name that vessels share. Each vessel has its own wine; the lot's contents are theirs, weighted by
 * volume, or the last it held. A lot that was never in a vessel is made of what is in its bottles.
 */
export interface Lot extends Held {
  id: string;
  madeBy: string;
  vessels: Set<string>;
  /** The earliest of its vessels' stages, or its last. */
  readonly stage: Stage;
  style: Style;
  malolactic: 'none' | 'running' | 'done';
  /** Undefined unless the alcohol of all its wine is known. */
  readonly alcoholPercentVol: number | undefined;
  readings: Reading[];
  bottlings: Bottling[];
  /** The highest concentration of each material per liter that the lot ever had, for legal ceilings. */
  readonly peaks: ReadonlyMap<string, Fraction>;
  entries: string[];
}

/**
 * The columns of TTB F 5120.17 for bulk wine: (a) not over 16 % vol, (b) to 21 %, (c) to 24 %, (d) artificially
 * carbonated, (e) sparkling, (f) hard cider.
 *
 * @source TTB F 5120.17 (09/2025).
 */
export const taxClasses = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
export type TaxClass = (typeof taxClasses)[number];

/** A volume of a class; juice and must have none. */
export interface ClassVolume {
  taxClass?: TaxClass | undefined;
  ml: number;
}

export type ConversionKind =
  | 'fermentation'
  | 'sweetening'
  | 'spirits'
  | 'blending'
  | 'amelioration'
  | 'other material'
  | 'analysis'
  | 'must';

/** Wine that became another: of another class, more by what was added, or wine at all. Both sides are equal volumes. */
export interface Conversion {
  entry: string;
  on: string;
  by: ConversionKind;
  used: ClassVolume[];
  produced: ClassVolume;
}

/**
 * Where wine came from or went. `moved` sums to zero within every entry, and `replaced` within every vessel too: wine of
 * unknown origin took the place of as much wine.
 */
export type Account =
  | 'opening'
  | 'received'
  | 'made'
  | 'added'
  | 'unbottled'
  | 'found'
  | 'gained'
  | 'moved'
  | 'replaced'
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
  /** Of wine; absent for juice, must, fruit, and materials. */
  taxClass?: TaxClass;
  /** The class is a guess, since the alcohol of this wine is not wholly on record. */
  withoutAlcohol?: true;
  /** Found by a physical inventory. */
  inventory?: true;
  /** Of what came or went. */
  stage: Stage;
}

/** A material put into a vessel. */
export interface Addition {
  entry: string;
  on: string;
  vessel: string;
  lot: string;
  material: string;
  unit: MaterialUnit;
  batch?: string;
  amount: number;
  /** The volume that it added. */
  ml: number;
}

export type MaterialKind = 'grapes' | 'juice';

/** Grapes in grams, or juice in milliliters, that became must or wine, or (negative) juice that was made. */
export interface Use {
  entry: string;
  on: string;
  kind: MaterialKind;
  amount: number;
}

/** Wine of one lot that became part of another. Exact, since a draw may be spread over several lots. */
export interface Edge {
  entry: string;
  from: string;
  to: string;
  measure: Measure;
  amount: Fraction;
}

/** An amount of an earlier wine, by its place in `Book.wines`. */
export interface WinePart {
  wine: number;
  amount: number;
}

/**
 * The wine or fruit in a vessel from the entry that put something in to the next that did: of which lot, and of which
 * earlier wines, the one already there among them.
 */
export interface Wine {
  entry: string;
  lot: string;
  parts: readonly WinePart[];
  /** The amount that came into the cellar with this entry. */
  arrived: number;
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
  /** In order of work: a wine's sources come before it. */
  wines: Wine[];
  /** In order of work. */
  bottlePostings: BottlePosting[];
  conversions: Conversion[];
  additions: Addition[];
  uses: Use[];
  /** By key, in order of planning. */
  plans: Map<string, Plan>;
  counts: Count[];
  findings: Finding[];
}

export interface Job {
  book: Book;
  entry: DatedWork;
  lots: Set<Lot>;
  /** The vessels whose contents may have changed. */
  vessels: Set<Vessel>;
}

export const noContents: Contents = { composition: nothing, materials: nothing };

export function emptyVessel(id: string): Vessel {
  return {
    ...{ id, ml: 0, grams: 0 },
    contents: { ml: noContents, grams: noContents },
    wines: {},
    materials: { grapes: 0, juice: 0 },
  };
}

export function newBook(): Book {
  return {
    vessels: new Map(),
    lots: new Map(),
    postings: [],
    edges: [],
    wines: [],
    bottlePostings: [],
    conversions: [],
    additions: [],
    uses: [],
    plans: new Map(),
    counts: [],
    findings: [],
  };
}
