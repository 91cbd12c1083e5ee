import * as z from 'zod/mini';

/**
 * What can happen in a cellar. Volumes are whole milliliters, fruit is whole grams, materials are whole milligrams,
 * microliters or packs, always as totals unless `each` is set. Operations carry the names of the message schema; `start`,
 * `vessel`, `gauge`, `gain`, `empty`, `receive_wine` and `remove` are added for what no message says.
 */
/** The sizes of one piece of work, so that none costs more than a cellar needs. Lengths are in UTF-16 code units. */
export const workLimits = {
  /** A vessel, a lot, a variety, a material, a batch, a unit. */
  name: 200,
  /** A note or a reason: as long as a text message, with room for what a program adds. */
  note: 2_000,
  /** Vessels, levels, or parts in one piece of work: as many vessels as a winery sets up. */
  vessels: 500,
  /** Components of a wine, materials in it, sizes of bottles, readings taken at once. */
  parts: 100,
} as const;

export const vesselKinds = ['tank', 'bin', 'barrel', 'drum', 'carboy', 'keg'] as const;
export type VesselKind = (typeof vesselKinds)[number];

/** Ten million liters: a book of as much work as anybody does adds up to whole numbers still. */
const amount = z.int().check(z.nonnegative(), z.lte(10_000_000_000));
const word = z.string().check(z.maxLength(workLimits.name));
const name = word.check(z.minLength(1));
const names = z.array(name).check(z.maxLength(workLimits.vessels));
const someNames = names.check(z.minLength(1));
const forVessels = z.maxLength(workLimits.vessels);
const some = z.minLength(1);
const fewParts = z.maxLength(workLimits.parts);

/** Where grapes came from. `null` is not known, and counts against every claim about it. */
const component = z.object({
  variety: z.nullable(word),
  block: z.nullable(word),
  vintage: z.nullable(z.int()),
});
/** Whole parts of any unit: percents, liters, milliliters. */
const composition = z.array(z.object({ component, parts: amount })).check(some, fewParts);
const levels = z.array(z.object({ vessel: name, ml: amount })).check(some, forVessels);

const stage = z.enum(['fruit', 'must', 'juice', 'fermenting', 'ageing']);
const unit = z.enum(['mg', 'uL', 'pack']);
const note = z.optional(z.string().check(z.maxLength(workLimits.note)));
const label = z.optional(word);

/** Work in place names vessels or a lot, which then means every vessel the lot is in. */
const place = { vessels: z.optional(names), lot: z.optional(name) };
const arrivals = { to: someNames, lot: z.optional(name) };
const lossOnTheWay = { lossMl: z.optional(amount), lossReason: note };

const wine = {
  lot: name,
  levels,
  composition,
  stage: z.optional(stage),
  alcoholPercentVol: z.optional(z.number()),
  materials: z.optional(z.array(z.object({ material: name, unit, amount, batch: label })).check(fewParts)),
};
const material = {
  ...place,
  material: name,
  unit: z.optional(unit),
  amount: z.optional(amount),
  each: z.optional(z.boolean()),
  /** In `unit` for each liter of wine, in place of an amount. */
  perLitre: z.optional(amount),
  batch: label,
  /** What the material adds to the volume: water, concentrate, syrup. */
  volumeMl: z.optional(amount),
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
    grower: label,
    weighTag: label,
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
    /** As much as the vessels still take. */
    fill: z.optional(z.literal('full')),
    /** The source is said to be empty afterwards: the rest is an unexplained loss. */
    emptied: z.optional(z.boolean()),
    mode: label,
  }),
  z.object({
    op: z.literal('top'),
    ...place,
    from: z.optional(names),
    fromLot: z.optional(name),
    ml: amount,
    each: z.optional(z.boolean()),
  }),
  z.object({
    op: z.literal('blend'),
    ...arrivals,
    /** The whole blend, where parts say `share`. */
    ml: z.optional(amount),
    /** A part with neither volume nor share is all that the vessel or lot holds. */
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
    ...place,
    readings: z.array(z.object({ kind: word, value: z.number(), unit: word })).check(fewParts),
  }),
  z.object({
    op: z.literal('gauge'),
    /** A dip or a scale: what the vessel holds now. */
    levels: z
      .array(z.object({ vessel: name, ml: z.optional(amount), grams: z.optional(amount), reason: note }))
      .check(forVessels),
    /** A physical inventory: its differences stand apart on the month sheet. */
    inventory: z.optional(z.boolean()),
  }),
  z.object({
    op: z.enum(['loss', 'gain', 'remove']),
    ...place,
    ml: z.optional(amount),
    grams: z.optional(amount),
    each: z.optional(z.boolean()),
    reason: note,
  }),
  /** On purpose, part or all. `empty`: the vessel was found empty, and the rest is an unexplained loss. */
  z.object({ op: z.enum(['dump', 'empty']), ...place, ml: z.optional(amount), reason: note }),
  z.object({
    op: z.literal('bottle'),
    from: z.optional(names),
    lot: z.optional(name),
    bottles: z
      .array(
        z.object({
          count: amount.check(z.lte(10_000_000)),
          sizeMl: amount.check(z.lte(100_000)),
        }),
      )
      .check(some, fewParts),
    ...lossOnTheWay,
    emptied: z.optional(z.boolean()),
  }),
  z.object({
    op: z.literal('state'),
    ...place,
    state: z.enum([
      'fermentation_started',
      'fermentation_stuck',
      'fermentation_finished',
      'malolactic_started',
      'malolactic_finished',
    ]),
    native: z.optional(z.boolean()),
  }),
  z.object({ op: z.enum(['cap_work', 'note']), ...place, note, method: label, times: z.optional(amount) }),
]);

export type Work = z.infer<typeof workSchema>;
type Member<Any, Op> = Any extends { op: infer Ops } ? (Op extends Ops ? Any : never) : never;
/** The work whose operation is `Op` (or one that shares its fields). */
export type WorkOf<Op extends Work['op']> = Member<Work, Op>;
export type Component = z.infer<typeof component>;
export type Stage = z.infer<typeof stage>;
export type MaterialUnit = z.infer<typeof unit>;
