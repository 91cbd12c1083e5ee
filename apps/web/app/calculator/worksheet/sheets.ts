import { keepJson, keptJson } from '../../platform/kept-json.ts';

export type KeptStep = readonly [calculator: string, values: string];

export interface Sheet {
  readonly name: string;
  readonly tank: string;
  readonly lot: string;
  readonly steps: readonly KeptStep[];
}

export interface Sheets {
  readonly all: readonly [Sheet, ...Sheet[]];
  readonly open: number;
}

const path = '/tools/worksheet';
const key = 'worksheets';

export function blankSheet(name: string): Sheet {
  return { name, tank: '', lot: '', steps: [] };
}

/** An unused name: "Worksheet 2", or "Bottling (2)" for one that a link brings again. */
export function freeName(sheets: readonly Sheet[], base?: string): string {
  const candidates = Array.from({ length: sheets.length + 1 }, (_, index) => {
    if (base === undefined) return `Worksheet ${index + 1}`;
    return index === 0 ? base : `${base} (${index + 1})`;
  });
  return candidates.find((name) => sheets.every((sheet) => sheet.name !== name)) ?? '';
}

function sheetFrom(value: unknown): Sheet[] {
  const { name, tank, lot, steps } = (value ?? {}) as Record<string, unknown>;
  if (typeof name !== 'string' || !Array.isArray(steps)) return [];
  const kept = steps.flatMap((step): KeptStep[] =>
    Array.isArray(step) && typeof step[0] === 'string' ? [[step[0], String(step[1] ?? '')]] : [],
  );
  return [{ name, tank: String(tank ?? ''), lot: String(lot ?? ''), steps: kept }];
}

export function keptSheets(): Sheets {
  const { all, open } = (keptJson(key) ?? {}) as Record<string, unknown>;
  const [first, ...rest] = Array.isArray(all) ? all.flatMap(sheetFrom) : [];
  if (first) return { all: [first, ...rest], open: typeof open === 'number' && rest[open - 1] ? open : 0 };
  return { all: [blankSheet(freeName([]))], open: 0 };
}

export function keepSheets(sheets: Sheets): boolean {
  return keepJson(key, sheets);
}

export function withSheet({ all }: Sheets, sheet: Sheet): Sheets {
  return { all: [...all, sheet], open: all.length };
}

/** A link to a whole sheet, in the fragment, which browsers don't send. */
export function sheetPath({ name, tank, lot, steps }: Sheet): string {
  const known = [
    ['name', name],
    ['tank', tank],
    ['lot', lot],
  ].filter(([, text]) => text);
  return `${path}#sheet:${new URLSearchParams([...known, ...steps.map(([...step]) => step)] as string[][])}`;
}

/** A link that adds a calculation to the current sheet. */
export function additionPath(calculator: string, values: string): string {
  return `${path}#add:${new URLSearchParams([[calculator, values]])}`;
}

export function tankPath(name: string): string {
  return `${path}#tank:${encodeURIComponent(name)}`;
}

const ownWords = ['name', 'tank', 'lot'];

/** What a fragment contains: a whole sheet, a calculation to add, or a saved tank. */
export function requestOf(
  fragment: string,
): { readonly sheet: Sheet } | { readonly add: KeptStep } | { readonly tank: string } | undefined {
  const [, kind, text = ''] = /^#(sheet|add|tank):(.*)$/.exec(fragment) ?? [];
  const pairs = Array.from(new URLSearchParams(text));
  if (kind === 'tank') return { tank: decodeURIComponent(text) };
  const [add] = pairs;
  if (kind === 'add' && add) return { add };
  if (kind !== 'sheet') return undefined;
  const word = (key: string) => pairs.find(([name]) => name === key)?.[1] ?? '';
  const steps = pairs.filter(([name]) => !ownWords.includes(name));
  return { sheet: { name: word('name') || 'Shared worksheet', tank: word('tank'), lot: word('lot'), steps } };
}
