import { mergeRecords } from '../../platform/merge-records.ts';
import { json, stored } from '../../platform/stored.ts';

export type KeptStep = readonly [calculator: string, values: string];

export interface Sheet {
  readonly name: string;
  readonly tank: string;
  readonly lot: string;
  readonly steps: readonly KeptStep[];
}

/** The id identifies the sheet in all tabs, even after a new name. */
export interface KeptSheet extends Sheet {
  readonly id: string;
}

/** `open` is the index of the sheet that was on top last. */
export interface Sheets {
  readonly all: readonly [KeptSheet, ...KeptSheet[]];
  readonly open: number;
}

const path = '/tools/worksheet';

export function blankSheet(name: string): Sheet {
  return { name, tank: '', lot: '', steps: [] };
}

export function freeName(sheets: readonly Sheet[], base?: string): string {
  const candidates = Array.from({ length: sheets.length + 1 }, (_, index) => {
    if (base === undefined) return `Worksheet ${index + 1}`;
    return index === 0 ? base : `${base} (${index + 1})`;
  });
  return candidates.find((name) => sheets.every((sheet) => sheet.name !== name)) ?? '';
}

/** Sheets stored by older versions have no id; their place is the same in all tabs. */
function sheetFrom(value: unknown, place: number): KeptSheet[] {
  const { id, name, tank, lot, steps } = (value ?? {}) as Record<string, unknown>;
  if (typeof name !== 'string' || !Array.isArray(steps)) return [];
  const kept = steps.flatMap((step): KeptStep[] =>
    Array.isArray(step) && typeof step[0] === 'string' ? [[step[0], String(step[1] ?? '')]] : [],
  );
  return [{ id: String(id ?? place), name, tank: String(tank ?? ''), lot: String(lot ?? ''), steps: kept }];
}

const oneBlank: Sheets = { all: [{ id: '0', ...blankSheet(freeName([])) }], open: 0 };

function sheetsOf(all: readonly KeptSheet[], open: number): Sheets {
  const [first, ...rest] = all;
  return first ? { all: [first, ...rest], open: rest[open - 1] ? open : 0 } : oneBlank;
}

const mergeSheets = mergeRecords<KeptSheet>(({ id }) => id);

export const keptSheets = stored<Sheets>({
  key: 'worksheets',
  fallback: oneBlank,
  ...json((parsed) => {
    const { all, open } = parsed as Record<string, unknown>;
    return sheetsOf(Array.isArray(all) ? all.flatMap(sheetFrom) : [], Number(open));
  }),
  merge: (base, mine, theirs) => sheetsOf(mergeSheets(base.all, mine.all, theirs.all), mine.open),
});

/** The sheet of this id; after another tab has removed it, the one that was on top last. */
export function sheetOf({ all, open }: Sheets, id: string): KeptSheet {
  return all.find((sheet) => sheet.id === id) ?? all[open] ?? all[0];
}

export function withSheet({ all, open }: Sheets, sheet: KeptSheet): Sheets {
  const place = all.findIndex(({ id }) => id === sheet.id);
  return place === -1
    ? sheetsOf([...all, sheet], all.length)
    : sheetsOf(all.toSpliced(place, 1, sheet), open);
}

export function withoutSheet({ all }: Sheets, id: string): Sheets {
  return sheetsOf(
    all.filter((sheet) => sheet.id !== id),
    0,
  );
}

export function sheetPath({ name, tank, lot, steps }: Sheet): string {
  const known = [
    ['name', name],
    ['tank', tank],
    ['lot', lot],
  ].filter(([, text]) => text);
  return `${path}#sheet:${new URLSearchParams([...known, ...steps.map(([...step]) => step)] as string[][])}`;
}

export function additionPath(calculator: string, values: string): string {
  return `${path}#add:${new URLSearchParams([[calculator, values]])}`;
}

export function tankPath(name: string): string {
  return `${path}#tank:${encodeURIComponent(name)}`;
}

const ownWords = ['name', 'tank', 'lot'];

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
