import { type Given, type Quantity, type WineQuantity, wineQuantities } from './quantities.ts';

/** The effect on a quantity: a new value, none, unknown until it is measured, or dilution by a factor. */
export type Change = number | 'unchanged' | 'unknown' | { readonly times: number };

export interface TankAfter {
  readonly wine: Readonly<Record<WineQuantity, Change>>;
  /** Results that are not properties of the wine: bottles, headspace, a dose. */
  readonly other: Given;
  /** Identifies the lots of a blend: results of earlier calculations of the same blend stay valid. */
  readonly blend?: string;
}

type OtherQuantity = Exclude<Quantity, WineQuantity>;
type OtherGiven = Readonly<Partial<Record<OtherQuantity, number>>>;

const untouched = Object.fromEntries(
  Object.keys(wineQuantities).map((name) => [name, 'unchanged']),
) as Record<WineQuantity, Change>;

const { volumeL: _, ...withoutVolume } = untouched;

/** For conversions and estimates. */
export const unchanged: TankAfter = { wine: untouched, other: {} };

export function measured(
  found: Readonly<Partial<Record<WineQuantity, number>>>,
  other: OtherGiven = {},
): TankAfter {
  return { wine: { ...untouched, ...found }, other };
}

export function treated(
  wine: Readonly<Record<Exclude<WineQuantity, 'volumeL'>, Change>>,
  other: OtherGiven = {},
): TankAfter {
  return { wine: { volumeL: 'unchanged', ...wine }, other };
}

/** For treatments of the acid, whose effect on pH no formula predicts. */
export const acidChanged = (taGPerL: Change, other: OtherGiven = {}): TankAfter =>
  treated({ ...withoutVolume, taGPerL, pH: 'unknown' }, other);

export const so2Changed = (freeSo2MgPerL: Change, totalSo2MgPerL: Change): TankAfter =>
  treated({ ...withoutVolume, freeSo2MgPerL, totalSo2MgPerL });

/**
 * For additions that change the volume, in liters with contraction: dilutes what `brought` doesn't name. pH and free SO₂
 * don't dilute in proportion, nor does Brix, which goes by weight.
 */
export function diluted(
  { from, to }: { readonly from: number; readonly to: number },
  brought: Readonly<Partial<Record<Exclude<WineQuantity, 'volumeL'>, Change>>> = {},
  other: OtherGiven = {},
): TankAfter {
  const times = { times: from / to };
  return {
    wine: {
      volumeL: to,
      brix: 'unknown',
      alcoholPercentVol: times,
      taGPerL: times,
      pH: 'unknown',
      residualSugarGPerL: times,
      freeSo2MgPerL: 'unknown',
      totalSo2MgPerL: times,
      ...brought,
    },
    other,
  };
}

/** For blends, of which only what was calculated from all lots is known. */
export function blended(
  lots: string,
  volumeL: number,
  found: Readonly<Partial<Record<WineQuantity, number>>>,
): TankAfter {
  const unknown = Object.fromEntries(Object.keys(wineQuantities).map((name) => [name, 'unknown']));
  return { wine: { ...(unknown as TankAfter['wine']), volumeL, ...found }, other: {}, blend: lots };
}

/** Whether the wine differs afterward: saved values of fields that take no quantity are then invalid. */
export const changesWine = ({ wine }: TankAfter): boolean =>
  Object.values(wine).some((change) => change === 'unknown' || typeof change === 'object');

/** The value after the change: `undefined` if there is no new one, `NaN` if it has to be measured. */
function valueAfter(change: Change, before: number | undefined): number | undefined {
  if (change === 'unchanged') return undefined;
  if (change === 'unknown') return Number.NaN;
  if (typeof change === 'number') return change;
  return before === undefined ? undefined : before * change.times;
}

export function givenOf({ wine, other }: TankAfter, before: Given = {}): Given {
  const changed = Object.entries(wine).flatMap(([name, change]): [string, number][] => {
    const value = valueAfter(change, before[name as WineQuantity]);
    return value === undefined ? [] : [[name, value]];
  });
  return { ...Object.fromEntries(changed), ...other };
}
