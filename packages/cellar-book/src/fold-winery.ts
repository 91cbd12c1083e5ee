import type { Book } from './book/book.ts';
import type { Entry } from './entries/entries.ts';
import type { Moment } from './entries/order.ts';
import { foldCellar } from './fold.ts';
import { renameVessels } from './rename-vessels.ts';
import type { Setup } from './setup.ts';

function setupEntries(setup: Setup): Entry[] {
  return setup.vessels.map(({ name, kind, capacityMl, capacityG }, index) => ({
    id: `setup/${name}`,
    seq: index - setup.vessels.length,
    arrivedAt: '0000-01-01T00:00',
    workedOn: '0000-01-01',
    work: {
      op: 'vessel',
      vessel: name,
      kind,
      ...(capacityMl === undefined ? {} : { capacityMl }),
      ...(capacityG === undefined ? {} : { capacityG }),
    },
  }));
}

/** A winery's cellar from its entries: what page, demo, and server all show. */
export function foldWinery(setup: Setup, entries: readonly Entry[], moment?: Moment): Book {
  const names = new Map(
    setup.vessels.flatMap(({ name, formerNames = [] }) =>
      formerNames.map((former) => [former, name] as const),
    ),
  );
  return foldCellar([...setupEntries(setup), ...renameVessels(entries, names)], moment);
}
