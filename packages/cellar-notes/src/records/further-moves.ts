import { locationsOf } from '../grammar/locations.ts';
import type { CellarRecord } from '../schema/reading.ts';
import { type Draft, liters, markUsed } from './draft.ts';
import { volumesOf } from './poured.ts';

/** "200 gal to T13 and 100 gal to T14": each move is a record. */
export function furtherMoves(draft: Draft): Draft[] {
  const { record, frame } = draft;
  if (record.op !== 'transfer' || record.volume) return [];
  const volumes = volumesOf(frame.items).filter((volume) => !volume.loss && !volume.rest);
  const receivers = locationsOf(frame).filter((location) => location.role === 'to');
  const lists = { to: receivers.map(({ ids }) => ids), from: (record.from ?? []).map((id) => [id]) };
  const { to = [] } = record;
  if (receivers.length === 1 && to.length > 1) lists.to = to.map((id) => [id]);
  // "emptied D1 and D2 into T14, 50 and 48 gal"
  const side =
    lists.to.length === volumes.length
      ? 'to'
      : to.length === 1 && lists.from.length === volumes.length
        ? 'from'
        : undefined;
  if (volumes.length < 2 || side === undefined) return [];
  for (const volume of volumes) markUsed(volume.item);
  const [first, ...rest] = volumes.map(
    (volume, index): CellarRecord => ({
      ...record,
      [side]: lists[side][index] ?? [],
      volume: liters(volume.liters),
    }),
  );
  if (first) Object.assign(record, first);
  return rest.map((each) => ({ record: each, asks: [], frame }));
}
