import type { Entry } from '@orbit-vine/cellar-book/entries/entries.ts';
import type { Work } from '@orbit-vine/cellar-book/entries/work.ts';
import { foldCellar } from '@orbit-vine/cellar-book/fold.ts';
import { printTable } from '../scripts/print-table.ts';
import { median } from './statistics.ts';

const sizes = [600, 3_000, 10_000];
const rounds = 7;

const tanks = Array.from({ length: 20 }, (_, index) => `T${index + 1}`);
const barrels = Array.from({ length: 40 }, (_, index) => `B${index + 1}`);
const at = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item;

function drawing(): (below: number) => number {
  let state = 12_345;
  return (below) => {
    // Park and Miller's generator; its low digits have a long period.
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

function opening(vessel: string, index: number, ml: number): Work {
  const component = { variety: `V${index % 6}`, block: `${index % 4}`, vintage: 2023 + (index % 3) };
  return {
    op: 'start',
    lot: `L-${vessel}`,
    levels: [{ vessel, ml }],
    composition: [{ component, parts: 1 }],
  };
}

/**
 * Mostly readings and additions, with topping, racking, and blending, until every wine contains some of every other.
 */
function anyWork(draw: (below: number) => number): Work {
  const [kind, from, to] = [draw(20), at(tanks, draw(20)), at(tanks, draw(20))];
  if (kind < 9)
    return { op: 'measurement', vessels: [from], readings: [{ kind: 'brix', value: 20, unit: '°Bx' }] };
  if (kind < 13)
    return {
      op: 'addition',
      vessels: [from],
      material: at(['KMBS', 'DAP'], kind),
      amount: 1_000 + draw(9_000),
    };
  if (kind < 15) return { op: 'cap_work', vessels: [from], method: 'punch_down' };
  if (kind < 18) return { op: 'top', vessels: [at(barrels, draw(40))], from: [from], ml: 500 + draw(2_000) };
  if (kind < 19) return { op: 'transfer', from: [from], to: [to], ml: 1_000 * (1 + draw(50)) };
  return { op: 'blend', to: [to], parts: [{ vessel: from, ml: 10_000 + draw(5_000) }] };
}

function bookOf(size: number): Entry[] {
  const draw = drawing();
  const works: Work[] = [
    ...tanks.map((name): Work => ({ op: 'vessel', vessel: name, kind: 'tank', capacityMl: 2_000_000 })),
    ...barrels.map((name): Work => ({ op: 'vessel', vessel: name, kind: 'barrel', capacityMl: 225_000 })),
    ...tanks.map((name, index) => opening(name, index, 1_500_000)),
    ...barrels.map((name, index) => opening(name, index, 224_000)),
  ];
  while (works.length < size) works.push(anyWork(draw));
  return works.map((work, index) => {
    const arrivedAt = new Date(Date.UTC(2025, 8, 1) + index * 3_600_000).toISOString().slice(0, 16);
    return { id: `e${index}`, seq: index + 1, arrivedAt, workedOn: arrivedAt.slice(0, 10), work };
  });
}

function millisecondsOf(work: () => unknown): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}

/**
 * Times one fold of a book, with sizes in turn, and the exact composition of one wine, which is computed on demand.
 */
export async function measureCellarBook() {
  const books = sizes.map(bookOf);
  const folds = sizes.map((): number[] => []);
  for (let round = -1; round < rounds; round += 1)
    for (const [index, entries] of books.entries()) {
      const taken = millisecondsOf(() => foldCellar(entries));
      if (round >= 0) folds[index]?.push(taken);
    }
  printTable(
    ['Entries', 'Fold, ms', 'Then the exact shares of one lot, ms', 'Digits'],
    books.map((entries, index) => {
      const composition = foldCellar(entries).lots.get('L-T1')?.contents.ml.composition;
      const exact = millisecondsOf(() => composition?.whole);
      return [
        String(entries.length),
        median(folds[index] ?? []).toFixed(1),
        exact.toFixed(1),
        String(composition?.whole.toString().length ?? 0),
      ];
    }),
  );
}
