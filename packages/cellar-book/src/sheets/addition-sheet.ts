import type { Lot } from '../book/book.ts';
import type { MaterialUnit } from '../entries/work.ts';
import { toNumber } from '../exact/fraction.ts';
import { approximately } from '../exact/mixture.ts';
import { type Ceiling, ceilingOf, sulfiteShares } from './ceilings.ts';

/** A substance with the materials that contain it, and its share in each. */
interface Substance {
  name: string;
  of: readonly [called: RegExp, share?: number][];
  ceiling: Ceiling;
}

/**
 * The ceilings that we read in the law. Shares: of sulfur dioxide, those of `sulfiteShares`; copper in the
 * pentahydrate sulfate 25.45 % (63.546 / 249.685); sorbic acid in potassium sorbate 74.6 % (112.13 / 150.22).
 *
 * @source 27 CFR 24.246 and 4.22(b)(1), 2015 annual edition. The list of 24.246 was revised in 2022 (87 FR 51880): who shows a
 * ceiling says so.
 */
const substances: readonly Substance[] = [
  {
    name: 'SO2',
    of: [
      [/^(so2|sulfur dioxide)$/],
      [/^smbs$|sodium meta/, sulfiteShares.SMBS],
      [/kmbs|meta/, sulfiteShares.KMBS],
    ],
    ceiling: ceilingOf('total sulfur dioxide'),
  },
  { name: 'DAP', of: [[/^dap$|diammonium/]], ceiling: ceilingOf('ammonium phosphates added, cumulative') },
  { name: 'copper', of: [[/copper|cuso4/, 0.2545]], ceiling: ceilingOf('copper added as copper sulfate') },
  {
    name: 'sorbic acid',
    of: [[/^sorbic/], [/sorbate/, 0.746]],
    ceiling: ceilingOf('sorbic acid in the finished wine'),
  },
  { name: 'citric acid', of: [[/^citric/]], ceiling: ceilingOf('citric acid to stabilize wine') },
  { name: 'fumaric acid', of: [[/^fumaric/]], ceiling: ceilingOf('fumaric acid in the finished wine') },
  { name: 'lysozyme', of: [[/lysozyme/]], ceiling: ceilingOf('lysozyme') },
  {
    name: 'activated carbon',
    of: [[/carbon\b|charcoal/]],
    ceiling: ceilingOf('activated carbon, cumulative'),
  },
  { name: 'PVPP', of: [[/pvpp|polyclar/]], ceiling: ceilingOf('PVPP') },
  {
    name: 'potassium bitartrate',
    of: [[/bitartrate|cream of tartar/]],
    ceiling: ceilingOf('potassium bitartrate'),
  },
  { name: 'yeast hulls', of: [[/yeast (hulls?|ghosts?)/]], ceiling: ceilingOf('yeast hulls') },
  { name: 'thiamine', of: [[/thiamine?/]], ceiling: ceilingOf('thiamine') },
  { name: 'gum arabic', of: [[/gum arabic|acacia/]], ceiling: ceilingOf('gum arabic') },
  // The ceiling is that of a solution of 30 %, as it is sold and weighed.
  {
    name: 'silica gel',
    of: [[/silica|kieselsol|silicon dioxide/]],
    ceiling: ceilingOf('silica gel as a solution of 30 %'),
  },
  {
    name: 'DMDC',
    of: [[/dmdc|dimethyl dicarbonate|velcorin/]],
    ceiling: ceilingOf('dimethyl dicarbonate, cumulative'),
  },
  { name: 'tannin', of: [[/tannins?$|^ft rouge$/]], ceiling: ceilingOf('tannin added') },
];

/** The total of one substance in a wine, including additions to juice, parts of a blend, and toppings. */
export interface AdditionSum {
  name: string;
  materials: string[];
  unit: MaterialUnit;
  /** The substance itself in the wine now, in the book's unit. */
  amount: number;
  /** Per liter; absent for fruit. */
  perLiter?: number;
  /** The highest concentration it ever had, if higher. */
  highestPerLiter?: number;
  ceiling?: Ceiling;
}

function substanceOf(material: string): { substance?: Substance; share: number } {
  const called = material.toLowerCase();
  for (const substance of substances)
    for (const [pattern, share = 1] of substance.of) if (pattern.test(called)) return { substance, share };
  return { share: 1 };
}

/** A lot's additions, the closest to its ceiling first. */
export function additionSheet(lot: Lot): AdditionSum[] {
  const measure = lot.ml > 0 ? 'ml' : 'grams';
  const sums = new Map<string, AdditionSum>();
  for (const [key, each] of approximately(lot.contents[measure].materials)) {
    const [material, unit] = JSON.parse(key) as [string, MaterialUnit];
    const { substance, share } = unit === 'mg' ? substanceOf(material) : { share: 1 };
    const name = substance?.name ?? material;
    const sum: AdditionSum = sums.get(`${name}/${unit}`) ?? {
      name,
      materials: [],
      unit,
      amount: 0,
      ...(substance && { ceiling: substance.ceiling }),
    };
    if (!sum.materials.includes(material)) sum.materials.push(material);
    sum.amount += each * share * lot[measure];
    if (measure === 'ml') {
      const peak = lot.peaks.get(key);
      sum.perLiter = (sum.perLiter ?? 0) + each * share * 1000;
      sum.highestPerLiter =
        (sum.highestPerLiter ?? 0) + (peak === undefined ? each * 1000 : toNumber(peak)) * share;
    }
    sums.set(`${name}/${unit}`, sum);
  }
  const nearness = ({ ceiling, perLiter = 0 }: AdditionSum) => (ceiling ? perLiter / ceiling.mgPerL : -1);
  return [...sums.values()].sort((a, b) => nearness(b) - nearness(a) || a.name.localeCompare(b.name));
}
