import type { SourceId } from '../sources.ts';

export interface SweetnessTerm {
  readonly term: string;
  readonly otherNames: readonly string[];
  readonly fromGPerL: number;
  readonly toGPerL: number | undefined;
}

export const sweetnessTermsSource: readonly SourceId[] = ['eu-607-2009'];
/** Tolerance between label and analysis, g/L. */
export const sweetnessToleranceGPerL = 3;

/** European Union. Brut nature also requires that no sugar was added after the second fermentation. */
export const sweetnessTerms: readonly SweetnessTerm[] = [
  { term: 'brut nature', otherNames: ['brut zero', 'dosage zero', 'pas dosé'], fromGPerL: 0, toGPerL: 3 },
  { term: 'extra brut', otherNames: [], fromGPerL: 0, toGPerL: 6 },
  { term: 'brut', otherNames: [], fromGPerL: 0, toGPerL: 12 },
  { term: 'extra dry', otherNames: ['extra sec'], fromGPerL: 12, toGPerL: 17 },
  { term: 'sec', otherNames: ['dry', 'secco'], fromGPerL: 17, toGPerL: 32 },
  { term: 'demi-sec', otherNames: ['medium dry', 'demi sec'], fromGPerL: 32, toGPerL: 50 },
  { term: 'doux', otherNames: ['sweet', 'dulce'], fromGPerL: 50, toGPerL: undefined },
];

/** The terms that a sugar content allows, within the label's tolerance if asked. */
export function sweetnessTermsFor(input: {
  readonly sugarGPerL: number;
  readonly withTolerance?: boolean;
}): readonly SweetnessTerm[] {
  const { sugarGPerL, withTolerance = false } = input;
  if (!Number.isFinite(sugarGPerL) || sugarGPerL < 0) return [];
  const slack = withTolerance ? sweetnessToleranceGPerL : 0;
  return sweetnessTerms.filter(({ term, fromGPerL, toGPerL = Number.POSITIVE_INFINITY }) => {
    const highest = toGPerL + slack;
    // Brut nature is under 3 g/L and doux over 50; the others include their limits.
    const below = term === 'brut nature' && !withTolerance ? sugarGPerL < highest : sugarGPerL <= highest;
    const over = term === 'doux' ? sugarGPerL > fromGPerL - slack : sugarGPerL >= fromGPerL - slack;
    return below && over;
  });
}

/** The term by any of its names. */
export function sweetnessTermCalled(name: string): SweetnessTerm | undefined {
  const plain = (text: string) => text.toLowerCase().replaceAll('-', ' ').trim();
  return sweetnessTerms.find(({ term, otherNames }) =>
    [term, ...otherNames].some((known) => plain(known) === plain(name)),
  );
}
