import type { Book } from '@orbit-vine/cellar-book/book/book.ts';
import { componentOf } from '@orbit-vine/cellar-book/book/keys.ts';
import { approximately } from '@orbit-vine/cellar-book/exact/mixture.ts';
import { openDialogue } from './dialogue.ts';
import { mgOf, mlOf, type ReferenceCellar, referenceCellar, splitAmount } from './reference-cellar.ts';
import { compareRows, countBottles, type ExpectedRow, type Holdings, isNear } from './reference-rows.ts';

interface Change {
  row: string;
  to: Partial<ExpectedRow>;
}

/** What one text must do. Rows are called `r1`, `r2`… in the order in which they are stored. */
interface Effect {
  stored?: ExpectedRow[];
  changed?: Change | Change[];
  struck?: string[];
  asked?: string;
  refused?: true;
  nothing?: true;
}

interface End {
  volumes?: Record<string, string>;
  /** Percent by variety. */
  composition?: Record<string, Record<string, number>>;
  /** What is in a vessel now. */
  additions?: Record<string, Record<string, string>>;
  bottles?: { count: number; sizeMl: number }[];
  open?: number;
}

export interface ReferenceDialogue {
  id: string;
  kind: string;
  winery: { volumeUnit: 'gal' | 'L'; dateOrder: 'month-first' | 'day-first'; timeZone: string };
  cellar: string;
  turns: { text: string; expect: Effect | { oneOf: Effect[] }; ifAsked?: string[] }[];
  end: End | { oneOf: End[] };
}

const holdings = ({ vessels }: Book): Holdings =>
  new Map([...vessels].map(([name, { lot, ml }]) => [name, { ml, ...(lot !== undefined && { lot }) }]));

const changesRows = ({ stored, changed, struck }: Effect) => Boolean(stored ?? changed ?? struck);

function rowsAfter(rows: readonly ExpectedRow[], { stored = [], changed = [], struck = [] }: Effect) {
  const changes = [changed].flat();
  const count = rows.length;
  return [
    ...rows.map((row) => ({ ...row, ...changes.find((change) => change.row === row.name)?.to })),
    ...stored.map((row, at) => ({ ...row, name: `r${count + at + 1}` })),
  ].map((row) => ({
    ...row,
    isStruck: struck.includes(row.name ?? '') || ('isStruck' in row && row.isStruck),
  }));
}
type Rows = ReturnType<typeof rowsAfter>;

/** Plays a conversation; what was not as it must be. */
export function playReference(
  { winery, cellar, turns, end }: ReferenceDialogue,
  cellars: Record<string, ReferenceCellar>,
): string[] {
  const start = cellars[cellar];
  if (!start) throw new Error(`there is no cellar ${cellar}`);
  const dialogue = openDialogue({
    ...{ unit: winery.volumeUnit, dateOrder: winery.dateOrder },
    cellar: referenceCellar(start, winery.timeZone),
  });
  let rows: Rows = [];
  for (const { text, expect, ifAsked = [] } of turns) {
    const effects = 'oneOf' in expect ? expect.oneOf : [expect];
    const before = { held: holdings(dialogue.book()), open: dialogue.open() };
    const tried: string[] = [];
    const say = (words: string, allowed: readonly Effect[]) => {
      const { reply } = dialogue.say(words);
      tried.push(`${words} → ${reply}`);
      return allowed.find((effect) => {
        const wanted = rowsAfter(rows, effect).filter(({ isStruck }) => !isStruck);
        const differences = compareRows(wanted, dialogue.rows(), before.held);
        const isRight = differences.length === 0 && answersAs(effect, reply, dialogue.open() - before.open);
        if (!isRight)
          tried.push(`  ${JSON.stringify(effect)}: ${differences.join(' | ') || 'another answer'}`);
        return isRight;
      });
    };
    let effect = say(text, effects);
    // Where a question is as good, two answers must lead to what would have been stored.
    const stores = effects.filter(changesRows);
    if (effect?.asked !== undefined && stores.length > 0 && ifAsked.length > 0) {
      effect = undefined;
      for (const answer of ifAsked.slice(0, 2)) effect ??= say(answer, stores);
    }
    if (!effect) return tried;
    rows = rowsAfter(rows, effect);
  }
  const ends = 'oneOf' in end ? end.oneOf : [end];
  const ways = ends.map((each) => compareEnd(each, dialogue.book(), { ...dialogue, rows: dialogue.rows() }));
  return ways.some((found) => found.length === 0) ? [] : ways.flat();
}

function answersAs({ asked, refused, nothing }: Effect, reply: string, opened: number): boolean {
  if (asked !== undefined) return reply !== '' && (opened > 0 || reply.includes('?'));
  if (refused) return reply !== '' && opened <= 0;
  return !nothing || opened <= 0;
}

function compareEnd(
  { volumes = {}, composition = {}, additions = {}, bottles, open }: End,
  book: Book,
  told: { rows: ReturnType<ReturnType<typeof openDialogue>['rows']>; open: () => number },
): string[] {
  const out: string[] = [];
  const compare = (what: string, isRight: boolean) => void (isRight || out.push(`end: ${what}`));
  for (const [name, volume] of Object.entries(volumes))
    compare(`volume of ${name}`, isNear(book.vessels.get(name)?.ml ?? 0, mlOf(volume) ?? 0, 0.005, 200));
  for (const [name, shares] of Object.entries(composition)) {
    const got = new Map<string, number>();
    for (const [key, share] of approximately(contentsOf(book, name).composition)) {
      const variety = componentOf(key).variety ?? '?';
      got.set(variety, (got.get(variety) ?? 0) + share * 100);
    }
    for (const variety of new Set([...got.keys(), ...Object.keys(shares)]))
      compare(`${variety} in ${name}`, isNear(got.get(variety) ?? 0, shares[variety] ?? 0, 0, 0.3));
  }
  for (const [name, amounts] of Object.entries(additions))
    for (const [material, amount] of Object.entries(amounts))
      compare(
        `${material} in ${name}`,
        isNear(mgIn(book, name, material), mgSaid(book, name, amount), 0.01, 1e-6),
      );
  const bottled = told.rows.flatMap(({ work }) => (work.op === 'bottle' ? (work.bottles ?? []) : []));
  if (bottles) compare('bottles', countBottles(bottled) === countBottles(bottles));
  if (open !== undefined) compare(`${told.open()} questions are open`, told.open() === open);
  return out;
}

function contentsOf(book: Book, name: string) {
  const vessel = book.vessels.get(name);
  if (!vessel) throw new Error(`there is no vessel ${name}`);
  return vessel.contents.ml;
}

/** "15 g", "30 mg/L" */
function mgSaid(book: Book, name: string, amount: string): number {
  const { count, unit } = splitAmount(amount);
  return unit === 'mg/L' ? (count * (book.vessels.get(name)?.ml ?? 0)) / 1_000 : (mgOf(amount) ?? 0);
}

function mgIn(book: Book, name: string, material: string): number {
  let mg = 0;
  for (const [key, perMl] of approximately(contentsOf(book, name).materials)) {
    const [called, unit]: [string, string] = JSON.parse(key);
    if (called === material) mg += (perMl * (book.vessels.get(name)?.ml ?? 0)) / (unit === 'ug' ? 1_000 : 1);
  }
  return mg;
}
