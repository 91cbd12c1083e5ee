import type { Operation } from '../schema/reading.ts';
import type { Token } from '../text/tokens.ts';
import type { Lexicon, Meaning } from './lexicon.ts';

/** Whether a number is part of an id such as `B101`. */
export function isVesselish(tokens: Token[], at: number): boolean {
  return tokens[at]?.kind === 'number' && tokens[at]?.glued === true;
}

const moves = new Set<Operation>([
  'transfer',
  'filter',
  'top',
  'blend',
  'split',
  'bottle',
  'press',
  'crush',
  'receive_fruit',
]);

const inPlace = new Set<Operation>(['top', 'addition', 'fine', 'inoculate', 'cap_work']);

/** "rellené B21 a B23": work that moves no wine from one barrel to the other. */
export function staysInPlace(tokens: Token[], lexicon: Lexicon): boolean {
  const isWork = (meaning: Meaning) => ['verb', 'material', 'kind'].includes(meaning.is);
  const works = tokens.flatMap(
    (_, at) => lexicon.phraseAt(tokens, at, isWork)?.entries.map(({ meaning }) => meaning) ?? [],
  );
  return works.length > 0 && works.every((meaning) => meaning.is !== 'verb' || inPlace.has(meaning.verb.op));
}

/** "bottled T5 11/20": wine that moves has a day sooner than a reading. */
export function followsMove(tokens: Token[], start: number, lexicon: Lexicon): boolean {
  return tokens
    .slice(0, start)
    .some((_, at) =>
      lexicon
        .phraseAt(tokens, at, (meaning) => meaning.is === 'verb')
        ?.entries.some(({ meaning }) => meaning.is === 'verb' && meaning.past && moves.has(meaning.verb.op)),
    );
}
