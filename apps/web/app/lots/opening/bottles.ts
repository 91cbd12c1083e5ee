import { usualCase } from '@orbit-vine/cellar-book/sheets/bottle-stock.ts';
import type { OfficeWording } from '../wording/english-office.ts';
import type { Words } from './words.ts';

/** Bottles as written: full cases, bottles beside them, and what a case is. */
export interface WrittenBottles {
  cases?: number | undefined;
  loose?: number | undefined;
  caseOf?: number | undefined;
  sizeMl?: number | undefined;
}

export interface CountedBottles {
  count: number;
  sizeMl: number;
  caseOf: number;
}

const mlPer: Record<string, number> = { m: 1, c: 10, l: 1_000 };
const named: Record<string, number> = { magnum: 1_500, half: 375, halve: 375, split: 187 };

const number = String.raw`(?<![\p{L}\d.])(\d+(?:\.\d+)?)`;
const bottleWord = String.raw`(?:bottles?|btls?|botellas?)(?!\p{L})`;
const sizeUnit = String.raw`(ml|milliliters?|cl|l|lit(?:er|re)s?)(?!\p{L})`;
const times = String.raw`\s*[x×*/]\s*`;
/** `12 × 750 mL`, `24/375`, as sold; not the first numbers of `500 × 12 × 750`. */
const packing = new RegExp(
  String.raw`(?:\b(?:of|at)\b|[@(])?\s*${number}${times}(\d+(?:\.\d+)?)(?![\d.])\s*(?:${sizeUnit}|s\b)?(?!${times}\d)`,
  'iu',
);
/** Not `2024 CS`, a Cabernet Sauvignon. */
const fullCases = new RegExp(
  String.raw`(?!(?:19|20)\d{2}\s*cs\b)${number}\s*(?:full\s+)?(?:cases?|cs|cajas?)\b(?:\s*(?:\bof\b|[x×@(])\s*(\d{1,2})(?![\d.%\p{L}])(?!\s*${sizeUnit})(?:\s*${bottleWord}|\s*[-/]?\s*packs?\b)?)?`,
  'iu',
);
/** A shipping unit: any case that holds nine liters. */
const nineLiterCases = /\b9[\s-]?l(?:iters?)?\s+(?=cases?\b)/i;
const singleBottles = new RegExp(
  String.raw`${number}\s*(?:loose\s+|single\s+)?(?:${bottleWord}|loose\b)(?:\s+loose\b)?`,
  'iu',
);
const namedBottles = new RegExp(
  String.raw`${number}\s*(magnum|half|halve|split)s?(?:[\s-]+${bottleWord})?(?!\p{L})`,
  'iu',
);
const bottleSize = new RegExp(String.raw`${number}[\s-]*(?:${sizeUnit}|s\b)(?:\s*${bottleWord})?`, 'iu');
const speaksOfBottles = new RegExp(
  String.raw`\b(?:cases?|cajas?|magnums?|bottled|${bottleWord})\b|(?!(?:19|20)\d{2}\s*cs\b)${number}\s*cs\b`,
  'iu',
);

/** Whether a line is about bottled wine instead of a vessel. */
export const namesBottles = (line: string) => speaksOfBottles.test(line);

/** Milliliters of a size as written; a number without a unit is in milliliters, or in liters if it is small. */
const sizeOf = (value: string, unit = '') =>
  Math.round(Number(value) * (mlPer[unit.slice(0, 1).toLowerCase()] ?? (Number(value) < 20 ? 1_000 : 1)));

/** Takes the packing of a case, such as `12 × 750 mL`, or the size of a bottle. */
export function takePacking(words: Words): Pick<WrittenBottles, 'caseOf' | 'sizeMl'> {
  const [, caseOf, value = '', unit] = words.take(packing) ?? [];
  if (caseOf !== undefined) return { caseOf: Number(caseOf), sizeMl: sizeOf(value, unit) };
  const [, size, sizeIn] = words.take(bottleSize) ?? [];
  return size === undefined ? {} : { sizeMl: sizeOf(size, sizeIn) };
}

/** Takes what a line says of its bottles: `500 cases of 12 × 750 mL`, `56 cs + 5 loose`, `24 magnums`. */
export function takeBottles(words: Words): WrittenBottles {
  words.take(nineLiterCases);
  const [, many, kind = ''] = words.take(namedBottles) ?? [];
  if (many !== undefined) return { loose: Number(many), sizeMl: named[kind.toLowerCase()] };
  const packed = takePacking(words);
  const [, cases, inCase] = words.take(fullCases) ?? [];
  const [, loose] = words.take(singleBottles) ?? [];
  // `24 × 375 mL` without a word about cases counts bottles.
  if (cases === undefined && loose === undefined && packed.caseOf !== undefined)
    return { loose: packed.caseOf, sizeMl: packed.sizeMl };
  return {
    cases: cases === undefined ? undefined : Number(cases),
    loose: loose === undefined ? undefined : Number(loose),
    caseOf: packed.caseOf ?? (inCase === undefined ? undefined : Number(inCase)),
    sizeMl: packed.sizeMl,
  };
}

/** Counted bottles, or the question that has to be answered first. Without a size they are bottles of 750 mL. */
export function countBottles(
  { cases, loose, sizeMl = 750, caseOf }: WrittenBottles,
  ask: OfficeWording['listQuestions'],
): CountedBottles | string {
  if (cases === undefined && loose === undefined) return ask.howManyBottles;
  if (!(sizeMl >= 50 && sizeMl <= 30_000)) return ask.isBottleSize(sizeMl);
  const inCase = caseOf ?? usualCase(sizeMl);
  if (!(Number.isInteger(inCase) && inCase >= 1 && inCase <= 100)) return ask.howManyInCase(sizeMl);
  const inCases = (cases ?? 0) * inCase;
  // "500 cases, 6,000 bottles" states the same bottles twice.
  const beside = loose === inCases && inCases > 0 ? 0 : (loose ?? 0);
  if (cases !== undefined && beside >= inCase) return ask.besideOrIn(beside, cases, inCase);
  const count = inCases + beside;
  if (!Number.isInteger(count) || count < 1 || count > 10_000_000) return ask.wholeBottles;
  return { count, sizeMl, caseOf: inCase };
}
