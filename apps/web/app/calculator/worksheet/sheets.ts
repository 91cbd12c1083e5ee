import { keepJson, keptJson } from '../../platform/kept-json.ts';

/** A calculation of a worksheet as it is kept: which calculator, and what was set in it, as a link has it. */
export type KeptStep = readonly [calculator: string, values: string];

/** A row of calculations on one tank, by its name. */
export interface Sheet {
  readonly name: string;
  readonly tank: string;
  readonly lot: string;
  readonly steps: readonly KeptStep[];
}

/** The worksheets of this device, and which of them lies on top. */
export interface Sheets {
  readonly all: readonly [Sheet, ...Sheet[]];
  readonly open: number;
}

const path = '/tools/worksheet';
const key = 'worksheets';

export function blankSheet(name: string): Sheet {
  return { name, tank: '', lot: '', steps: [] };
}

/** A name that no sheet has yet: "Worksheet 2", or "Bottling (2)" for one that a link brings a second time. */
export function freeName(sheets: readonly Sheet[], wanted?: string): string {
  const candidates = Array.from({ length: sheets.length + 1 }, (_, index) => {
    if (wanted === undefined) return `Worksheet ${index + 1}`;
    return index === 0 ? wanted : `${wanted} (${index + 1})`;
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

/** What this browser keeps; one blank sheet where it keeps none. */
export function keptSheets(): Sheets {
  const { all, open } = (keptJson(key) ?? {}) as Record<string, unknown>;
  const [first, ...rest] = Array.isArray(all) ? all.flatMap(sheetFrom) : [];
  if (first) return { all: [first, ...rest], open: typeof open === 'number' && rest[open - 1] ? open : 0 };
  return { all: [blankSheet(freeName([]))], open: 0 };
}

/** Says whether the browser kept them. */
export function keepSheets(sheets: Sheets): boolean {
  return keepJson(key, sheets);
}

/** With a sheet put on top of the others. */
export function withSheet({ all }: Sheets, sheet: Sheet): Sheets {
  return { all: [...all, sheet], open: all.length };
}

/** Where a sheet opens, all of it in the fragment, which browsers keep to themselves. */
export function sheetPath({ name, tank, lot, steps }: Sheet): string {
  const known = [
    ['name', name],
    ['tank', tank],
    ['lot', lot],
  ].filter(([, text]) => text);
  return `${path}#sheet:${new URLSearchParams([...known, ...steps.map(([...step]) => step)] as string[][])}`;
}

/** Where a calculation is added to the sheet on top. */
export function additionPath(calculator: string, values: string): string {
  return `${path}#add:${new URLSearchParams([[calculator, values]])}`;
}

/** Where a saved tank is taken to the sheet on top. */
export function tankPath(name: string): string {
  return `${path}#tank:${encodeURIComponent(name)}`;
}

const ownWords = ['name', 'tank', 'lot'];

/** What a fragment asks for: a whole sheet, a calculation to add, or a saved tank. */
export function askedBy(
  fragment: string,
): { readonly sheet: Sheet } | { readonly add: KeptStep } | { readonly tank: string } | undefined {
  const [, kind, text = ''] = /^#(sheet|add|tank):(.*)$/.exec(fragment) ?? [];
  const pairs = Array.from(new URLSearchParams(text));
  if (kind === 'tank') return { tank: decodeURIComponent(text) };
  const [add] = pairs;
  if (kind === 'add' && add) return { add };
  if (kind !== 'sheet') return undefined;
  const word = (wanted: string) => pairs.find(([name]) => name === wanted)?.[1] ?? '';
  const steps = pairs.filter(([name]) => !ownWords.includes(name));
  return { sheet: { name: word('name') || 'Shared worksheet', tank: word('tank'), lot: word('lot'), steps } };
}
