import * as z from 'zod/mini';
import { vesselKinds, workLimits } from './entries/work.ts';
import { faultOfCodePattern } from './lot-code-pattern.ts';

/** Facts about a winery: names, capacities, words. Events are entries of the book. */
const name = z.string().check(
  z.overwrite((text) => text.trim()),
  z.regex(/^[\p{L}\p{N}][\p{L}\p{N} ._'#&/-]{0,39}$/u),
);
const aliases = z.optional(z.array(name).check(z.maxLength(10)));
const amount = z.int().check(z.positive(), z.lte(1_000_000_000));

export const setupLimits = { vessels: workLimits.vessels, blocks: 200 } as const;

export const setupVessel = z.object({
  /** As written on the vessel and in texts, such as `T12`: its key in the book. */
  name,
  kind: z.enum(vesselKinds),
  aliases,
  capacityMl: z.optional(amount),
  capacityG: z.optional(amount),
  retired: z.optional(z.boolean()),
  cooper: z.optional(name),
  /** When it was made or bought. */
  year: z.optional(z.int().check(z.gte(1900), z.lte(2200))),
  /** Vessels that are worked with together, such as the barrels of one wine. */
  group: z.optional(name),
  /** Names it had when earlier entries were made: they are about this vessel. */
  formerNames: z.optional(z.array(name).check(z.maxLength(10))),
});

/** A block of vines with its areas, which may be nested. */
export const setupBlock = z.object({
  name,
  variety: name,
  appellations: z.array(name).check(z.maxLength(10)),
});
const variety = z.object({ name, aliases });
const material = z.object({ name, aliases, fining: z.optional(z.boolean()) });
/** A lot's current code, if the book knows it by another. */
const lotCode = z.object({ lot: z.string().check(z.maxLength(200)), code: z.string() });

/** Names that people wouldn't tell apart are equal: without capitals, blanks, and hyphens. */
export const foldName = (name: string) => name.toLowerCase().replace(/[\s-]/g, '');
const unlike = <Named extends { name: string }>() =>
  z.refine<Named[]>((all) => new Set(all.map((each) => foldName(each.name))).size === all.length, {
    error: 'Two of them have the same name.',
  });

/** Entries name vessels, so that no vessel may have a name that another had. */
const unlikeFormer = z.refine<z.infer<typeof setupVessel>[]>(
  (vessels) => {
    const names = vessels.flatMap(({ name, formerNames = [] }) => [
      ...new Set([name, ...formerNames].map((each) => foldName(each))),
    ]);
    return new Set(names).size === names.length;
  },
  { error: 'Another vessel had that name before. Choose another.' },
);

/** A code that works on labels, in file names, and in texts. */
export const lotCodeSchema = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,29}$/));

/** The rule for the codes of new lots, such as `{vintage}-{variety}-{number}`. */
const lotCodePattern = z.string().check(
  z.maxLength(80),
  z.refine((pattern) => faultOfCodePattern(pattern) === undefined, {
    error: ({ input }) => faultOfCodePattern(String(input)),
  }),
);

export const setupSchema = z.object({
  vessels: z.array(setupVessel).check(z.maxLength(setupLimits.vessels), unlike(), unlikeFormer),
  varieties: z.array(variety).check(z.maxLength(100), unlike()),
  blocks: z.array(setupBlock).check(z.maxLength(setupLimits.blocks), unlike()),
  materials: z.array(material).check(z.maxLength(200), unlike()),
  lotCodes: z.array(z.extend(lotCode, { code: lotCodeSchema })).check(z.maxLength(2_000)),
  lotCodePattern: z.optional(lotCodePattern),
});
export type Setup = z.infer<typeof setupSchema>;
export type SetupVessel = Setup['vessels'][number];

/** A new winery's set-up: common varieties and materials; it adds vessels and blocks itself. */
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
