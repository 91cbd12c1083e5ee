import type { Work, WorkOf } from '@orbit-vine/cellar-book/entries/work.ts';
import { type EntryTask, locationOf, type WorkOrAsk } from './entry-task.ts';
import { doseOf, eachOf } from './quantities.ts';

/** A solution is named separately from the solid, and SO2 beside its salts. */
function materialOf({ record: { material, rate, strengthPercent } }: EntryTask): string | undefined {
  if (rate?.basis === 'SO2') return 'SO2';
  return strengthPercent === undefined || !material ? material : `${material} ${strengthPercent}% solution`;
}

export function enterAddition(task: EntryTask): WorkOrAsk {
  const { record } = task;
  const material = materialOf(task);
  if (material === undefined && record.op !== 'inoculate') return { ask: 'material' };
  const dose = doseOf(record.amount ?? record.volume, record.rate);
  if (!dose) return { ask: 'unit' };
  const organism = record.organism ?? 'yeast';
  const isWater = material === 'water' && dose.unit === 'uL' && dose.amount !== undefined;
  const shared = {
    ...locationOf(task),
    material: material ?? organism.replace('_', ' '),
    ...dose,
    ...eachOf(record.amount ?? record.volume),
    ...(isWater ? { volumeMl: Math.round((dose.amount ?? 0) / 1000) } : {}),
  };
  if (record.op === 'inoculate') return { works: [{ op: 'inoculate', organism, ...shared }] };
  return { works: [{ op: record.op === 'fine' ? 'fine' : 'addition', ...shared }] };
}

/** Volumes and weights are levels of the vessel; all else are readings of the wine. */
export function enterMeasurement(task: EntryTask): WorkOrAsk {
  const location = locationOf(task);
  const measured = task.record.measurements ?? [];
  const readings = measured.filter(({ kind }) => kind !== 'volume' && kind !== 'weight');
  const works: Work[] = [];
  const levels: WorkOf<'gauge'>['levels'] = (location.vessels ?? []).map((vessel) => ({ vessel }));
  for (const { kind, value } of measured) {
    if (kind === 'volume') for (const level of levels) level.ml = Math.round(value * 1000);
    if (kind === 'weight') for (const level of levels) level.grams = Math.round(value * 1000);
  }
  if (measured.length > readings.length) {
    if (levels.length === 0) return { ask: 'vessel' };
    works.push({ op: 'gauge', levels });
  }
  if (readings.length > 0) works.push({ op: 'measurement', ...location, readings });
  return works.length > 0 ? { works } : { ask: 'measurement_kind' };
}

const states = [
  'fermentation_started',
  'fermentation_stuck',
  'fermentation_finished',
  'malolactic_started',
  'malolactic_finished',
] as const;

export function enterState(task: EntryTask): WorkOrAsk {
  const { record } = task;
  const state = states.find((each) => each === record.state);
  if (!state) return { ask: 'operation' };
  const native = record.native === undefined ? {} : { native: record.native };
  return { works: [{ op: 'state', ...locationOf(task), state, ...native }] };
}
