import { readWrittenAmount, type WrittenAmount } from '@orbit-vine/cellar-book/tables/amounts.ts';
import { askWhichNumber, type NumberStyle, readNumber } from '@orbit-vine/cellar-book/tables/cells.ts';
import { namesBottles, takeBottles } from './bottles.ts';
import {
  composeLine,
  composeStock,
  type LineFacts,
  type ListedWinery,
  type OpeningLine,
  unreadLine,
  type Winery,
} from './opening-line.ts';
import { withEnglishWords } from './spanish-list.ts';
import { kindNamed, kindWords } from './vessel-kinds.ts';
import { takeNames } from './vessel-names.ts';
import { takeWine } from './wine-words.ts';
import { Words } from './words.ts';

const units = '(?:gallons?|gals?|lit(?:er|re)s?|hl|ml|l|lbs?|pounds?|kgs?|kilos?|tonnes?|tons?|t)';
const each = String.raw`(?:each|ea\b|apiece|per\s+[a-z]+|in\s+total|total|altogether|in\s+all)`;
const amount = new RegExp(
  String.raw`(capacity|holds?\s+when\s+full|size|of|with|holds?|holding|contains?|has|have)?\s*:?\s*(?<![\p{L}\d.])(\d[\d.]*)(?:[\s-]*(${units})(?![\p{L}]))?(?:\s*(${each}))?(?![\p{L}%\d])`,
  'iu',
);
const fillers =
  /\b(?:of|with|and|the|a|wine|holds?|holding|contains?|has|have|vintage|now|are|is|vessels?|capacity|size|bottled|bottles?|btls?|in|sparkling|carbonated)\b/gi;

export function styleOf({ dateOrder }: Pick<Winery, 'dateOrder'>): NumberStyle {
  return dateOrder === 'month-first' ? 'american' : 'unknown';
}

/** Numbers with a point for decimals and nothing between thousands; commas that remain separate words. */
function plainNumbers(line: string, winery: ListedWinery): { text: string; unclear: string[] } {
  const unclear: string[] = [];
  const text = line.replace(/(?<![\p{L}\d.–-])\d[\d.,]*\d/gu, (written, at: number) => {
    // "T9,500,312": cells without blanks, but "T1,1,200" groups thousands.
    const isCell = line[at - 1] === ',' && written.includes(',') && !/^\d,\d{3}$/.test(written);
    if (isCell) return written.replaceAll(',', ' , ');
    const value = readNumber(written, styleOf(winery));
    if (value === 'unclear') unclear.push(askWhichNumber(written, winery.ask.whichNumber));
    return typeof value === 'number' ? String(value) : written;
  });
  return { text: text.replace(/[;\t]/g, ' , '), unclear };
}

interface Amounts {
  capacity?: WrittenAmount | undefined;
  contents?: WrittenAmount | 'full' | undefined;
}

/** The amounts of a line: of two, the first is the capacity; one is the contents where the line tells of a wine. */
function takeAmounts(words: Words, winery: Winery, hasWine: boolean): { amounts: Amounts; unused: string[] } {
  const found = words.takeAll(amount).flatMap(([text, role = '', number = '', unit = '', per = '']) => {
    const written = readWrittenAmount(`${number} ${unit} ${per.replace(/\s+/g, ' ')}`, {
      style: 'american',
      volumeUnit: winery.volumeUnit,
    });
    const isCapacity = /^(cap|size|holds?\s+when)/i.test(role);
    return typeof written === 'object' ? [{ text: text.trim(), isCapacity, written }] : [];
  });
  words.take(/\bempty\b/i);
  const isFull = words.take(/\bfull\b/i) !== undefined && hasWine;
  const stated = found.find(({ isCapacity }) => isCapacity);
  const others = found.filter((each) => each !== stated);
  const needsContents = hasWine && !isFull;
  const capacity = stated ?? (others.length > 1 || !needsContents ? others.shift() : undefined);
  const contents = needsContents ? others.shift() : undefined;
  return {
    amounts: { capacity: capacity?.written, contents: isFull ? 'full' : contents?.written },
    unused: others.map(({ text }) => text),
  };
}

/** Reads a line as written by anyone: `T1-T8 500`, `B101-B110, 59 gal each, 2024 Cab Franc, block 3, 13.8 %`. */
export function readLine(line: string, winery: ListedWinery, taken: ReadonlySet<string>): OpeningLine {
  const text = line.trim();
  const inEnglish = withEnglishWords(text);
  if (namesBottles(inEnglish)) return readBottleLine(text, inEnglish, winery);
  const { text: plain, unclear } = plainNumbers(inEnglish, winery);
  const words = new Words(plain);
  const named = takeNames(words, taken);
  if (!named) return unreadLine(text, winery.ask.nameFirst);
  const kind = named.kind ?? kindNamed(words.take(new RegExp(String.raw`\b${kindWords}\b`, 'i'))?.[0] ?? '');
  const lot = takeLot(words);
  const wine = takeWine(words, winery);
  const hasWine = wine.parts.length > 0 || wine.alcoholPercentVol !== undefined;
  const { amounts, unused } = takeAmounts(words, winery, hasWine);
  const facts: LineFacts = { names: named.names, kind, lot, ...amounts, ...wine };
  const { ignored, questions } = leftIn(words, unused, '500 gal', winery);
  return composeLine(text, facts, {
    ...{ winery, ignored },
    questions: [...unclear, ...wine.questions, ...questions],
  });
}

/** Reads a line about bottled wine: `2022 Merlot, 500 cases of 12 × 750 mL, 13.8 %`. */
function readBottleLine(text: string, inEnglish: string, winery: ListedWinery): OpeningLine {
  const { text: plain, unclear } = plainNumbers(inEnglish, winery);
  const words = new Words(plain);
  const lot = takeLot(words);
  const written = takeBottles(words);
  const { questions: asked, ...wine } = takeWine(words, winery, true);
  const { ignored, questions } = leftIn(words, [], winery.ask.exampleCases, winery);
  return composeStock(
    text,
    { ...wine, lot },
    { winery, written, ignored, questions: [...unclear, ...asked, ...questions] },
  );
}

const takeLot = (words: Words) => words.take(/\blot\s+([A-Za-z0-9][\w-]*)/i)?.[1];

/** The words that were not understood; numbers among them are asked about. */
function leftIn(
  words: Words,
  unused: readonly string[],
  example: string,
  { ask }: ListedWinery,
): { ignored: string; questions: string[] } {
  const ignored = words.rest
    .replace(fillers, ' ')
    .replace(/[\s,|:&()+-]+/g, ' ')
    .trim();
  const numbers = [...unused, ...(/\d/.test(ignored) ? [ignored] : [])].map(ask.quoted);
  const question = ask.whatIs(numbers.join(', '), example);
  return { ignored, questions: numbers.length > 0 ? [question] : [] };
}
