import type { Book, Measure, Posting } from '../src/book/book.ts';
import { keyOf, materialKey, unknownComponent } from '../src/book/keys.ts';
import type { DatedWork } from '../src/entries/order.ts';
import type { WorkOf } from '../src/entries/work.ts';
import {
  addFractions,
  divideFractions,
  type Fraction,
  fraction,
  multiplyFractions,
  one,
  subtractFractions,
  zero,
} from '../src/exact/fraction.ts';

/** Amounts of components in milliliters or grams, or of materials. */
export type Amounts = Map<string, Fraction>;
interface Wine {
  components: Amounts;
  materials: Amounts;
}

const empty = (): Wine => ({ components: new Map(), materials: new Map() });
const total = (amounts: Amounts) => [...amounts.values()].reduce(addFractions, zero);

function add(to: Amounts, more: Amounts, times: Fraction = one): void {
  for (const [key, amount] of more)
    to.set(key, addFractions(to.get(key) ?? zero, multiplyFractions(amount, times)));
}

/** Takes a share out of a wine, everything in proportion. */
function take(from: Wine, share: Fraction): Wine {
  const taken = empty();
  add(taken.components, from.components, share);
  add(taken.materials, from.materials, share);
  for (const part of ['components', 'materials'] as const)
    for (const [key, amount] of taken[part])
      from[part].set(key, subtractFractions(from[part].get(key) ?? zero, amount));
  return taken;
}

/**
 * A second bookkeeping from the ledger alone, to compare with: it keeps amounts, where the book keeps shares. Each
 * entry pools what it moves; what leaves takes everything in proportion; what arrives from outside brings its own.
 */
export class Replay {
  readonly wines = new Map<string, Wine>();
  readonly bottled = new Map<string, Wine>();
  #seen = 0;

  in(vessel: string, measure: Measure): Wine {
    const key = `${vessel}/${measure}`;
    const wine = this.wines.get(key) ?? empty();
    this.wines.set(key, wine);
    return wine;
  }

  follow(book: Readonly<Book>, { work }: DatedWork): void {
    const postings = book.postings.slice(this.#seen);
    this.#seen = book.postings.length;
    if (work.op === 'addition') this.#dose(book, work, postings);
    const pools = { ml: empty(), grams: empty() };
    /** Fruit whose must was measured at nothing takes its materials with it. */
    const isMust = (vessel: string) =>
      postings.some((line) => line.vessel === vessel && line.account === 'made' && line.measure === 'ml');
    for (const line of postings) {
      const { vessel, measure, amount, account, entry } = line;
      const wine = this.in(vessel, measure);
      if (amount > 0) {
        if (account === 'moved') {
          const pool = pools[measure];
          const arrived = take(pool, divideFractions(fraction(amount), total(pool.components)));
          add(wine.components, arrived.components);
          add(wine.materials, arrived.materials);
        } else add(wine.components, this.#arrival(line, work), fraction(amount));
        continue;
      }
      const taken = take(wine, divideFractions(fraction(-amount), total(wine.components)));
      const receiver =
        account === 'moved'
          ? pools[measure]
          : account === 'bottled'
            ? (this.bottled.get(entry) ?? empty())
            : account === 'made' && isMust(vessel)
              ? { ...empty(), materials: this.in(vessel, 'ml').materials }
              : empty();
      if (account === 'bottled') this.bottled.set(entry, receiver);
      add(receiver.components, taken.components);
      add(receiver.materials, taken.materials);
    }
  }

  /** The shares of what comes from outside, is made from fruit, or is the vessel's own wine. */
  #arrival({ account, vessel }: Posting, work: DatedWork['work']): Amounts {
    if (account === 'found' || account === 'replaced') return new Map([[unknownComponent, one]]);
    if (work.op === 'receive_fruit') return new Map([[keyOf(work.component), one]]);
    if (work.op === 'start') {
      const whole = work.composition.reduce((sum, { parts }) => sum + parts, 0);
      const parts: Amounts = new Map();
      for (const { component, parts: part } of work.composition)
        add(parts, new Map([[keyOf(component), fraction(part, whole)]]));
      return parts;
    }
    const { components } = this.in(vessel, account === 'made' ? 'grams' : 'ml');
    const whole = total(components);
    return new Map([...components].map(([key, amount]) => [key, divideFractions(amount, whole)]));
  }

  /** A total goes to the wine in proportion to its volume, or to the fruit where there is no wine. */
  #dose(book: Readonly<Book>, work: WorkOf<'addition'>, postings: readonly Posting[]) {
    const grown = (vessel: string) =>
      postings.filter((line) => line.vessel === vessel).reduce((sum, { amount }) => sum + amount, 0);
    const vessels = (work.vessels ?? []).map((name) => book.vessels.get(name));
    const levels = vessels.map((vessel) => ({
      ml: vessel ? vessel.ml - grown(vessel.id) : 0,
      grams: vessel?.grams ?? 0,
    }));
    const measure = levels.some(({ ml }) => ml > 0) ? 'ml' : 'grams';
    const whole = levels.reduce((sum, level) => sum + level[measure], 0);
    const key = materialKey(work.material, work.unit ?? 'mg', work.batch);
    for (const [index, vessel] of vessels.entries())
      if (vessel && whole > 0)
        add(
          this.in(vessel.id, measure).materials,
          new Map([[key, fraction(BigInt(work.amount ?? 0) * BigInt(levels[index]?.[measure] ?? 0), whole)]]),
        );
  }
}

export function sameAmounts(
  shares: ReadonlyMap<string, bigint>,
  whole: bigint,
  of: number,
  amounts: Amounts,
): string[] {
  return [...new Set([...shares.keys(), ...amounts.keys()])].filter((key) => {
    const booked = fraction((shares.get(key) ?? 0n) * BigInt(of), whole);
    const { numerator } = subtractFractions(booked, amounts.get(key) ?? zero);
    return numerator !== 0n;
  });
}
