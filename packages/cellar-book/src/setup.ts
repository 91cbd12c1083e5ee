import * as z from 'zod/mini';
import { vesselKinds, workLimits } from './entries/work.ts';

/** What a winery says of its cellar: names, capacities and words. Happenings are entries of the book. */
const name = z.string().check(
  z.overwrite((text) => text.trim()),
  z.regex(/^[\p{L}\p{N}][\p{L}\p{N} ._'#&/-]{0,39}$/u),
);
const aliases = z.optional(z.array(name).check(z.maxLength(10)));
const amount = z.int().check(z.positive(), z.lte(1_000_000_000));

/** How many of each a winery sets up. */
export const setupLimits = { vessels: workLimits.vessels, blocks: 200 } as const;

export const setupVessel = z.object({
  /** As it stands on the vessel and in texts, such as `T12`: its key in the book. */
  name,
  kind: z.enum(vesselKinds),
  aliases,
  capacityMl: z.optional(amount),
  capacityG: z.optional(amount),
  /** No longer in use; it stays in the book. */
  retired: z.optional(z.boolean()),
});

/** A block of vines with the areas that it lies in, which may be nested. */
export const setupBlock = z.object({
  name,
  variety: name,
  appellations: z.array(name).check(z.maxLength(10)),
});
const variety = z.object({ name, aliases });
const material = z.object({ name, aliases, fining: z.optional(z.boolean()) });
/** What a lot is called now, where that is not what the book knows it by. */
const lotCode = z.object({ lot: z.string().check(z.maxLength(200)), code: z.string() });

/** A name as people tell it from others: without its capitals, blanks, and hyphens. */
export const foldName = (name: string) => name.toLowerCase().replace(/[\s-]/g, '');
const unlike = <Named extends { name: string }>() =>
  z.refine<Named[]>((all) => new Set(all.map((each) => foldName(each.name))).size === all.length, {
    error: 'Two of them have the same name.',
  });

/** A code that survives labels, file names and texts. */
export const lotCodeSchema = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,29}$/));

export const setupSchema = z.object({
  vessels: z.array(setupVessel).check(z.maxLength(setupLimits.vessels), unlike()),
  varieties: z.array(variety).check(z.maxLength(100), unlike()),
  blocks: z.array(setupBlock).check(z.maxLength(setupLimits.blocks), unlike()),
  materials: z.array(material).check(z.maxLength(200), unlike()),
  lotCodes: z.array(z.extend(lotCode, { code: lotCodeSchema })).check(z.maxLength(2_000)),
});
export type Setup = z.infer<typeof setupSchema>;
export type SetupVessel = Setup['vessels'][number];

/** What a winery begins with: the varieties and materials that people name most; vessels and blocks are its own. */
export const firstSetup: Setup = {
  vessels: [],
  varieties: [
    { name: 'Cabernet Franc', aliases: ['cab franc', 'franc', 'cf'] },
    { name: 'Cabernet Sauvignon', aliases: ['cab sauv', 'cs'] },
    { name: 'Chambourcin', aliases: ['chambo'] },
    { name: 'Chardonnay', aliases: ['chard'] },
    { name: 'Marquette' },
    { name: 'Merlot' },
    { name: 'Pinot Grigio', aliases: ['pg'] },
    { name: 'Pinot Noir', aliases: ['pn'] },
    { name: 'Riesling', aliases: ['ries'] },
    { name: 'Seyval' },
    { name: 'Traminette', aliases: ['tram'] },
    { name: 'Vidal Blanc', aliases: ['vidal'] },
  ],
  blocks: [],
  materials: [
    ...['KMBS', 'SO2', 'DAP', 'Fermaid O', 'Fermaid K', 'Go-Ferm', 'tartaric acid', 'sugar', 'water'],
    ...['EC-1118', 'QA23', 'D254', 'RC212', '71B', 'VP41', 'CH16', 'oak cubes', 'ascorbic acid', 'lysozyme'],
  ]
    .map((each): Setup['materials'][number] => ({ name: each }))
    .concat(['bentonite', 'gelatin', 'PVPP', 'isinglass'].map((each) => ({ name: each, fining: true }))),
  lotCodes: [],
};
