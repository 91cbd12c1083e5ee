import { inRange, type Outcome } from '../outcome.ts';
import { cellarGroups } from './cellar/cellar-groups.ts';
import { constantOf } from './cellar/constants.ts';
import { cellarPoints } from './cellar-points.ts';
import { disagreementAt } from './disagreements.ts';
import { houseFormulas } from './house-formulas.ts';
import { type PublishedPoint, publishedPoints } from './published-points.ts';
import { quantityNames } from './quantity-names.ts';
import { reproduceNitrogen, reproducePKa, reproduceSalt, reproduceSo2 } from './reproduce-additions.ts';
import { reproduceIndependent, reproduceOiml } from './reproduce-alcoholometry.ts';
import { reproduceAlcohol, reproduceBrix, reproduceMust, reproduceWineDensity } from './reproduce-sugar.ts';

/** The groups of published points, and what this package says at a point of each. */
const groups = {
  ...cellarGroups,
  brix_sg: reproduceBrix,
  must_oiv: reproduceMust,
  abv: reproduceAlcohol,
  oiml: reproduceOiml,
  'oiml-independent': reproduceIndependent,
  temperature: reproduceWineDensity,
  so2: reproduceSo2,
  so2_pka: reproducePKa,
  so2_salt: reproduceSalt,
  yan: reproduceNitrogen,
} as const satisfies Readonly<Record<string, (point: PublishedPoint) => Outcome>>;

export type PointGroup = keyof typeof groups;
export type HouseFormula = keyof typeof houseFormulas;

export const pointGroups = Object.keys(groups).filter(isPointGroup);

function isPointGroup(group: string): group is PointGroup {
  return group in groups;
}

export interface Reproduction {
  readonly point: PublishedPoint;
  readonly outcome: Outcome;
  /** Distance from the published value; not a number when the function has no value there. */
  readonly error: number;
}

/** What the package says at a published point. A point of a group that nobody reproduces is an error. */
export function reproduce(point: PublishedPoint): Reproduction {
  if (!isPointGroup(point.group))
    throw new Error(`Nobody reproduces the group "${point.group}" of point ${point.id}`);
  const constant = constantOf(point);
  const outcome = constant === undefined ? groups[point.group](point) : inRange(constant);
  return { point, outcome, error: Math.abs(outcome.value - point.expected) };
}

/** A quantity as a reader would say it. */
export function nameOf(quantity: string): string {
  return quantityNames[quantity] ?? quantity.replaceAll('_', ' ');
}

export interface ProofLine {
  readonly quantity: string;
  readonly unit: string;
  readonly points: number;
  readonly largestError: number;
  /** Why values differ by more than their own rounding, a sentence for each source. */
  readonly disagreements: readonly string[];
}

export interface Proof {
  readonly points: number;
  readonly lines: readonly ProofLine[];
  /** A house formula against the same tables, where it speaks of them. */
  readonly houseFormula?: ProofLine;
}

const shownUnits: Readonly<Record<string, string>> = {
  'deg Bx': '°Bx',
  'kg/m3': 'kg/m³',
  m3: 'm³',
  ft3: 'ft³',
  '1': '',
};

/** A unit as a reader would write it. */
export function shownUnit(unit: string): string {
  return shownUnits[unit] ?? unit;
}

function line(
  quantity: string,
  reproductions: readonly Reproduction[],
  reasonAt: (point: PublishedPoint) => string | undefined = disagreementAt,
): ProofLine {
  const [unit = '', ...others] = new Set(reproductions.map(({ point }) => point.unit));
  // Errors in different units have no largest one.
  if (others.length > 0) throw new Error(`"${quantity}" is published in more than one unit`);
  return {
    quantity,
    unit: shownUnit(unit),
    points: reproductions.length,
    largestError: Math.max(...reproductions.map(({ error }) => error)),
    disagreements: [...new Set(reproductions.flatMap(({ point }) => reasonAt(point) ?? []))],
  };
}

/** What is held against published values: groups of points, and a house formula. */
export interface Checked {
  readonly groups: readonly PointGroup[];
  readonly houseFormula?: HouseFormula;
}

/** How far the published methods lie from the published points within their range, by quantity. */
export function proofOf({ groups: names, houseFormula }: Checked): Proof {
  const checked = [...publishedPoints, ...cellarPoints]
    .filter(({ group }) => names.some((name) => name === group))
    .map(reproduce)
    .filter(({ outcome }) => outcome.inRange);
  // What is published in liters and in ounces is two lines: errors in different units have no largest one.
  const byQuantity = Object.groupBy(checked, ({ point }) => `${nameOf(point.quantity)}|${point.unit}`);
  const lines = Object.values(byQuantity).map((points = []) =>
    line(nameOf(points[0]?.point.quantity ?? ''), points),
  );
  const house = houseFormula && houseFormulaLine(houseFormula);
  return { points: checked.length, lines, ...(house && { houseFormula: house }) };
}

function houseFormulaLine(formula: HouseFormula): ProofLine | undefined {
  const { quantity, why, reproduce } = houseFormulas[formula];
  const reproductions = publishedPoints.flatMap((point): Reproduction[] => {
    const outcome = reproduce(point);
    return outcome?.inRange ? [{ point, outcome, error: Math.abs(outcome.value - point.expected) }] : [];
  });
  return reproductions.length > 0 ? line(quantity, reproductions, () => why) : undefined;
}
