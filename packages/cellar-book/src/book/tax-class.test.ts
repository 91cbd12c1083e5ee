import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { grapes, opening, rows, tank } from '../../testing/rows.ts';
import { anyBottleWork, anyWork, vesselWork } from '../../testing/seasons.ts';
import type { Work } from '../entries/work.ts';
import { foldCellar } from '../fold.ts';
import { type Book, taxClasses } from './book.ts';
import { taxClassIn } from './tax-class.ts';

/** By class: what is in the vessels, and what the ledger and the conversions add up to. */
function balances(book: Readonly<Book>): [inVessels: number, byLedger: number][] {
  return taxClasses.map((taxClass) => {
    const of = (volumes: readonly { taxClass?: string | undefined; ml: number }[]) =>
      volumes.reduce((sum, each) => sum + (each.taxClass === taxClass ? each.ml : 0), 0);
    const vessels = [...book.vessels.values()].map((vessel) => ({
      taxClass: taxClassIn(book, vessel),
      ml: vessel.ml,
    }));
    const posted = book.postings.flatMap(({ account, taxClass, amount: ml }) =>
      account === 'moved' ? [] : [{ taxClass, ml }],
    );
    const produced = book.conversions.map((each) => each.produced);
    const used = book.conversions.flatMap((each) => each.used);
    return [of(vessels), of(posted) + of(produced) - of(used)];
  });
}

describe('tax classes', () => {
  const alcohol: fc.Arbitrary<Work> = fc
    .tuple(fc.constantFrom('T1', 'T2', 'B1', 'B2'), fc.constantFrom(12, 16, 17, 21, 22))
    .map(([vessel, value]) => ({
      op: 'measurement',
      vessels: [vessel],
      readings: [{ kind: 'alcohol', value, unit: '%' }],
    }));
  const season = fc
    .array(fc.oneof({ arbitrary: anyWork, weight: 4 }, alcohol, anyBottleWork), {
      minLength: 5,
      maxLength: 40,
    })
    .map((works) => rows([...vesselWork, ...works]));

  it('balance to the milliliter after any work', () => {
    fc.assert(
      fc.property(season, (entries) => {
        foldCellar(entries, {}, (now) => {
          for (const [inVessels, byLedger] of balances(now)) expect(inVessels).toBe(byLedger);
        });
      }),
    );
  });

  it('are balanced in seasons with every kind of conversion', () => {
    const drawn = fc
      .sample(season, { seed: 1, numRuns: 200 })
      .flatMap((entries) => foldCellar(entries).conversions);
    expect([...new Set(drawn.map(({ by }) => by))].sort()).toEqual([
      'amelioration',
      'analysis',
      'blending',
      'fermentation',
      'must',
      'other material',
      'sweetening',
    ]);
  });

  it('end at exactly 16, 21, and 24 % vol', () => {
    const at = (percentVol: number) => {
      const start = { ...opening('A', 'T1', 1000, grapes('Merlot')), alcoholPercentVol: percentVol } as Work;
      const book = foldCellar(rows([tank('T1'), start]));
      return book.postings[0]?.taxClass;
    };
    expect([12, 16, 16.01, 21, 21.01].map(at)).toEqual(['a', 'a', 'b', 'b', 'c']);
  });
});
