import type { Outcome } from '../outcome.ts';
import { baseOf, baseOfAny, unitFamilies } from './point-units.ts';
import type { PublishedPoint } from './published-points.ts';

/** Reads a point's inputs by name; a missing one is a fault in the fixture, not a zero. */
export function number(point: PublishedPoint, name: string): number {
  const value = point.inputs[name];
  if (typeof value !== 'number') throw new Error(`${point.id} has no number "${name}"`);
  return value;
}

export function has(point: PublishedPoint, name: string): boolean {
  return point.inputs[name] !== undefined;
}

/** The first of these names that the point has as a number. */
export function anyNumber(point: PublishedPoint, ...names: readonly string[]): number | undefined {
  const name = names.find((candidate) => typeof point.inputs[candidate] === 'number');
  return name === undefined ? undefined : number(point, name);
}

/** The first of these names that the point has as words; empty when it has none. */
export function words(point: PublishedPoint, ...names: readonly string[]): string {
  for (const name of names) {
    const value = point.inputs[name];
    if (typeof value === 'string') return value;
  }
  return '';
}

/** Words that may follow a unit in an input's name and say of what it is. */
const said = /_(as_\w+|initial|final|absolute\w*|CuSO4\w*|water|must|wine|per_year|per_bottle)$/;

/**
 * An input by what it is called before its unit, in the family's base unit: `amount(point, 'volumes', 'volume')` reads
 * volume_L, volume_US_gal, volume_hL alike.
 */
export function amount(
  point: PublishedPoint,
  family: keyof typeof unitFamilies,
  ...prefixes: readonly string[]
): number | undefined {
  for (const prefix of prefixes) {
    for (const [name, value] of Object.entries(point.inputs)) {
      if (typeof value !== 'number' || (prefix !== '' && !name.startsWith(`${prefix}_`))) continue;
      const unit = (prefix === '' ? name : name.slice(prefix.length + 1)).replace('_SO2', '');
      const base = baseOf(unitFamilies[family], unit) ?? baseOf(unitFamilies[family], unit.replace(said, ''));
      if (base !== undefined) return value * base;
    }
  }
  return undefined;
}

/** The same, where the point must have it. */
export function needed(point: PublishedPoint, value: number | undefined, what: string): number {
  if (value === undefined) throw new Error(`${point.id} has no ${what}`);
  return value;
}

export function times(factor: number, outcome: Outcome): Outcome {
  return { ...outcome, value: outcome.value * factor };
}

/** An answer in base units, in the unit that the point is printed in. */
export function shown(point: PublishedPoint, outcome: Outcome): Outcome {
  const unit = baseOfAny(point.unit.replace('mg N/L', 'mg/L').replace('/day', ''));
  return times(1 / unit, outcome);
}

/** The same for an amount in a volume, where the point may ask for the dose: "carbonate_g" or "carbonate_g_per_L". */
export function shownOrDose(point: PublishedPoint, outcome: Outcome, volumeL: number): Outcome {
  const dose = baseOf(unitFamilies.doses, point.unit) !== undefined;
  return shown(point, dose ? times(1 / volumeL, outcome) : outcome);
}

/** What a point asks for, by the name of its quantity. */
export function asks(point: PublishedPoint, pattern: RegExp): boolean {
  return pattern.test(point.quantity);
}

/** A share given as a fraction or in percent. */
export function share(point: PublishedPoint, ...names: readonly string[]): number | undefined {
  for (const name of names) {
    const fraction = anyNumber(point, `${name}_fraction`, name);
    if (fraction !== undefined) return fraction > 1 ? fraction / 100 : fraction;
    const percent = anyNumber(point, `${name}_pct`, `${name}_percent`, `${name}_pct_w_w`);
    if (percent !== undefined) return percent / 100;
  }
  return undefined;
}

/** The volume to treat, in liters, by the names that points use. */
const namedVolume = (point: PublishedPoint) =>
  amount(
    point,
    'volumes',
    'volume',
    'wine_volume',
    'must_volume',
    'juice_volume',
    'juice',
    'must',
    'tank_volume',
    'wine',
    'bottle',
    'barrel',
  );

export function volumeOf(point: PublishedPoint): number {
  return needed(point, namedVolume(point), 'volume');
}

/** The volume to treat; a liter where the point asks for an amount per liter and gives none. */
export function volumeOrLiter(point: PublishedPoint): number {
  return namedVolume(point) ?? 1;
}
