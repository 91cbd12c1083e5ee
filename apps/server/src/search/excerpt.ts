import type { Hit } from '@orbit-vine/contract/search.ts';
import { foldText } from './fold.ts';

/**
 * Private-use characters: two mark each match, the others replace signs that `ts_headline` would remove as markup.
 */
export const [begin, end] = ['\uE000', '\uE001'];
export const [markup, standIns] = ['<>&', '\uE002\uE003\uE004'];

const wholeLength = 150;
const excerptLength = 260;
const lengthBefore = 80;

interface Range {
  from: number;
  to: number;
}

export function excerptOf(content: string, headline: string): Hit['excerpt'] {
  const matches = matchesIn(content, headline);
  const { from, to } = windowOf(content, matches[0]?.from ?? 0);
  const pieces: Hit['excerpt'] = [];
  const add = (text: string, match: boolean) => text !== '' && pieces.push({ text, match });
  let at = from;
  add(from > 0 ? '… ' : '', false);
  for (const match of matches) {
    if (match.from < at || match.to > to) continue;
    add(content.slice(at, match.from), false);
    add(content.slice(match.from, match.to), true);
    at = match.to;
  }
  add(content.slice(at, to), false);
  add(to < content.length ? ' …' : '', false);
  return pieces;
}

function matchesIn(content: string, headline: string): Range[] {
  const { folded, origins } = foldText(content);
  const bare = headline
    .replace(/[\uE000\uE001]/gu, '')
    .replace(/[\uE002-\uE004]/gu, (standIn) => markup?.[standIns?.indexOf(standIn) ?? 0] ?? '');
  // If the database folds a script differently, nothing is marked.
  if (bare.replaceAll('-', ' ') !== folded.replaceAll('-', ' ')) return [];
  const matches: Range[] = [];
  let unit = 0;
  let opened = 0;
  for (const piece of headline.split(/([\uE000\uE001])/u)) {
    if (piece === begin) opened = unit;
    else if (piece === end) matches.push({ from: origins[opened] ?? 0, to: origins[unit] ?? content.length });
    else unit += piece.length;
  }
  return matches;
}

function windowOf(content: string, matchStart: number): Range {
  if (content.length <= wholeLength) return { from: 0, to: content.length };
  const from = matchStart <= lengthBefore ? 0 : wordAfter(content, matchStart - lengthBefore, matchStart);
  const to = from + excerptLength;
  if (to >= content.length) return { from, to: content.length };
  const space = content.lastIndexOf(' ', to);
  return { from, to: space > matchStart ? space : to };
}

function wordAfter(content: string, at: number, limit: number): number {
  const space = content.indexOf(' ', at);
  return space < 0 || space >= limit ? at : space + 1;
}
