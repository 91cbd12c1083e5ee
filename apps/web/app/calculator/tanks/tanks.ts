import { csvParseRows } from 'd3-dsv';
import { csvOf } from '../result/csv.ts';

export interface Entry {
  readonly on: string;
  readonly calculator: string;
  readonly answer: string;
  /** In formulas' units, by field name. */
  readonly values: Readonly<Record<string, number>>;
}

export interface Tank {
  readonly name: string;
  readonly history: readonly [Entry, ...Entry[]];
}

const maxEntries = 60;

export function lastValues({ history }: Tank): Readonly<Record<string, number>> {
  return Object.assign({}, ...history.map(({ values }) => values));
}

export function withEntry(tanks: readonly Tank[], name: string, entry: Entry): readonly Tank[] {
  const existing = tanks.find((tank) => tank.name === name);
  if (!existing) {
    return [...tanks, { name, history: [entry] as const }].sort((one, other) =>
      one.name.localeCompare(other.name, undefined, { numeric: true }),
    );
  }
  const others = existing.history.filter((other) => JSON.stringify(other) !== JSON.stringify(entry));
  const [first, ...rest] = [...others, entry].slice(-maxEntries);
  return tanks.map((tank) => (tank === existing && first ? { name, history: [first, ...rest] } : tank));
}

const ownColumns = ['Tank', 'Date', 'Calculator', 'Answer'];

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
