import type { Book } from './book/book.ts';
import type { Entry } from './entries/entries.ts';
import type { Moment } from './entries/order.ts';
import { foldCellar } from './fold.ts';
import type { Setup } from './setup.ts';

/** The rows that set up a winery's vessels, for the fold; they stand before all others. */
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

/** The cellar of a winery by its entries: what the page, the demo and the server all show. */
export function foldWinery(setup: Setup, entries: readonly Entry[], moment?: Moment): Book {
  return foldCellar([...setupEntries(setup), ...entries], moment);
}
