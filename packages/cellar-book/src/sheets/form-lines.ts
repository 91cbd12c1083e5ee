import { type ClassVolume, type TaxClass, taxClasses } from '../book/book.ts';

export type ByClass = Partial<Record<TaxClass, number>>;

/** A line of Part I with its milliliters by column, and its entries. */
export interface FormLine {
  formLine: string;
  name: string;
  ml: ByClass;
  entries: string[];
}

/** The texts of the form's lines, and ours for lines without a printed name. */
export type FormLineName =
  | 'Bottled'
  | 'Bottled wine dumped to bulk'
  | 'Breakage'
  | 'Destroyed'
  | 'Dumped to bulk'
  | 'Found beyond the records'
  | 'From another class by analysis'
  | 'In fermenters (estimated quantity of liquid)'
  | 'Inventory gains'
  | 'Inventory losses'
  | 'Inventory shortage'
  | 'Juice produced'
  | 'On hand beginning of period'
  | 'On hand end of period'
  | 'Opening balance of the records'
  | 'Produced by addition of wine spirits'
  | 'Produced by amelioration'
  | 'Produced by blending'
  | 'Produced by fermentation'
  | 'Produced by sweetening'
  | 'Produced with other materials'
  | 'Put into juice or must'
  | 'Received'
  | 'Received in bond'
  | 'Removed for distilling material'
  | 'Removed for export'
  | 'Removed for family use'
  | 'Removed or lost'
  | 'Removed taxpaid'
  | 'Removed to vinegar plant'
  | 'Taxpaid wine returned to bond'
  | 'To another class by analysis'
  | 'Total'
  | 'Transferred in bond'
  | 'Used for addition of wine spirits'
  | 'Used for amelioration'
  | 'Used for blending'
  | 'Used for sweetening'
  | 'Used for tasting'
  | 'Used for testing'
  | 'Used in wine production'
  | 'Used with other materials';

export type Place = readonly [formLine: string, name: FormLineName | `Lost: ${string}` | ''];

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
