import { csvFormatRows, csvParseRows, tsvParseRows } from 'd3-dsv';
import { type DeckId, type Flashcard, withGaps } from './card.ts';

/** Anki (2.1.58 and later) reads these at the head of a file: https://docs.ankiweb.net/importing/text-files.html */
const head = ['#separator:Comma', '#html:false', '#columns:Front,Back,Tags', '#tags column:3'];

/** The deck for Anki's import, with the byte order mark that spreadsheets need. */
export function asCsv(deck: DeckId, cards: readonly Flashcard[]): string {
  const rows = cards
    .filter(({ kind }) => kind !== 'map')
    .map(({ kind, front, back }) => [kind === 'cloze' ? withGaps(front) : front, back, `wine ${deck}`]);
  return `\ufeff${head.join('\n')}\n${csvFormatRows(rows)}\n`;
}

export const longestCard = 1000;
const maxOwnCards = 2000;

/**
 * Reads a file with a front and a back in each row: ours, Anki's notes in plain text, or one made by hand. Skips rows
 * that lack a side or are too long.
 */
export function readCsv(deck: DeckId, text: string): Flashcard[] {
  const lines = text.replace(/^\ufeff/, '').split(/\r?\n/);
  const headerValue = (name: string) =>
    lines
      .find((line) => line.startsWith(`#${name}:`))
      ?.slice(name.length + 2)
      .trim()
      .toLowerCase();
  const body = lines.filter((line) => !/^#[a-z ]+:/.test(line)).join('\n');
  const separator = headerValue('separator');
  const isTabbed = separator === 'tab' || (!separator && /^[^",\n]*\t/.test(body));
  const rows = isTabbed ? tsvParseRows(body) : csvParseRows(body);
  const aside = new Set(
    ['guid', 'notetype', 'deck', 'tags'].map((name) => Number(headerValue(`${name} column`)) - 1),
  );
  const plain = headerValue('html') === 'true' ? withoutMarkup : (cell: string) => cell;
  const cards = rows.flatMap((row): Flashcard[] => {
    const [front = '', back = ''] = row.filter((_, column) => !aside.has(column));
    const [question, answer] = [plain(front).trim(), plain(back).trim()];
    if (!question || !answer || question.length > longestCard || answer.length > longestCard) return [];
    return [{ id: `${deck}-own-${question}`, kind: 'question', front: question, back: answer }];
  });
  return [...new Map(cards.map((card) => [card.id, card])).values()].slice(0, maxOwnCards);
}

const signs: Record<string, string> = { nbsp: ' ', lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };

function withoutMarkup(html: string): string {
  return html
    .replaceAll(/<(?:br|div|p|li)\b[^>]*>/gi, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(nbsp|lt|gt|quot|#39|amp);/g, (_, name: string) => signs[name] ?? '')
    .replaceAll(/\s+/g, ' ');
}
