import { readdirSync, readFileSync } from 'node:fs';
import { type DocBlock, docBlocksOf, type Example } from '../src/doc-blocks.ts';
import type { Outcome } from '../src/outcome.ts';
import type { Range } from '../src/range.ts';

const folder = new URL('../src/', import.meta.url);

export interface Documented extends DocBlock {
  readonly file: string;
}

/** A formula with inputs of unknown types. */
export interface AnyFormula {
  (input: Readonly<Record<string, unknown>>): Outcome;
  readonly source: readonly string[];
  readonly range: Readonly<Record<string, Range>>;
  readonly tolerance: string;
}

function isFormula(value: unknown): value is AnyFormula {
  return typeof value === 'function' && 'range' in value && 'source' in value && 'tolerance' in value;
}

export const sourceFiles: readonly string[] = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith('proof/'))
  .sort();

export function documentedIn(file: string): readonly Documented[] {
  const text = readFileSync(new URL(file, folder), 'utf8');
  return docBlocksOf(text).map((block) => ({ file, ...block }));
}

export async function exportsOf(file: string): Promise<Readonly<Record<string, unknown>>> {
  return import(new URL(file, folder).href);
}

/** An example's value, and the inputs passed to each formula in it. */
export function evaluate(example: Example, names: Readonly<Record<string, unknown>>) {
  const inputs: Readonly<Record<string, unknown>>[] = [];
  const listening = Object.entries(names).map(([name, value]) => [
    name,
    isFormula(value)
      ? (input: Readonly<Record<string, unknown>>) => {
          inputs.push(input);
          return value(input);
        }
      : value,
  ]);
  const scope = Object.fromEntries(listening);
  const value: unknown = new Function(...Object.keys(scope), `return ${example.expression}`)(
    ...Object.values(scope),
  );
  return { value, inputs };
}

export interface Exemplified extends Documented {
  readonly formula: AnyFormula;
  readonly ordinary: Readonly<Record<string, unknown>>;
}

export async function allFormulas(): Promise<readonly Exemplified[]> {
  const found = await Promise.all(
    sourceFiles.map(async (file) => {
      const names = await exportsOf(file);
      const documented = new Map(documentedIn(file).map((entry) => [entry.name, entry]));
      return Object.entries(names).flatMap(([name, formula]): Exemplified[] => {
        if (!isFormula(formula)) return [];
        const entry = documented.get(name);
        const [example] = entry?.examples ?? [];
        if (!entry || !example) throw new Error(`${name} of ${file} has no doc block with an example`);
        return [{ ...entry, formula, ordinary: evaluate(example, names).inputs[0] ?? {} }];
      });
    }),
  );
  return found.flat();
}
