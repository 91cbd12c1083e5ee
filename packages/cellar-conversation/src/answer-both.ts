import { read } from '@orbit-vine/cellar-notes/read.ts';
import { readBack } from '@orbit-vine/cellar-notes/read-back/read-back.ts';
import { type Cellar, contextOf } from './cellar.ts';
import type { EarlierMessage, Message, Outcome } from './conversation.ts';
import { afterHead, markedAs, splits } from './splits.ts';

/**
 * "T2, and 20 g": two open questions, of two messages or of one, each answered by a part of the text. Undefined unless both
 * are then stored.
 */
export function answerBoth(
  cellar: Cellar,
  message: Message,
  converse: (cellar: Cellar, message: Message) => Outcome,
): Outcome | undefined {
  const { text, earlier, nextNumber, unit } = message;
  const open = earlier.filter(({ state }) => state === 'asked');
  if (open.reduce((sum, { held }) => sum + Math.max(1, held.asks.length), 0) < 2) return undefined;
  for (const { head, rest } of splits(text)) {
    const first = converse(cellar, { ...message, text: head });
    if (!isAnswer(first) && !isPart(first, open)) continue;
    const after = afterHead(cellar, message, { rest, first });
    const second = converse(after.cellar, after.message);
    if (first.entries.length === 0 && second.follows === first.follows && isAnswer(second))
      return { ...second, reading: { ...second.reading, words: wordsOf(cellar, message) } };
    // "20 g and 30 g" fit either question.
    const isSure = converse(cellar, { ...message, text: rest }).follows === second.follows;
    if (!isAnswer(first) || !isAnswer(second) || second.follows === first.follows || !isSure) continue;
    const changes = markedAs(message.newId(), [...first.changes, ...second.changes]);
    const { language } = earlier.find(({ id }) => id === first.follows) ?? second.reading;
    const records = changes.flatMap(({ held }) => held.records);
    const { follows, ...told } = { ...second.reading, disposition: 'accept' as const, records, asks: [] };
    return {
      ...{ ...second, changes, entries: [...first.entries, ...second.entries] },
      reading: { ...second.reading, words: wordsOf(cellar, message) },
      reply: readBack(told, { language, number: nextNumber, unit }),
    };
  }
  return undefined;
}

/** Whether a part answers one question and stores its work. */
const isAnswer = ({ follows, entries, changes }: Outcome) =>
  follows !== undefined &&
  entries.length > 0 &&
  changes.every(({ state }: Pick<EarlierMessage, 'state'>) => state === 'stored');

/** Whether a part answers one of the questions about a message, so that the next can answer another. */
function isPart({ follows, changes }: Outcome, open: readonly EarlierMessage[]): boolean {
  const before = open.find(({ id }) => id === follows)?.held.asks.length ?? 0;
  const [change, ...more] = changes;
  if (!change || more.length > 0 || change.id !== follows) return false;
  return change.state === 'asked' && change.held.asks.length < before;
}

const wordsOf = (cellar: Cellar, { text, received, unit }: Message) =>
  read(text, `${received.local}${received.offset}`, [], contextOf(cellar, unit)).words;
