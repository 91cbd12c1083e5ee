import { backWords } from '@orbit-vine/cellar-notes/read-back/words.ts';
import { foldText } from '@orbit-vine/cellar-notes/text/fold.ts';
import { textMessageLength } from '@orbit-vine/cellar-notes/text/text-message.ts';
import { mayWithdraw } from '@orbit-vine/cellar-notes/thread/withdrawal.ts';
import { type Cellar, contextOf } from './cellar.ts';
import type { Message, Outcome } from './conversation.ts';
import { afterHead, markedAs, splits } from './splits.ts';

const corrects =
  /^\W*(?:sorry|srry|oops|whoops|my bad|correction|actually|wait|no|i meant|perdon|disculpa|ups|corrijo|digo|quise decir)(?!\p{L})/u;

/** "sorry 90 gal. and added 20 g KMBS", "undo. KMBS 30 g T5": a correction of the last message, and then other work. */
export function correctAndGoOn(
  cellar: Cellar,
  message: Message,
  converse: (cellar: Cellar, message: Message) => Outcome,
): Outcome | undefined {
  const { text, earlier, received, unit } = message;
  const [last] = earlier;
  if (last?.state !== 'stored') return undefined;
  const parts = splits(text);
  if (parts.length === 0) return undefined;
  const at = `${received.local}${received.offset}`;
  // Other texts are not read again.
  const isLikely = corrects.test(foldText(text).text) || mayWithdraw(text, at, contextOf(cellar, unit));
  if (!isLikely) return undefined;
  for (const { head, rest } of parts) {
    const first = converse(cellar, { ...message, text: head });
    const action = first.reading.follows?.action;
    const isMeant = action === 'void' || (action === 'amend' && corrects.test(foldText(head).text));
    if (!isMeant || first.follows !== last.id || first.entries.length === 0) continue;
    const after = afterHead(cellar, message, { rest, first });
    const open = after.message.earlier.filter(({ state }) => state === 'stored' || state === 'asked');
    const next = { ...after.message, earlier: open };
    // "also": in the same vessels
    const second = [`also ${rest}`, rest]
      .map((words) => converse(after.cellar, { ...next, text: words }))
      .find(
        ({ state, held, follows }) => follows === undefined && (state === 'stored' || held.asks.length > 0),
      );
    if (!second?.held.records.some(({ op }) => op !== 'note')) continue;
    const changedBy = message.newId();
    const told = `${backWords[last.language].actions[action]}. ${second.reply}`;
    return {
      ...second,
      held: { ...second.held, changedBy },
      entries: [...first.entries, ...second.entries],
      changes: [...markedAs(changedBy, first.changes), ...second.changes],
      reply: told.length <= textMessageLength ? told : second.reply,
    };
  }
  return undefined;
}
