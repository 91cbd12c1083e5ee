import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rows } from '../../testing/rows.ts';
import { anyWork, vesselWork } from '../../testing/seasons.ts';
import { foldCellar } from '../fold.ts';
import { isOf, isOutside, materialsOnHand } from './uses.ts';

it('grapes and juice on hand are what came less what left and what was used, after any work', () => {
  fc.assert(
    fc.property(fc.array(anyWork, { maxLength: 40 }), (works) => {
      const book = foldCellar(rows([...vesselWork, ...works]));
      const onHand = materialsOnHand(book);
      for (const kind of ['grapes', 'juice'] as const) {
        const lines = book.postings.filter((line) => isOutside(line) && isOf(kind, line));
        const uses = book.uses.filter((use) => use.kind === kind);
        const sum = (amounts: readonly { amount: number }[]) =>
          amounts.reduce((total, { amount }) => total + amount, 0);
        expect(onHand[kind]).toBe(sum(lines) - sum(uses));
      }
    }),
  );
});
