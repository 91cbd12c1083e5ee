import { mergeRecords } from '../../platform/merge-records.ts';
import { listOf, stored } from '../../platform/stored.ts';
import { type Tank, withEntry } from './tanks.ts';

function asTank(item: unknown): Tank | undefined {
  const tank = item as Partial<Tank> | null;
  return tank?.name && tank.history && tank.history.length > 0 ? (tank as Tank) : undefined;
}

/** Two versions of a tank merge to the entries of both. */
export const keptTanks = stored<readonly Tank[]>({
  key: 'tanks',
  ...listOf(asTank),
  merge: mergeRecords(
    ({ name }) => name,
    (mine, theirs) =>
      mine.history.reduce<readonly Tank[]>(
        (tanks, entry) => withEntry(tanks, mine.name, entry),
        [theirs],
      )[0] ?? mine,
  ),
});
