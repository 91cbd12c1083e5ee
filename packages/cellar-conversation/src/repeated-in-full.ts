import type { CellarRecord } from '@orbit-vine/cellar-notes/schema/reading.ts';

/** The fields that say what was done to what. */
export const completedFields: (keyof CellarRecord)[] = [
  'vessels',
  'lot',
  'from',
  'to',
  'fromLot',
  'material',
  'variety',
  'volume',
  'amount',
  'rate',
  'weight',
  'bottles',
  'parts',
  'loss',
  'measurements',
];

export const isBlank = (value: unknown) =>
  value === undefined || (Array.isArray(value) && value.length === 0);

/** Whether each record of an open question is among complete ones: the sender said it again in full. */
export function answeredBy(open: readonly CellarRecord[], complete: readonly CellarRecord[]): boolean {
  return (
    open.length > 0 &&
    open.every((record) =>
      complete.some(
        (other) =>
          other.op === record.op &&
          completedFields.every(
            (field) =>
              isBlank(record[field]) || JSON.stringify(record[field]) === JSON.stringify(other[field]),
          ),
      ),
    )
  );
}

/**
 * Whether a record has all that an open one says or lacks it, and something that the open one lacks. One that names its
 * work has to share something with it.
 */
export function isCompletedBy(open: CellarRecord, record: CellarRecord, namesWork: boolean): boolean {
  const says = (field: keyof CellarRecord) => !isBlank(record[field]);
  const shared = completedFields.filter((field) => says(field) && !isBlank(open[field]));
  return (
    open.op === record.op &&
    (shared.length > 0 || !namesWork) &&
    shared.every((field) => JSON.stringify(open[field]) === JSON.stringify(record[field])) &&
    completedFields.some((field) => says(field) && isBlank(open[field])) &&
    completedFields.some((field) => !says(field) && !isBlank(open[field]))
  );
}
