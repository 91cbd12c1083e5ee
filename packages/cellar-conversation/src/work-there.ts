import type { CellarRecord, Reading } from '@orbit-vine/cellar-notes/schema/reading.ts';
import type { EarlierMessage } from './conversation.ts';
import { isBlank } from './repeated-in-full.ts';

const inPlace = new Set<CellarRecord['op']>([
  ...(['addition', 'fine', 'inoculate', 'measurement', 'cap_work', 'state', 'loss'] as const),
]);

/** "12 brix" after "T3", which named a vessel and no work: done there. */
export function workThere(
  alone: Reading,
  open: readonly EarlierMessage[],
): { reading: Reading; earlier: EarlierMessage } | undefined {
  const [first, ...more] = alone.records;
  const lacksPlace = ({ op, vessels, lot }: CellarRecord) =>
    inPlace.has(op) && isBlank(vessels) && lot === undefined;
  if (!first || ![first, ...more].every(lacksPlace)) return undefined;
  const earlier = open.find(({ held }) => placeAlone(held.records));
  const vessels = placeAlone(earlier?.held.records ?? []);
  if (!earlier || !vessels) return undefined;
  const follows = { thread: 0, record: 0, action: 'complete' as const, set: { ...first, vessels } };
  const asks = alone.asks.filter(({ about }) => about !== 'vessel');
  const records = more.map((record) => ({ ...record, vessels }));
  return { earlier, reading: { ...alone, disposition: 'accept', records, asks, follows } };
}

/** The vessels of a message that said nothing else. */
function placeAlone([record, ...more]: readonly CellarRecord[]): string[] | undefined {
  const isAlone = record?.op === 'note' && !record.note && more.length === 0;
  return isAlone && !isBlank(record.vessels) ? record.vessels : undefined;
}
