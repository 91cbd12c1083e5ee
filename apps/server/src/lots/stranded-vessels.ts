import { padPrefix } from '@orbit-vine/cellar-book/book/ledger.ts';
import type { Setup } from '@orbit-vine/cellar-book/setup.ts';
import type { Database } from '../platform/db/database.ts';
import type { OwnWinery } from './find-winery.ts';
import { openBook } from './open-book.ts';

/** The vessels that hold wine and that a changed set-up no longer has, neither by name nor by a former one. */
export async function strandedVessels(
  database: Database,
  { winery, setup }: { winery: OwnWinery; setup: Setup },
): Promise<string[]> {
  const [before, after] = [winery.setup, setup].map(async (each) => {
    const book = (await openBook(database, { ...winery, setup: each }))();
    const known = new Set(each.vessels.map(({ name }) => name));
    return [...book.vessels.values()]
      .filter(({ id, lot }) => lot !== undefined && !id.startsWith(padPrefix) && !known.has(id))
      .map(({ id }) => id);
  });
  const already = new Set(await before);
  return (await after)?.filter((name) => !already.has(name)) ?? [];
}
