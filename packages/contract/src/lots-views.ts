import { taxClasses } from '@orbit-vine/cellar-book/book/book.ts';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id } from './id.ts';

/*
 * The book's results, computed by the server for programs that don't fold entries; for everyone who may read the
 * winery, by session or by a key of scope `read`. Lots are named by code. `through` is the last day to include.
 */

const wineryPath = '/api/lots/wineries/:wineryId';
const ofWinery = z.object({ wineryId: Id });
const day = z.iso.date();
const month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/));
const through = z.object({ through: z.optional(day) });
/** Whole milliliters, or grams for a lot whose volume was never measured. */
const held = { ml: z.int(), grams: z.int() };

/**
 * A part of a wine; `null` is unknown. `share` is from 0 to 1; `exact` is the same as a fraction, unless that is too
 * long.
 */
const Part = z.object({
  variety: z.nullable(z.string()),
  block: z.nullable(z.string()),
  vintage: z.nullable(z.int()),
  share: z.number(),
  exact: z.optional(z.string()),
});
export type CompositionPart = z.infer<typeof Part>;

/** The amount that is in the wine now, in `mg`, `uL`, or `pack`. Readings are not additions. */
const Addition = z.object({
  material: z.string(),
  unit: z.string(),
  batch: z.optional(z.string()),
  amount: z.number(),
  perLitre: z.number(),
});

export const VesselView = z.object({
  vessel: z.string(),
  kind: z.optional(z.string()),
  capacityMl: z.optional(z.int()),
  capacityG: z.optional(z.int()),
  lot: z.optional(z.string()),
  ...held,
  alcoholPercentVol: z.optional(z.number()),
  /** Of the wine in this vessel; other vessels of its lot may hold another wine. */
  composition: z.array(Part),
  additions: z.array(Addition),
});
export type VesselView = z.infer<typeof VesselView>;
export const listVessels = endpoint('GET', `${wineryPath}/vessels`, {
  for: 'memberOrKey',
  params: ofWinery,
  query: through,
  answer: z.array(VesselView),
});

const Lot = z.object({
  code: z.string(),
  stage: z.string(),
  malolactic: z.string(),
  alcoholPercentVol: z.optional(z.number()),
  vessels: z.array(z.string()),
  ...held,
  /** Of all vessels together, by volume. */
  composition: z.array(Part),
});
/** The lots that are in a vessel. */
export const listLots = endpoint('GET', `${wineryPath}/lots`, {
  for: 'memberOrKey',
  params: ofWinery,
  query: through,
  answer: z.array(Lot),
});

/** `share` is the part of the younger lot that was once in the older, from 0 to 1, rounded. */
const Relative = z.object({
  lot: z.string(),
  distance: z.int(),
  entries: z.array(z.string()),
  share: z.number(),
});
export const LotView = z.extend(Lot, {
  wines: z.array(VesselView),
  /** With the highest concentration that the wine ever had. */
  additions: z.array(z.extend(Addition, { highestPerLitre: z.optional(z.number()) })),
  readings: z.array(
    z.object({
      entry: z.string(),
      on: day,
      kind: z.string(),
      value: z.number(),
      unit: z.string(),
      vessels: z.array(z.string()),
    }),
  ),
  bottlings: z.array(
    z.object({
      entry: z.string(),
      on: day,
      ml: z.int(),
      bottles: z.array(z.object({ count: z.int(), sizeMl: z.int() })),
      onHand: z.array(z.object({ count: z.int(), sizeMl: z.int() })),
      composition: z.array(Part),
    }),
  ),
  ancestors: z.array(Relative),
  descendants: z.array(Relative),
  /** The entries that affected the lot, in order of work. */
  entries: z.array(z.string()),
});
export type LotView = z.infer<typeof LotView>;
export const getLot = endpoint('GET', `${wineryPath}/lots/:code`, {
  for: 'memberOrKey',
  params: z.object({ wineryId: Id, code: z.string().check(z.maxLength(200)) }),
  query: through,
  answer: LotView,
});

const MonthLine = z.object({
  name: z.string(),
  /** The line of TTB F 5120.17, if the sum is the same as that line. */
  formLine: z.optional(z.string()),
  ml: z.int(),
  entries: z.array(z.string()),
});
/** Milliliters by column of TTB F 5120.17, from (a), not over 16 % vol, to (f), hard cider. */
const ByClass = z.partialRecord(z.enum(taxClasses), z.int());
const FormLines = z.array(
  z.object({ formLine: z.string(), name: z.string(), ml: ByClass, entries: z.array(z.string()) }),
);
/** Part I, Section A of the form: bulk wine, both sides of the balance. */
const BulkWine = z.object({
  lines: FormLines,
  /**
   * Lots in vessels or bottles without a complete record of their alcohol. The recorded part decides their column;
   * without any, it is (a).
   */
  withoutAlcohol: z.array(z.string()),
});
/** Part IV; `formLine` is missing where the form's number is not known. */
const MaterialLines = z.array(
  z.object({
    formLine: z.optional(z.string()),
    name: z.string(),
    amount: z.int(),
    entries: z.array(z.string()),
  }),
);
/** Sums of a month. `startMl`, `lines`, and `endMl` include juice and must. */
export const getMonth = endpoint('GET', `${wineryPath}/months/:month`, {
  for: 'memberOrKey',
  params: z.object({ wineryId: Id, month }),
  answer: z.object({
    bulkWine: BulkWine,
    /** Part I, Section B. */
    bottledWine: FormLines,
    /** Part IV: grapes and sugar in grams, juice and concentrate in milliliters. */
    materials: z.object({
      grapes: MaterialLines,
      juice: MaterialLines,
      sugar: MaterialLines,
      concentrate: MaterialLines,
    }),
    /** Part VII. */
    inFermenters: z.object({ ml: z.int(), unmeasuredGrams: z.int(), vessels: z.array(z.string()) }),
    startMl: z.int(),
    lines: z.array(MonthLine),
    endMl: z.int(),
    produced: MonthLine,
    fruitGrams: z.int(),
    fruitEntries: z.array(z.string()),
  }),
});

export const listInventories = endpoint('GET', `${wineryPath}/inventories`, {
  for: 'memberOrKey',
  params: ofWinery,
  answer: z.array(day),
});
/**
 * The day's counts compared with the book; negative if the cellar had less than the book. An inventory is entered as
 * `gauge`.
 */
export const getInventory = endpoint('GET', `${wineryPath}/inventories/:day`, {
  for: 'memberOrKey',
  params: z.object({ wineryId: Id, day }),
  answer: z.object({
    on: day,
    counted: z.array(
      z.object({
        entry: z.string(),
        on: day,
        vessel: z.string(),
        lot: z.optional(z.string()),
        measure: z.enum(['ml', 'grams']),
        book: z.int(),
        counted: z.int(),
        difference: z.int(),
        reason: z.optional(z.string()),
      }),
    ),
    uncounted: z.array(z.object({ vessel: z.string(), lot: z.string(), ...held })),
    bookMl: z.int(),
    countedMl: z.int(),
    gainedMl: z.int(),
    lostMl: z.int(),
  }),
});

/**
 * Losses by vessel and reason, and the share of 27 CFR 24.266 above which the winery must file a claim for wine. Each
 * loss has the vessel's volume before it; a loss far above the others for its reason is unusual. `lostMl` is wine
 * alone, and `lostBeforeWineMl` juice and must; `handledMl` is the base of the share.
 */
export const getLosses = endpoint('GET', `${wineryPath}/losses`, {
  for: 'memberOrKey',
  params: ofWinery,
  query: z.object({ from: day, through: day }),
  answer: z.object({
    from: day,
    through: day,
    lines: z.array(
      z.object({
        vessel: z.string(),
        reason: z.string(),
        inventory: z.boolean(),
        ml: z.int(),
        entries: z.array(z.string()),
      }),
    ),
    losses: z.array(
      z.object({
        entry: z.string(),
        on: day,
        vessel: z.string(),
        reason: z.string(),
        inventory: z.boolean(),
        isWine: z.boolean(),
        ml: z.int(),
        ofMl: z.int(),
        isUnusual: z.boolean(),
      }),
    ),
    lostMl: z.int(),
    lostBeforeWineMl: z.int(),
    handledMl: z.int(),
    allowances: z.array(z.object({ of: z.string(), ml: z.int(), percent: z.number() })),
    allowedMl: z.int(),
    isAboveAllowance: z.boolean(),
  }),
});

export const listFindings = endpoint('GET', `${wineryPath}/findings`, {
  for: 'memberOrKey',
  params: ofWinery,
  query: through,
  answer: z.array(
    z.object({
      code: z.string(),
      message: z.string(),
      entry: z.string(),
      vessel: z.optional(z.string()),
      lot: z.optional(z.string()),
      ml: z.optional(z.int()),
      grams: z.optional(z.int()),
    }),
  ),
});

/** Endpoints for programs with a key that fold the whole book. */
export const bookViews = [
  listVessels,
  listLots,
  getLot,
  getMonth,
  listInventories,
  getInventory,
  getLosses,
  listFindings,
] as const;
