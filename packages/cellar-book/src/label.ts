import { componentOf, keyOf } from './book/keys.ts';
import type { Component } from './entries/work.ts';
import {
  addFractions,
  ceiling,
  compare,
  divideFractions,
  type Fraction,
  fraction,
  one,
  subtractFractions,
  zero,
} from './exact/fraction.ts';
import { type Mixture, shareOf } from './exact/mixture.ts';

export interface LabelClaim {
  variety?: string;
  /** The variety is Vitis labrusca, and the label says so. */
  isLabrusca?: boolean;
  appellation?: string;
  isViticulturalArea?: boolean;
  vintage?: number;
}

/** Blocks with their appellations: several, since areas are nested. */
export type Appellations = Readonly<Record<string, readonly string[]>>;

export interface ClaimResult {
  claim: 'variety' | 'appellation' | 'vintage';
  /** Exact shares: known to qualify, unknown, and required. */
  share: Fraction;
  unknown: Fraction;
  needed: Fraction;
  /** `cannot say`: it would qualify if everything unknown did. Unknown counts against. */
  verdict: 'qualifies' | 'does not' | 'cannot say';
  /** Fewest whole milliliters of fully qualifying wine that would have to be added to `ml`. */
  missingMl: bigint;
}

type Fit = boolean | undefined;

function both(left: Fit, right: Fit): Fit {
  if (left === false || right === false) return false;
  return left === undefined || right === undefined ? undefined : true;
}

function lies({ block }: Component, appellation: string, appellations: Appellations): Fit {
  const areas = block === null ? undefined : appellations[block];
  return areas?.includes(appellation);
}

function judge(
  claim: ClaimResult['claim'],
  composition: Mixture,
  { needed, ml, fits }: { needed: Fraction; ml: number; fits: (component: Component) => Fit },
): ClaimResult {
  let [share, unknown] = [zero, zero];
  for (const key of composition.parts.keys()) {
    const component = componentOf(key);
    const fit = fits(component);
    if (fit) share = addFractions(share, shareOf(composition, keyOf(component)));
    else if (fit === undefined) unknown = addFractions(unknown, shareOf(composition, keyOf(component)));
  }
  const short = subtractFractions(needed, share);
  const qualifies = compare(short, zero) <= 0;
  const could = compare(short, unknown) <= 0;
  const lacking = fraction(BigInt(ml) * short.numerator, short.denominator);
  return {
    claim,
    share,
    unknown,
    needed,
    verdict: qualifies ? 'qualifies' : could ? 'cannot say' : 'does not',
    missingMl: qualifies ? 0n : ceiling(divideFractions(lacking, subtractFractions(one, needed))),
  };
}

/**
 * Whether a wine may have a label with one variety, one appellation, and a vintage, by its joint composition: the
 * variety's share must all come from the labeled appellation. Shares: variety 75 % (51 % for Vitis labrusca with a
 * statement); state or county 75 %, viticultural area 85 %; vintage 95 % with a viticultural area, otherwise 85 %.
 * Where the wine was finished, and volumes removed, are not checked here.
 *
 * @param composition of the lot, or of a bottling.
 * @param ml the wine there is, in whole milliliters, for `missingMl`.
 * @source 27 CFR 4.23, 4.25 and 4.27 (2015 annual edition).
 */
export function checkLabel(
  composition: Mixture,
  ml: number,
  { variety, isLabrusca, appellation, isViticulturalArea, vintage }: LabelClaim,
  appellations: Appellations,
): ClaimResult[] {
  const grownThere = (component: Component) =>
    appellation === undefined ? true : lies(component, appellation, appellations);
  const is = <Value>(value: Value | null, claimed: Value): Fit =>
    value === null ? undefined : value === claimed;
  const results: ClaimResult[] = [];
  if (variety !== undefined)
    results.push(
      judge('variety', composition, {
        needed: fraction(isLabrusca ? 51 : 75, 100),
        ml,
        fits: (component) => both(is(component.variety, variety), grownThere(component)),
      }),
    );
  if (appellation !== undefined)
    results.push(
      judge('appellation', composition, {
        needed: fraction(isViticulturalArea ? 85 : 75, 100),
        ml,
        fits: grownThere,
      }),
    );
  if (vintage !== undefined)
    results.push(
      judge('vintage', composition, {
        needed: fraction(isViticulturalArea ? 95 : 85, 100),
        ml,
        fits: (component) => is(component.vintage, vintage),
      }),
    );
  return results;
}
