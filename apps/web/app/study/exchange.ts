import { csvFormatRows, csvParseRows } from 'd3-dsv';
import { type DeckId, type Flashcard, withGaps } from './card.ts';

/** What Anki (2.1.54 and later) reads at the head of a file: https://docs.ankiweb.net/importing/text-files.html */
const head = ['#separator:Comma', '#html:false', '#columns:Front,Back,Tags', '#tags column:3'];

/** The deck as a file for Anki's import, with a byte order mark that spreadsheets need. */
export function asCsv(deck: DeckId, cards: readonly Flashcard[]): string {
  const rows = cards
    .filter(({ kind }) => kind !== 'map')
    .map(({ kind, front, back }) => [kind === 'cloze' ? withGaps(front) : front, back, `wine ${deck}`]);
  return `\ufeff${head.join('\n')}\n${csvFormatRows(rows)}\n`;
}

export const longestCard = 1000;
const mostOwnCards = 2000;

/**
 * Cards out of a file with a front and a back in each row: ours, Anki's plain text with tabs, or one made by hand. Rows
 * without both, or too long, are passed over.
 */
export function readCsv(deck: DeckId, text: string): Flashcard[] {
  const lines = text.replace(/^\ufeff/, '').split(/\r?\n/);
  const separator = lines
    .find((line) => line.startsWith('#separator:'))
    ?.slice('#separator:'.length)
    .toLowerCase();
  const body = lines.filter((line) => !/^#[a-z ]+:/.test(line)).join('\n');
  const isTabbed = separator === 'tab' || (!separator && /^[^",\n]*\t/.test(body));
  const rows = csvParseRows(isTabbed ? quotedForCommas(body) : body);
  const cards = rows.flatMap(([front = '', back = '']): Flashcard[] => {
    const [question, answer] = [front.trim(), back.trim()];
    if (!question || !answer || question.length > longestCard || answer.length > longestCard) return [];
    return [{ id: `${deck}-own-${question}`, kind: 'question', front: question, back: answer }];
  });
  return [...new Map(cards.map((card) => [card.id, card])).values()].slice(0, mostOwnCards);
}

function quotedForCommas(text: string): string {
  return csvFormatRows(text.split('\n').map((line) => line.split('\t')));
}
