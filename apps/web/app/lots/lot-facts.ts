import { componentOf, keyOf, type Lot, type Reading } from '@orbit-vine/cellar-book/book/book.ts';
import { type Fraction, fraction, toNumber } from '@orbit-vine/cellar-book/exact/fraction.ts';
import { approximately } from '@orbit-vine/cellar-book/exact/mixture.ts';
import { type Appellations, type ClaimResult, checkLabel } from '@orbit-vine/cellar-book/label.ts';
import type { Component, MaterialUnit } from '@orbit-vine/cellar-book/work.ts';

export interface MaterialInLot {
  material: string;
  unit: MaterialUnit;
  batch: string | null;
  /** All that the lot holds of it now, in the unit of the book. */
  amount: number;
  /** In a liter of wine; nothing while it is fruit. */
  perLiter: number | undefined;
}

export interface ComponentShare extends Component {
  /** From 0 to 1, for showing: the book keeps it exactly. */
  share: number;
}

/** What a lot is made of, the largest share first. Fruit that nobody has measured yet is weighed. */
export function compositionOf(lot: Lot): ComponentShare[] {
  const { composition } = lot.contents[lot.ml > 0 || lot.grams === 0 ? 'ml' : 'grams'];
  return [...approximately(composition)]
    .map(([key, share]) => ({ ...componentOf(key), share }))
    .sort((a, b) => b.share - a.share || (keyOf(a) < keyOf(b) ? -1 : 1));
}

/** What was added and is in the lot now: additions travel with the wine. */
export function materialsIn(lot: Lot): MaterialInLot[] {
  const measure = lot.ml > 0 ? 'ml' : 'grams';
  const { parts, whole } = lot.contents[measure].materials;
  return [...parts].map(([key, part]) => {
    const [material = '', unit = 'mg', batch = null] = JSON.parse(key) as [
      string,
      MaterialUnit,
      string | null,
    ];
    const each = toNumber(fraction(part, whole));
    return {
      material,
      unit,
      batch,
      amount: each * lot[measure],
      perLiter: measure === 'ml' ? each * 1000 : undefined,
    };
  });
}

/** The readings of each kind, in their order. */
export function readingsByKind(lot: Lot): [kind: string, readings: Reading[]][] {
  return [...Map.groupBy(lot.readings, ({ kind }) => kind)];
}

/** The claims that a label would most likely make: the leading variety, its most particular area, the leading vintage. */
export function likelyClaims(lot: Lot, appellations: Appellations): ClaimResult[] {
  const [leading] = compositionOf(lot);
  if (!leading) return [];
  const measure = lot.ml > 0 ? 'ml' : 'grams';
  const areas = leading.block === null ? [] : (appellations[leading.block] ?? []);
  const [appellation] = areas;
  return checkLabel(
    lot.contents[measure].composition,
    lot.ml,
    {
      ...(leading.variety === null ? {} : { variety: leading.variety }),
      ...(appellation === undefined ? {} : { appellation, isViticulturalArea: true }),
      ...(leading.vintage === null ? {} : { vintage: leading.vintage }),
    },
    appellations,
  );
}

export function percent(share: Fraction): string {
  return `${Number((toNumber(share) * 100).toFixed(1))}%`;
}
