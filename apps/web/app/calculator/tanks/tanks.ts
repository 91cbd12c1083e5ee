import { csvParseRows } from 'd3-dsv';
import { csvOf } from '../result/csv.ts';

/** What a reader measured and worked out of a tank on a day. */
export interface Entry {
  /** Day, as 2026-03-01. */
  readonly on: string;
  /** Title of the calculator. */
  readonly calculator: string;
  /** The figure to act on, with its unit. */
  readonly answer: string;
  /** In the units of the formulas, by the names of fields. */
  readonly values: Readonly<Record<string, number>>;
}

/** A tank by its name, with its entries from the first to the last. */
export interface Tank {
  readonly name: string;
  readonly history: readonly [Entry, ...Entry[]];
}

/** So many entries of a tank are kept. */
const maxEntries = 60;

/** The last value of each measure. */
export function lastValues({ history }: Tank): Readonly<Record<string, number>> {
  return Object.assign({}, ...history.map(({ values }) => values));
}

/** With an entry added to the tank of that name, which is made if there is none. */
export function withEntry(tanks: readonly Tank[], name: string, entry: Entry): readonly Tank[] {
  const known = tanks.find((tank) => tank.name === name);
  if (!known) {
    return [...tanks, { name, history: [entry] as const }].sort((one, other) =>
      one.name.localeCompare(other.name, undefined, { numeric: true }),
    );
  }
  // Saved twice it is one entry.
  const others = known.history.filter((other) => JSON.stringify(other) !== JSON.stringify(entry));
  const [first, ...rest] = [...others, entry].slice(-maxEntries);
  return tanks.map((tank) => (tank === known && first ? { name, history: [first, ...rest] } : tank));
}

const ownColumns = ['Tank', 'Date', 'Calculator', 'Answer'];

/** One line for each entry, with a column for each measure that any of them has. */
export function tanksAsCsv(tanks: readonly Tank[]): string {
  const entries = tanks.flatMap(({ name, history }) => history.map((entry) => ({ name, entry })));
  const measures = [...new Set(entries.flatMap(({ entry }) => Object.keys(entry.values)))].sort();
  return csvOf([
    [...ownColumns, ...measures],
    ...entries.map(({ name, entry: { on, calculator, answer, values } }) => [
      name,
      on,
      calculator,
      answer,
      ...measures.map((measure) => String(values[measure] ?? '')),
    ]),
  ]);
}

/** The tanks of a file that `tanksAsCsv` wrote; nothing if it is another file. */
export function tanksFromCsv(text: string): readonly Tank[] | undefined {
  const [headings = [], ...rows] = csvParseRows(text).filter((row) => row.some((cell) => cell !== ''));
  if (!ownColumns.every((name, index) => headings[index] === name)) return undefined;
  const measures = headings.slice(ownColumns.length);
  return rows.reduce<readonly Tank[]>(
    (tanks, [name = '', on = '', calculator = '', answer = '', ...cells]) => {
      const numbers = measures.flatMap((measure, index): [string, number][] => {
        const cell = cells[index] ?? '';
        return cell !== '' && Number.isFinite(Number(cell)) ? [[measure, Number(cell)]] : [];
      });
      if (name === '') return tanks;
      return withEntry(tanks, name, { on, calculator, answer, values: Object.fromEntries(numbers) });
    },
    [],
  );
}
