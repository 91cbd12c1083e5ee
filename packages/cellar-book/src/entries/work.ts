import * as z from 'zod/mini';

/**
 * All work in a cellar. Volumes are whole milliliters, fruit whole grams, materials whole milligrams, microliters, or
 * packs; totals unless `each` is set. Operations are named as in the message schema; `start`, `vessel`, `gauge`,
 * `gain`, `empty`, `receive_wine`, `remove`, `receive_bottles`, `count_bottles`, and plans have no message.
 */
/** Limits of one piece of work, so that none costs more than a cellar needs. Lengths are in UTF-16 code units. */
export const workLimits = {
  name: 200,
  note: 2_000,
  /** Vessels, levels, or parts in one piece of work: all vessels that a winery can set up. */
  vessels: 500,
  /** Components, materials, bottle sizes, or readings in one piece of work. */
  parts: 100,
} as const;

export const vesselKinds = ['tank', 'bin', 'barrel', 'drum', 'carboy', 'keg'] as const;
export type VesselKind = (typeof vesselKinds)[number];

/** Ten million liters: sums over any realistic book stay safe integers. */
const amount = z.int().check(z.nonnegative(), z.lte(10_000_000_000));
const word = z.string().check(z.maxLength(workLimits.name));
const name = word.check(z.minLength(1));
const names = z.array(name).check(z.maxLength(workLimits.vessels));
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const someNames = names.check(z.minLength(1));
const forVessels = z.maxLength(workLimits.vessels);
const some = z.minLength(1);
const fewParts = z.maxLength(workLimits.parts);

/** The origin of grapes. `null` is unknown, and counts against every label claim. */
const component = z.object({
  variety: z.nullable(word),
  block: z.nullable(word),
  vintage: z.nullable(z.int()),
});
/** Whole parts in any unit: percents, liters, milliliters. */
const composition = z.array(z.object({ component, parts: amount })).check(some, fewParts);
const levels = z.array(z.object({ vessel: name, ml: amount })).check(some, forVessels);

const stage = z.enum(['fruit', 'must', 'juice', 'fermenting', 'ageing']);
/** The kinds of wine that the law taxes apart, whatever their alcohol. */
const style = z.enum(['still', 'carbonated', 'sparkling', 'cider']);
const unit = z.enum(['mg', 'uL', 'pack']);
const note = z.optional(z.string().check(z.maxLength(workLimits.note)));
const label = z.optional(word);

const bottles = z
  .array(
    z.object({
      count: amount.check(z.lte(10_000_000)),
      sizeMl: amount.check(z.lte(100_000)),
      /** Bottles in a case, if not the usual number. */
      caseOf: z.optional(z.int().check(z.gte(1), z.lte(1_000))),
    }),
  )
  .check(some, fewParts);
/** What bottles leave bonded stock for: the lines of TTB F 5120.17, Part I, Section B. */
export const bottleUses = [
  'taxpaid',
  'in_bond',
  'dumped_to_bulk',
  'tasting',
  'export',
  'family_use',
  'testing',
  'destroyed',
  'breakage',
] as const;
/** Bottles of a lot: of the bottling on that day, otherwise the oldest first. */
const bottled = { lot: name, bottledOn: z.optional(day) };

/** Work in place names vessels, or a lot for all of its vessels. */
const location = { vessels: z.optional(names), lot: z.optional(name) };
const arrivals = { to: someNames, lot: z.optional(name) };
const lossOnTheWay = { lossMl: z.optional(amount), lossReason: note };

const wine = {
  lot: name,
  levels,
  composition,
  stage: z.optional(stage),
  style: z.optional(style),
  alcoholPercentVol: z.optional(z.number()),
  materials: z.optional(z.array(z.object({ material: name, unit, amount, batch: label })).check(fewParts)),
};
const material = {
  ...location,
  material: name,
  unit: z.optional(unit),
  amount: z.optional(amount),
  each: z.optional(z.boolean()),
  /** `unit` per liter of wine, instead of an amount; to the thousandth, since copper is dosed in tenths of a milligram. */
  perLitre: z.optional(z.number().check(z.nonnegative(), z.lte(10_000_000_000))),
  batch: label,
  /** The volume that the material adds: water, concentrate, syrup. */
  volumeMl: z.optional(amount),
  /** Of wine spirits. */
  alcoholPercentVol: z.optional(z.number().check(z.nonnegative(), z.lte(100))),
};

export const workSchema = z.discriminatedUnion('op', [
  z.object({
    op: z.literal('vessel'),
    vessel: name,
    kind: z.enum(vesselKinds),
    capacityMl: z.optional(amount),
    capacityG: z.optional(amount),
  }),
  z.object({ op: z.literal('start'), ...wine }),
  z.object({ op: z.literal('receive_wine'), ...wine, supplier: label }),
  z.object({
    op: z.literal('receive_fruit'),
    to: names,
    lot: z.optional(name),
    grams: amount,
    component,
    style: z.optional(style),
    grower: label,
    weighTag: label,
    /** What each bin weighed in grams, full and empty; `vessel` is its name, a vessel of the winery or not. */
    bins: z.optional(
      z.array(z.object({ vessel: name, gross: amount, tare: amount })).check(some, forVessels),
    ),
  }),
  z.object({
    op: z.literal('crush'),
    from: z.optional(names),
    fromLot: z.optional(name),
    ...arrivals,
    ml: z.optional(amount),
    mode: label,
  }),
  z.object({
    op: z.literal('press'),
    from: z.optional(names),
    fromLot: z.optional(name),
    parts: z
      .array(
        z.object({
          ...arrivals,
          ml: z.optional(amount),
          fraction: z.optional(z.enum(['free_run', 'press'])),
        }),
      )
      .check(some, forVessels),
    mode: label,
  }),
  z.object({
    op: z.enum(['transfer', 'filter']),
    from: someNames,
    ...arrivals,
    ml: z.optional(amount),
    ...lossOnTheWay,
    /** The new lot that wine in an occupied vessel and what arrives there become; otherwise the lot there. */
    becomes: z.optional(name),
    /** As much as still fits. */
    fill: z.optional(z.literal('full')),
    /** The source was empty afterwards: the rest is an unexplained loss. */
    emptied: z.optional(z.boolean()),
    mode: label,
  }),
  z.object({
    op: z.literal('top'),
    ...location,
    from: z.optional(names),
    fromLot: z.optional(name),
    ml: amount,
    each: z.optional(z.boolean()),
    becomes: z.optional(name),
  }),
  z.object({
    op: z.literal('blend'),
    ...arrivals,
    /** The blend's total, for parts with `share`. */
    ml: z.optional(amount),
    /** A part with neither volume nor share is the vessel's or lot's whole contents. */
    parts: z
      .array(
        z.object({
          vessel: z.optional(name),
          lot: z.optional(name),
          ml: z.optional(amount),
          share: z.optional(amount),
        }),
      )
      .check(some, forVessels),
    becomes: z.optional(name),
    ...lossOnTheWay,
  }),
  z.object({
    op: z.literal('split'),
    from: someNames,
    parts: z
      .array(z.object({ to: name, lot: z.optional(name), ml: z.optional(amount), share: z.optional(amount) }))
      .check(some, forVessels),
  }),
  z.object({ op: z.literal('inoculate'), organism: z.enum(['yeast', 'ml_bacteria']), ...material }),
  z.object({ op: z.enum(['addition', 'fine']), ...material }),
  z.object({
    op: z.literal('measurement'),
    ...location,
    readings: z.array(z.object({ kind: word, value: z.number(), unit: word })).check(fewParts),
  }),
  z.object({
    op: z.literal('gauge'),
    /** Measured levels, by dip or scale. */
    levels: z
      .array(z.object({ vessel: name, ml: z.optional(amount), grams: z.optional(amount), reason: note }))
      .check(forVessels),
    /** A physical inventory; the month sheet lists its differences separately. */
    inventory: z.optional(z.boolean()),
  }),
  z.object({
    op: z.enum(['loss', 'gain', 'remove']),
    ...location,
    ml: z.optional(amount),
    grams: z.optional(amount),
    each: z.optional(z.boolean()),
    reason: note,
  }),
  /**
   * `dump` is on purpose, in part or whole. `empty`: the vessel was found empty, and the rest is an unexplained loss.
   */
  z.object({ op: z.enum(['dump', 'empty']), ...location, ml: z.optional(amount), reason: note }),
  z.object({
    op: z.literal('bottle'),
    from: z.optional(names),
    lot: z.optional(name),
    bottles,
    ...lossOnTheWay,
    emptied: z.optional(z.boolean()),
  }),
  /** Bottles there when the book began, received in bond, or returned to bond after the tax was paid. */
  z.object({
    op: z.literal('receive_bottles'),
    lot: name,
    bottles,
    account: z.enum(['opening', 'received', 'returned']),
    composition,
    style: z.optional(style),
    alcoholPercentVol: z.optional(z.number()),
    supplier: label,
  }),
  z.object({
    op: z.literal('remove_bottles'),
    ...bottled,
    bottles,
    use: z.enum(bottleUses),
    /** The vessel of wine that is dumped to bulk. */
    to: z.optional(name),
    consignee: label,
    note,
  }),
  /** Bottles counted at a physical inventory. */
  z.object({ op: z.literal('count_bottles'), ...bottled, bottles }),
  z.object({
    op: z.literal('state'),
    ...location,
    state: z.enum([
      'fermentation_started',
      'fermentation_stuck',
      'fermentation_finished',
      'malolactic_started',
      'malolactic_finished',
    ]),
    native: z.optional(z.boolean()),
  }),
  /** Work to do by a day. `plan` is its key, which `plan_done` names; the same key again changes the plan. */
  z.object({
    op: z.literal('plan'),
    plan: name,
    task: z.string().check(some, z.maxLength(workLimits.note)),
    due: day,
    ...location,
    assignee: label,
  }),
  z.object({ op: z.literal('plan_done'), plan: name, note }),
  z.object({ op: z.enum(['cap_work', 'note']), ...location, note, method: label, times: z.optional(amount) }),
]);

export type Work = z.infer<typeof workSchema>;
type Member<Any, Op> = Any extends { op: infer Ops } ? (Op extends Ops ? Any : never) : never;
export type WorkOf<Op extends Work['op']> = Member<Work, Op>;
export type Component = z.infer<typeof component>;
export type Stage = z.infer<typeof stage>;
export type Style = z.infer<typeof style>;
export type Bin = NonNullable<WorkOf<'receive_fruit'>['bins']>[number];
export type Bottles = z.infer<typeof bottles>[number];
export type BottleUse = (typeof bottleUses)[number];
export type MaterialUnit = z.infer<typeof unit>;
