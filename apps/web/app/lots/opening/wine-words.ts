import type { Style } from '@orbit-vine/cellar-book/entries/work.ts';
import { foldName, type Setup } from '@orbit-vine/cellar-book/setup.ts';
import { findVariety } from '@orbit-vine/cellar-notes/find-variety.ts';
import type { ListedWinery, Part, WineFacts } from './opening-line.ts';
import type { Words } from './words.ts';

/** Names of wines that say nothing about their grapes. */
const isNoGrape =
  /(?:^|\s)(?:ros[eé]|rosado|red|white|tinto|blush|blend|cuv[eé]e|wine|port|sherry|brut|sparkling|cider)$/iu;

/** The styles that the law taxes apart. */
const styles: Record<string, Style> = { sparkling: 'sparkling', carbonated: 'carbonated', cider: 'cider' };
const stated = /\b(?:sparkling|carbonated|cider)\b/i;

const share = String.raw`(\d+(?:\.\d+)?)\s*%\s*`;
const isAlcoholWord = /^(alc\w*|abv|vol\w*|by)\b/i;
const blendPart = new RegExp(
  String.raw`${share}([\p{L}][\p{L} .'’-]*?)(?=\s*(?:[,/+&|]|\d|\band\b|\bblock\b|$))`,
  'iu',
);
const alcohol = new RegExp(
  String.raw`${share}(?:alc\w*|abv|vol\w*)?(?:\s*(?:by\s+)?vol\w*)?|\b(?:alc\w*|abv)\s*(\d+(?:\.\d+)?)\s*%?`,
  'i',
);
const vintage = /\b((?:19|20)\d{2})\b(?!\s*(?:gal|l\b|lit(?:er|re)s?|lb|kg|hl))/i;

/**
 * A variety by name, asked about if it is probably misspelled; a new one is taken as it is. A name such as Rosé leaves
 * the grapes unknown.
 */
export function varietyIn(
  setup: Setup,
  written: string,
): { name: string; isNoGrape?: boolean; similar?: string } {
  const text = written.trim().replace(/\s+/g, ' ');
  const found = findVariety(setup, text);
  if (found === undefined || (found.isMisspelled && isNoGrape.test(text)))
    return { name: text, isNoGrape: isNoGrape.test(text) };
  return found.isMisspelled ? { name: text, similar: found.name } : { name: found.name };
}

/**
 * The variety, vintage, and block, the shares of a blend, and the alcohol in a line.
 *
 * @param isWine whether the line is about wine in any case.
 */
export function takeWine(
  words: Words,
  { setup, ask }: Pick<ListedWinery, 'setup' | 'ask'>,
  isWine = false,
): WineFacts & { questions: string[] } {
  const questions: string[] = [];
  let called: string | undefined;
  const named = (text: string) => {
    const { name, isNoGrape: leavesGrapesOpen, similar } = varietyIn(setup, text);
    if (similar) questions.push(ask.isVariety(name, similar));
    if (!leavesGrapesOpen) return name;
    called = name;
    return null;
  };
  const style = styles[words.rest.match(stated)?.[0].toLowerCase() ?? ''];
  const block = words.take(/\b(?:block|blk)\s*#?\s*([\w-]+)/i)?.[1] ?? null;
  const shares = takeShares(words);
  const alcoholText = words.take(alcohol);
  const known = shares.length > 0 ? undefined : takeKnownVariety(words, setup);
  const beside =
    isWine || shares.length > 0 || known !== undefined || block !== null || alcoholText !== undefined;
  const year = yearIn(words, beside);
  const vintageOfAll = year ?? null;
  const unknown =
    known === undefined && shares.length === 0 && (beside || year) ? takeUnknownVariety(words) : undefined;
  const parts: Part[] = [
    ...shares.map(({ percent, text }) => ({
      component: { variety: named(text), block: null, vintage: vintageOfAll },
      parts: Math.round(percent * 100),
    })),
    ...[known ?? (unknown && named(unknown))].flatMap((variety) =>
      variety === undefined ? [] : [{ component: { variety, block, vintage: vintageOfAll }, parts: 1 }],
    ),
  ];
  const total = shares.reduce((sum, { percent }) => sum + percent, 0);
  if (shares.length > 0 && Math.abs(total - 100) > 0.05)
    questions.push(ask.notAll(String(Number(total.toFixed(2)))));
  const percent = alcoholText?.[1] ?? alcoholText?.[2];
  const alcoholPercentVol = percent === undefined ? undefined : Number(percent);
  return { parts, questions, alcoholPercentVol, called, style };
}

function takeShares(words: Words): { percent: number; text: string }[] {
  const shares: { percent: number; text: string }[] = [];
  for (let match = blendPart.exec(words.rest); match; match = blendPart.exec(words.rest)) {
    const [whole, percent = '', text = ''] = match;
    if (isAlcoholWord.test(text)) break;
    words.rest = words.rest.replace(whole, ' ');
    shares.push({ percent: Number(percent), text });
  }
  return shares;
}

/** The longest known name or alias among the words. */
function takeKnownVariety(words: Words, { varieties }: Setup): string | undefined {
  const spellings = varieties
    .flatMap(({ name, aliases = [] }) => [name, ...aliases].map((spelling) => ({ name, spelling })))
    .toSorted((a, b) => b.spelling.length - a.spelling.length);
  for (const { name, spelling } of spellings) {
    const pattern = foldName(spelling).split('').map(escaped).join('[\\s-]*');
    if (words.take(new RegExp(`(?<![\\p{L}\\d])${pattern}(?![\\p{L}\\d])`, 'iu'))) return name;
  }
  return undefined;
}

const escaped = (letter: string) => letter.replace(/[.*+?^${}()|[\]\\]/, '\\$&');

/** A number such as 2024 is a vintage only beside other words about wine; alone it is a capacity. */
function yearIn(words: Words, isBesideWine: boolean): number | undefined {
  const isBesideName = /\b(?:19|20)\d{2}\s+\p{L}{3,}|\p{L}{3,}\s+(?:19|20)\d{2}\b/u.test(
    words.rest.replace(unitsAndKinds, ' 0 '),
  );
  const year = isBesideWine || isBesideName ? words.take(vintage)?.[1] : undefined;
  return year === undefined ? undefined : Number(year);
}

const unitsAndKinds =
  /\b(?:gal\w*|l|lit(?:er|re)s?|hl|lbs?|kgs?|tons?|tonnes?|each|total|capacity|tanks?|barrels?|bbls?|bins?|drums?|carboys?|kegs?|full|empty|holds?|with|of|and|in|vintage)\b/gi;

function takeUnknownVariety(words: Words): string | undefined {
  const bare = words.rest.replace(unitsAndKinds, '|').replace(/[\d.,%]+/g, '|');
  const longest = bare
    .split(/[|,;]/)
    .map((each) => each.trim())
    .filter((each) => /^\p{L}[\p{L} .'’-]{2,}$/u.test(each))
    .toSorted((a, b) => b.length - a.length)[0];
  if (longest !== undefined) words.rest = words.rest.replace(longest, ' ');
  return longest;
}
