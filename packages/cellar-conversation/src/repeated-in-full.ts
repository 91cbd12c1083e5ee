import type { CellarRecord } from '@orbit-vine/cellar-notes/schema/reading.ts';

const said: (keyof CellarRecord)[] = [
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
  'measurements',
];

const isBlank = (value: unknown) => value === undefined || (Array.isArray(value) && value.length === 0);

/** Whether each record of an open question is among complete ones: the sender said it again in full. */
export function answeredBy(open: readonly CellarRecord[], complete: readonly CellarRecord[]): boolean {
  return (
    open.length > 0 &&
    open.every((record) =>
      complete.some(
        (other) =>
          other.op === record.op &&
          said.every(
            (field) =>
              isBlank(record[field]) || JSON.stringify(record[field]) === JSON.stringify(other[field]),
          ),
      ),
    )
  );
}
