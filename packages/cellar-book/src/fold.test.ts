import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amendOf, rows, voidOf } from '../testing/rows.ts';
import { anyBottleWork, anyWork, vesselWork } from '../testing/seasons.ts';
import type { Book } from './book/book.ts';
import { entrySchema, type WorkEntry } from './entries/entries.ts';
import type { Work } from './entries/work.ts';
import { foldCellar } from './fold.ts';

const season = fc
  .array(fc.oneof({ arbitrary: anyWork, weight: 5 }, anyBottleWork), { minLength: 5, maxLength: 40 })
  .map((works) => rows([...vesselWork, ...works]));

/** All sums that are off by a milliliter or a gram, by name. */
function imbalances(book: Book): string[] {
  const wrong: string[] = [];
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const vessels = [...book.vessels.values()];
  for (const measure of ['ml', 'grams'] as const) {
    const lines = book.postings.filter((line) => line.measure === measure);
    const posted = (about: (line: Book['postings'][number]) => boolean) =>
      sum(lines.filter(about).map(({ amount }) => amount));
    const compare = (name: string, level: number, expected: number) => {
      if (level !== expected || level < 0)
        wrong.push(`${name}: ${level} ${measure}, by the ledger ${expected}`);
    };
    compare(
      'moves',
      posted(({ account }) => account === 'moved'),
      0,
    );
    const onHand = sum(vessels.map((vessel) => vessel[measure]));
    compare(
      'all',
      onHand,
      posted(({ account }) => account !== 'moved'),
    );
    for (const lot of book.lots.values()) {
      compare(
        `lot ${lot.id}`,
        lot[measure],
        posted((line) => line.lot === lot.id),
      );
      const holding = vessels.filter((vessel) => vessel.lot === lot.id);
      compare(`lot ${lot.id} in vessels`, lot[measure], sum(holding.map((vessel) => vessel[measure])));
      const missing = holding.filter(({ id }) => !lot.vessels.has(id));
      if (missing.length > 0 || lot.vessels.size !== holding.length)
        wrong.push(`lot ${lot.id}: says it is in ${[...lot.vessels].join(', ') || 'no vessel'}`);
    }
    for (const vessel of vessels)
      compare(
        vessel.id,
        vessel[measure],
        posted((line) => line.vessel === vessel.id),
      );
  }
  return wrong;
}

function expectWholeCompositions(book: Book): void {
  for (const lot of book.lots.values())
    for (const measure of ['ml', 'grams'] as const) {
      const { parts, whole } = lot.contents[measure].composition;
      if (lot[measure] > 0) expect([...parts.values()].reduce((sum, part) => sum + part, 0n)).toBe(whole);
    }
}

describe('foldCellar', () => {
  it('balances to the milliliter and the gram after any work, in total, by lot, and by vessel', () => {
    fc.assert(
      fc.property(season, (entries) => {
        let seen = 0;
        foldCellar(entries, {}, (book) => {
          seen += 1;
          expect(imbalances(book)).toEqual([]);
        });
        expect(seen).toBe(entries.length);
      }),
    );
  });

  it('keeps every composition at exactly one', () => {
    fc.assert(
      fc.property(season, (entries) => {
        foldCellar(entries, {}, expectWholeCompositions);
      }),
    );
  });

  it('gives the same state in any order of entries, with repeats', () => {
    const shuffled = season.chain((entries) =>
      fc.tuple(
        fc.constant(entries),
        fc.shuffledSubarray([...entries, ...entries], { minLength: entries.length * 2 }),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([entries, given]) => {
        expect(foldCellar(given)).toEqual(foldCellar(entries));
      }),
    );
  });

  it('gives the same state in any order of entering, if times are stated', () => {
    const late = season.chain((entries) => {
      const arrivals = entries.map((_, index) => index + 1);
      return fc.tuple(fc.constant(entries), fc.shuffledSubarray(arrivals, { minLength: arrivals.length }));
    });
    fc.assert(
      fc.property(late, ([entries, arrivals]) => {
        const entered = entries.map((entry, index) => ({ ...entry, seq: arrivals[index] ?? 0 }));
        expect(foldCellar(entered)).toEqual(foldCellar(entries));
      }),
    );
  });

  it('gives one state for a season of 400 works in any order of arrival', () => {
    const works = fc.array(anyWork, { minLength: 400, maxLength: 400, size: 'max' });
    const long = works.chain((list) => {
      const entries = rows([...vesselWork, ...list]);
      return fc.tuple(
        fc.constant(entries),
        fc.shuffledSubarray(
          entries.map((_, index) => index + 1),
          { minLength: entries.length },
        ),
      );
    });
    fc.assert(
      fc.property(long, ([entries, arrivals]) => {
        const entered = entries.map((entry, index) => ({ ...entry, seq: arrivals[index] ?? 0 }));
        const book = foldCellar(entered.toReversed());
        expect(book).toEqual(foldCellar(entries));
        expect(imbalances(book)).toEqual([]);
      }),
      { numRuns: 2, endOnFailure: true },
    );
  });

  it('gets entries that survive a round trip through the schema', () => {
    fc.assert(
      fc.property(season, (entries) => {
        const [first] = entries;
        const corrections = first ? [voidOf(first.id, 1000), amendOf(first, 1001, first.work)] : [];
        for (const entry of [...entries, ...corrections])
          expect(entrySchema.parse(JSON.parse(JSON.stringify(entry)))).toEqual(entry);
      }),
      { numRuns: 20 },
    );
  });
});

describe('a correction', () => {
  const picked = season.chain((entries) =>
    fc.tuple(fc.constant(entries), fc.integer({ min: 0, max: entries.length - 1 }), anyWork),
  );
  const at = (entries: readonly WorkEntry[], index: number): WorkEntry => {
    const entry = entries[index];
    if (!entry) throw new Error('There is no such entry.');
    return entry;
  };

  it('leaves the book as if voided work had never been entered', () => {
    fc.assert(
      fc.property(picked, ([entries, index]) => {
        const { id } = at(entries, index);
        const without = entries.filter((entry) => entry.id !== id);
        expect(foldCellar([...entries, voidOf(id, 1000)])).toEqual(foldCellar(without));
      }),
    );
  });

  it('leaves the book as if amended work had been entered so, and restores voided work', () => {
    fc.assert(
      fc.property(picked, ([entries, index, work]) => {
        const original = at(entries, index);
        const rewritten = entries.map((entry) => (entry === original ? { ...entry, work } : entry));
        const corrections = [voidOf(original.id, 1000), amendOf(original, 1001, work)];
        expect(foldCellar([...entries, ...corrections])).toEqual(foldCellar(rewritten));
      }),
    );
  });

  it('counts if it is the latest that has arrived', () => {
    fc.assert(
      fc.property(picked, ([entries, index, work]) => {
        const original = at(entries, index);
        const corrections = [amendOf(original, 1000, work), voidOf(original.id, 1001)];
        const all = [...entries, ...corrections];
        expect(foldCellar(all, { knownThrough: 999 })).toEqual(foldCellar(entries));
        expect(foldCellar(all)).toEqual(foldCellar([...entries, voidOf(original.id, 1000)]));
      }),
    );
  });

  it('is a finding without effect if its target is missing, a correction, or later', () => {
    const [entry] = rows([{ op: 'note', vessels: [], note: 'quiet day' } satisfies Work]);
    if (!entry) throw new Error('There is no entry.');
    const wrong = [voidOf('nobody', 5), voidOf('e1', 0), voidOf('void-5', 7)];
    expect(foldCellar([entry, ...wrong]).findings).toEqual([
      { code: 'correction_of_later', entry: 'void-0' },
      { code: 'correction_of_unknown', entry: 'void-5' },
      { code: 'correction_of_correction', entry: 'void-7' },
    ]);
  });
});
