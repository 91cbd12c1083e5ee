import { type ClassVolume, type TaxClass, taxClasses } from '../book/book.ts';

export type ByClass = Partial<Record<TaxClass, number>>;

/** A line of Part I with its milliliters by column, and its entries. */
export interface FormLine {
  formLine: string;
  name: string;
  ml: ByClass;
  entries: string[];
}

export type Place = readonly [formLine: string, name: string];

const numberOf = ({ formLine }: FormLine) => Number(formLine.slice(1));

function totalOf(formLine: string, lines: readonly FormLine[]): FormLine {
  const sum = (taxClass: TaxClass) => lines.reduce((total, { ml }) => total + (ml[taxClass] ?? 0), 0);
  const ml = Object.fromEntries(
    taxClasses.map((taxClass) => [taxClass, sum(taxClass)]).filter(([, each]) => each !== 0),
  );
  return { formLine, name: 'Total', ml, entries: [] };
}

/** The lines of a section as they come together. A line without a printed name stands once for each of its names. */
export class FormLines {
  readonly #lines = new Map<string, FormLine>();

  add([formLine, name]: Place, volumes: readonly ClassVolume[], entry?: string): void {
    const key = JSON.stringify([formLine, name]);
    const line = this.#lines.get(key) ?? { formLine, name, ml: {}, entries: [] };
    for (const { taxClass, ml } of volumes)
      if (taxClass !== undefined && ml > 0) line.ml[taxClass] = (line.ml[taxClass] ?? 0) + ml;
    if (Object.keys(line.ml).length === 0 && entry !== undefined) return;
    if (entry !== undefined && !line.entries.includes(entry)) line.entries.push(entry);
    this.#lines.set(key, line);
  }

  /** In the order of the form, with the totals of what came and of what went. */
  section(totalIn: string, totalOut: string): FormLine[] {
    const all = [...this.#lines.values()].sort((a, b) => numberOf(a) - numberOf(b));
    const split = Number(totalIn.slice(1));
    const into = all.filter((line) => numberOf(line) < split);
    const out = all.filter((line) => numberOf(line) > split);
    return [...into, totalOf(totalIn, into), ...out, totalOf(totalOut, out)];
  }
}
