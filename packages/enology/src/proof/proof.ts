import { computeByName, type FormulaCall } from '../formulas.ts';
import type { Outcome } from '../outcome.ts';
import { disagreementAt } from './disagreements.ts';
import { houseFormulas } from './house-formulas.ts';
import { type PublishedPoint, publishedPoints } from './published-points.ts';
import { quantityNames } from './quantity-names.ts';

/** The groups of published points that a calculator's proof may name. */
export const pointGroups = [
  'oiml',
  'oiml-independent',
  'temperature',
  'brix_sg',
  'must_oiv',
  'so2',
  'so2_pka',
  'so2_salt',
  'yan',
  'abv',
  'chaptalization',
  'water-addition',
  'acid-addition',
  'deacidification',
  'double-salt-deacidification',
  'grape-yield',
  'bottling-run',
  'yeast-rehydration',
  'fermentation-co2',
  'fermentation-cooling',
  'headspace-gas',
  'dose-units',
  'addition',
  'solution-addition',
  'so2-forms',
  'fining-trial',
  'copper-sulfate',
  'sorbate',
  'peroxide-so2',
  'oxygen-so2',
  'back-sweeten',
  'blend',
  'fortification',
  'tirage',
  'dosage',
  'tank-volume',
  'barrel-volume',
  'line-volume',
  'titratable-acidity',
  'acidity-units',
  'volatile-acidity',
  'free-so2-titration',
  'formol-yan',
  'triangle-test',
  'crop-estimate',
  'degree-days',
  'sprayer-calibration',
  'us-excise-tax',
  'label-alcohol',
  'energy-label',
  'cost-per-case',
  'legal-limit',
  'refractometer',
  'wine-alcohol',
  'barrel-round',
  'fortification-point',
  'blend-two-targets',
  'amelioration',
  'hydrometer',
  'bottle-pressure',
] as const;

export type PointGroup = (typeof pointGroups)[number];
export type HouseFormula = keyof typeof houseFormulas;

export interface Reproduction {
  readonly point: PublishedPoint;
  readonly outcome: Outcome;
  /** Distance from the published value; `NaN` where the function has no value. */
  readonly error: number;
}

function reproduceBy(call: FormulaCall, point: PublishedPoint): Reproduction {
  const result = computeByName(call);
  const outcome = { ...result, value: result.value / (point.resultPerUnit ?? 1) };
  return { point, outcome, error: Math.abs(outcome.value - point.expected) };
}

export function reproduce(point: PublishedPoint): Reproduction {
  return reproduceBy(point, point);
}

export function nameOf(quantity: string): string {
  return quantityNames[quantity] ?? quantity.replaceAll('_', ' ');
}

export interface ProofLine {
  readonly quantity: string;
  readonly unit: string;
  readonly points: number;
  readonly largestError: number;
  /** Why values differ by more than their rounding, a sentence per source. */
  readonly disagreements: readonly string[];
}

export interface Proof {
  readonly points: number;
  readonly lines: readonly ProofLine[];
  /** A house formula against the same tables, where it applies. */
  readonly houseFormula?: ProofLine;
}

const shownUnits: Readonly<Record<string, string>> = {
  'deg Bx': '°Bx',
  'kg/m3': 'kg/m³',
  m3: 'm³',
  ft3: 'ft³',
  '1': '',
};

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

/** The groups of points to reproduce, and a house formula to compare. */
export interface Checked {
  readonly groups: readonly PointGroup[];
  readonly houseFormula?: HouseFormula;
}

/** Largest errors of the published methods at the published points within their range, by quantity. */
export function proofOf({ groups: names, houseFormula }: Checked): Proof {
  const checked = publishedPoints
    .filter(({ group }) => names.some((name) => name === group))
    .map(reproduce)
    .filter(({ outcome }) => outcome.inRange);
  // Separate lines by unit: errors in liters and in ounces have no common largest one.
  const byQuantity = Object.groupBy(checked, ({ point }) => `${nameOf(point.quantity)}|${point.unit}`);
  const lines = Object.values(byQuantity).map((points = []) =>
    line(nameOf(points[0]?.point.quantity ?? ''), points),
  );
  const house = houseFormula && houseFormulaLine(houseFormula);
  return { points: checked.length, lines, ...(house && { houseFormula: house }) };
}

/** A house formula's results at the published points where it applies. */
export function reproduceByHouse(name: HouseFormula): readonly Reproduction[] {
  const { insteadOf, call } = houseFormulas[name];
  return publishedPoints.flatMap((point) => {
    const houseCall = point.formula === insteadOf ? call(point.inputs) : undefined;
    return houseCall ? [reproduceBy(houseCall, point)].filter(({ outcome }) => outcome.inRange) : [];
  });
}

function houseFormulaLine(name: HouseFormula): ProofLine | undefined {
  const { quantity, why } = houseFormulas[name];
  const reproductions = reproduceByHouse(name);
  return reproductions.length > 0 ? line(quantity, reproductions, () => why) : undefined;
}
