import type { Hit } from '@orbit-vine/contract/search.ts';
import { foldText } from './fold.ts';

/**
 * Characters without a meaning stand around each match, and in place of those that `ts_headline` would take for markup
 * and leave out.
 */
export const [begin, end] = ['\uE000', '\uE001'];
export const [markup, standIns] = ['<>&', '\uE002\uE003\uE004'];

/** A message of at most this many characters is shown whole; of a longer one, so many. */
const wholeLength = 150;
const excerptLength = 260;
/** How much of that stands before the first match. */
const ahead = 80;

interface Range {
  from: number;
  to: number;
}

/** The part of a message that was found, its matches marked, with an ellipsis where the message goes on. */
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

/** Where the matches of the folded headline stand in the message as it was written. */
function matchesIn(content: string, headline: string): Range[] {
  const { folded, origins } = foldText(content);
  const bare = headline
    .replace(/[\uE000\uE001]/gu, '')
    .replace(/[\uE002-\uE004]/gu, (standIn) => markup?.[standIns?.indexOf(standIn) ?? 0] ?? '');
  // Of a writing that the database folds otherwise nothing is marked.
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

function windowOf(content: string, found: number): Range {
  if (content.length <= wholeLength) return { from: 0, to: content.length };
  const from = found <= ahead ? 0 : wordAfter(content, found - ahead, found);
  const to = from + excerptLength;
  if (to >= content.length) return { from, to: content.length };
  const space = content.lastIndexOf(' ', to);
  return { from, to: space > found ? space : to };
}

function wordAfter(content: string, at: number, most: number): number {
  const space = content.indexOf(' ', at);
  return space < 0 || space >= most ? at : space + 1;
}
