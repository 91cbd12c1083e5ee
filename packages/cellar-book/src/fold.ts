import { applyWork } from './apply/apply.ts';
import { type Book, emptyVessel, type Job, newBook } from './book/book.ts';
import { noteMixtures, reportFinding } from './book/ledger.ts';
import { settleClasses } from './book/tax-class.ts';
import { noteUses } from './book/uses.ts';
import type { Entry } from './entries/entries.ts';
import { type DatedWork, type Moment, orderWork } from './entries/order.ts';

/** Vessels are facts, not events: the last set-up is valid for the whole book. */
function setUpVessels(book: Book, works: readonly DatedWork[]): void {
  for (const { work } of works) {
    if (work.op !== 'vessel') continue;
    const { vessel: id, kind, capacityMl, capacityG } = work;
    book.vessels.set(id, {
      ...emptyVessel(id),
      kind,
      ...(capacityMl === undefined ? {} : { capacityMl }),
      ...(capacityG === undefined ? {} : { capacityG }),
    });
  }
}

function checkCapacities(job: Job, since: number): void {
  const filled = job.book.postings.slice(since).filter(({ amount }) => amount > 0);
  for (const id of new Set(filled.map(({ vessel }) => vessel))) {
    const vessel = job.book.vessels.get(id);
    const over = vessel ? vessel.ml - (vessel.capacityMl ?? Number.POSITIVE_INFINITY) : 0;
    const overG = vessel ? vessel.grams - (vessel.capacityG ?? Number.POSITIVE_INFINITY) : 0;
    if (over > 0) reportFinding(job, 'over_capacity', { vessel: id, ml: over });
    else if (overG > 0) reportFinding(job, 'over_capacity', { vessel: id, grams: overG });
  }
}

/**
 * The state of a cellar: every entry, corrected and applied in order of work. Entries are never refused; problems
 * become findings, in order of work after those of corrections. Volumes are whole milliliters, fruit whole grams,
 * shares exact fractions. Neither the order of entries nor repeats matter.
 *
 * @param entries rows as parsed by `entrySchema`; they are not changed.
 * @param moment a day of work, a row of arrival or both to look back to; all of the book if left out.
 * @param watch called after each piece of work with the book as it stands then; it must not change it.
 * @throws RangeError for amounts that are not whole and from zero, which `entrySchema` does not let through.
 * @source The order: InnoVint, "Mutable Event Sourcing" (DjangoCon US 2025). The balance: 27 CFR 24.301, 24.313.
 */
export function foldCellar(
  entries: readonly Entry[],
  moment: Moment = {},
  watch?: (book: Readonly<Book>, work: DatedWork) => void,
): Book {
  const { works, findings } = orderWork(entries, moment);
  const book = newBook();
  book.findings.push(...findings);
  setUpVessels(book, works);
  for (const entry of works) {
    const job: Job = { book, entry, lots: new Set(), vessels: new Set() };
    const since = book.postings.length;
    applyWork(job);
    noteUses(job, since);
    checkCapacities(job, since);
    noteMixtures(job);
    settleClasses(job);
    watch?.(book, entry);
  }
  return book;
}
