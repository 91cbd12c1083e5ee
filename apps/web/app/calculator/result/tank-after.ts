import { type Given, type Quantity, type WineQuantity, wineQuantities } from './quantities.ts';

/**
 * What becomes of a quantity: its new value, as before, no longer known (it has to be measured), or, by dilution, a
 * multiple of what it was.
 */
export type Change = number | 'unchanged' | 'unknown' | { readonly times: number };

/** What is true of the tank once a calculation is carried out. */
export interface TankAfter {
  readonly wine: Readonly<Record<WineQuantity, Change>>;
  /** What else the calculation found: bottles, headspace, a dose. */
  readonly other: Given;
  /** Names the lots of a blend: what an earlier calculation found of the same blend stays true. */
  readonly blend?: string;
}

type OtherQuantity = Exclude<Quantity, WineQuantity>;
type OtherGiven = Readonly<Partial<Record<OtherQuantity, number>>>;

const untouched = Object.fromEntries(
  Object.keys(wineQuantities).map((name) => [name, 'unchanged']),
) as Record<WineQuantity, Change>;

const { volumeL: _, ...withoutVolume } = untouched;

/** A conversion or an estimate: nothing happens to the wine. */
export const unchanged: TankAfter = { wine: untouched, other: {} };

/** A measurement of the wine or its vessel: the rest is as it was. */
export function measured(
  found: Readonly<Partial<Record<WineQuantity, number>>>,
  other: OtherGiven = {},
): TankAfter {
  return { wine: { ...untouched, ...found }, other };
}

/** A treatment that leaves the volume as it is. */
export function treated(
  wine: Readonly<Record<Exclude<WineQuantity, 'volumeL'>, Change>>,
  other: OtherGiven = {},
): TankAfter {
  return { wine: { volumeL: 'unchanged', ...wine }, other };
}

/** A treatment of the acid: pH follows no formula. */
export const acidChanged = (taGPerL: Change, other: OtherGiven = {}): TankAfter =>
  treated({ ...withoutVolume, taGPerL, pH: 'unknown' }, other);

/** A treatment of the SO₂, or its loss. */
export const so2Changed = (freeSo2MgPerL: Change, totalSo2MgPerL: Change): TankAfter =>
  treated({ ...withoutVolume, freeSo2MgPerL, totalSo2MgPerL });

/**
 * An addition that takes room: whatever it does not bring itself is diluted by the volumes before and after, in liters,
 * contraction included. pH and free SO₂ follow no proportion, and Brix goes by weight.
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

/** A blend of lots: known is only what was worked out from all of them. */
export function blended(
  lots: string,
  volumeL: number,
  found: Readonly<Partial<Record<WineQuantity, number>>>,
): TankAfter {
  const unknown = Object.fromEntries(Object.keys(wineQuantities).map((name) => [name, 'unknown']));
  return { wine: { ...(unknown as TankAfter['wine']), volumeL, ...found }, other: {}, blend: lots };
}

/** Whether the wine is another afterward, so that what was known of it beside its quantities no longer holds. */
export const changesWine = ({ wine }: TankAfter): boolean =>
  Object.values(wine).some((change) => change === 'unknown' || typeof change === 'object');

/** The quantity after the change; undefined if the change says nothing new of it, NaN if it has to be measured. */
export function valueAfter(change: Change, before: number | undefined): number | undefined {
  if (change === 'unchanged') return undefined;
  if (change === 'unknown') return Number.NaN;
  if (typeof change === 'number') return change;
  return before === undefined ? undefined : before * change.times;
}

/** Everything a calculation gives of a tank; what has to be measured is NaN. */
export function givenOf({ wine, other }: TankAfter, before: Given = {}): Given {
  const changed = Object.entries(wine).flatMap(([name, change]): [string, number][] => {
    const value = valueAfter(change, before[name as WineQuantity]);
    return value === undefined ? [] : [[name, value]];
  });
  return { ...Object.fromEntries(changed), ...other };
}
