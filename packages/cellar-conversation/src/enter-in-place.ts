import type { Work, WorkOf } from '@orbit-vine/cellar-book/entries/work.ts';
import { type Entered, type Entering, placeOf } from './entering.ts';
import { doseOf, eachOf } from './quantities.ts';

/** A solution is not the thing dissolved, and a dose of SO2 is not one of the salt: each stands under its own name. */
function materialOf({ record: { material, rate, strengthPercent } }: Entering): string | undefined {
  if (rate?.basis === 'SO2') return 'SO2';
  return strengthPercent === undefined || !material ? material : `${material} ${strengthPercent}% solution`;
}

export function enterAddition(entering: Entering): Entered {
  const { record } = entering;
  const material = materialOf(entering);
  if (material === undefined && record.op !== 'inoculate') return { ask: 'material' };
  const dose = doseOf(record.amount ?? record.volume, record.rate);
  if (!dose) return { ask: 'unit' };
  const organism = record.organism ?? 'yeast';
  const isWater = material === 'water' && dose.unit === 'uL' && dose.amount !== undefined;
  const said = {
    ...placeOf(entering),
    material: material ?? organism.replace('_', ' '),
    ...dose,
    ...eachOf(record.amount ?? record.volume),
    ...(isWater ? { volumeMl: Math.round((dose.amount ?? 0) / 1000) } : {}),
  };
  if (record.op === 'inoculate') return { works: [{ op: 'inoculate', organism, ...said }] };
  return { works: [{ op: record.op === 'fine' ? 'fine' : 'addition', ...said }] };
}

/** A volume or a weight is a level of the vessel, and all else a reading of the wine. */
export function enterMeasurement(entering: Entering): Entered {
  const place = placeOf(entering);
  const measured = entering.record.measurements ?? [];
  const readings = measured.filter(({ kind }) => kind !== 'volume' && kind !== 'weight');
  const works: Work[] = [];
  const levels: WorkOf<'gauge'>['levels'] = (place.vessels ?? []).map((vessel) => ({ vessel }));
  for (const { kind, value } of measured) {
    if (kind === 'volume') for (const level of levels) level.ml = Math.round(value * 1000);
    if (kind === 'weight') for (const level of levels) level.grams = Math.round(value * 1000);
  }
  if (measured.length > readings.length) {
    if (levels.length === 0) return { ask: 'vessel' };
    works.push({ op: 'gauge', levels });
  }
  if (readings.length > 0) works.push({ op: 'measurement', ...place, readings });
  return works.length > 0 ? { works } : { ask: 'measurement_kind' };
}

const states = [
  'fermentation_started',
  'fermentation_stuck',
  'fermentation_finished',
  'malolactic_started',
  'malolactic_finished',
] as const;

export function enterState(entering: Entering): Entered {
  const { record } = entering;
  const state = states.find((each) => each === record.state);
  if (!state) return { ask: 'operation' };
  const native = record.native === undefined ? {} : { native: record.native };
  return { works: [{ op: 'state', ...placeOf(entering), state, ...native }] };
}
