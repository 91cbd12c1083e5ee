import { foldText } from '@orbit-vine/cellar-notes/text/fold.ts';
import type { Cellar } from './cellar.ts';
import { asEntries, type ChangedMessage, type Message, type Outcome } from './conversation.ts';

const joint =
  /(?:[.;,!\n]\s*|\s+)(?:(?:and|also|then|plus|with|y|tambien|ademas|luego|con|mas|&|\+)\s+)+|[.;,!\n]\s+/g;

/** Each part of a split is read several times, so longer texts are read as a whole, and later places are not tried. */
const longest = 200;
const mostSplits = 3;

interface Split {
  head: string;
  mark: string;
  rest: string;
}

/** The ways to split an answer from what follows it. */
export function splits(text: string): Split[] {
  if (text.length > longest) return [];
  const { text: folded, origins } = foldText(text);
  return [...folded.matchAll(joint)]
    .map(({ index, 0: mark }) => ({
      head: text.slice(0, origins[index]),
      mark,
      rest: text.slice(origins[index + mark.length]),
    }))
    .filter(({ head, rest }) => head.trim() !== '' && rest.trim() !== '')
    .slice(0, mostSplits);
}

/** The cellar and the rest of a message, once the head has had its outcome. */
export function afterHead(
  cellar: Cellar,
  message: Message,
  { rest, first }: { rest: string; first: Outcome },
): { cellar: Cellar; message: Message } {
  const done = asEntries(first.entries, message);
  const changed = (id: string) => first.changes.find((change) => change.id === id);
  return {
    cellar: {
      ...{ ...cellar, book: cellar.foldWith(done) },
      foldWith: (entries) => cellar.foldWith([...done, ...entries]),
    },
    message: {
      ...{ ...message, text: rest, nextNumber: message.nextNumber + done.length },
      earlier: message.earlier.map((each) => ({ ...each, ...changed(each.id) })),
    },
  };
}

/** Changes that one UNDO takes back. */
export const markedAs = (changedBy: string, changes: readonly ChangedMessage[]): ChangedMessage[] =>
  changes.map((change) => ({ ...change, held: { ...change.held, changedBy } }));
