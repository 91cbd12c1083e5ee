import type { Operation } from '../schema/reading.ts';
import type { Token } from '../text/tokens.ts';
import { planWords } from '../vocabulary/cues.ts';
import { denialPhrases } from '../vocabulary/denials.ts';
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

/** "filled B101 to B103", "llené de B101 a B103 con T1": barrels that are filled, and not one into another. */
export function fillsBarrels(tokens: Token[], start: number, lexicon: Lexicon): boolean {
  const isVerb = (meaning: Meaning) => meaning.is === 'verb';
  const before = tokens.slice(0, start);
  const meanings = before.flatMap((_, at) => lexicon.phraseAt(tokens, at, isVerb)?.entries.slice(0, 1) ?? []);
  const last = meanings.at(-1)?.meaning;
  const isSource = before.slice(-2).some(({ text }) => /^(from|off|desde)$/.test(text));
  return last?.is === 'verb' && last.verb.mode === 'barrel_down' && !isSource;
}

const oneVessel = new Set<Operation>([...inPlace, 'loss', 'dump', 'bottle']);

/** "PD T12, T3 20B", "no hice T5, T3 20B": work that a list of vessels may end, before a vessel with its reading. */
export function worksInPlace(tokens: Token[], start: number, lexicon: Lexicon): boolean {
  const begins = tokens.slice(0, start).findLastIndex(({ text }) => text === '.' || text === ';') + 1;
  const isWork = (meaning: Meaning) =>
    meaning.is === 'verb' || meaning.is === 'material' || (meaning.is === 'cue' && meaning.cue === 'not');
  const works = tokens
    .slice(begins, start)
    .flatMap((_, at) => lexicon.phraseAt(tokens, begins + at, isWork)?.entries.slice(0, 1) ?? []);
  return (
    works.length > 0 &&
    works.every(({ meaning }) => meaning.is !== 'verb' || meaning.verb.weak || oneVessel.has(meaning.verb.op))
  );
}

const measured = new Set(['brix', 'baume', 'sg', 'temperature']);

/** "20B", "pH 3.5", "at 18 brix", "trae 18 brix". */
export function readingFollows(tokens: Token[], next: number, lexicon: Lexicon): boolean {
  const is = lexicon.phraseAt(tokens, next, (meaning) => meaning.is === 'cue' && meaning.cue === 'is');
  const at = is?.next ?? (/^(a|:|=)$/.test(tokens[next]?.text ?? '') ? next + 1 : next);
  const kind = lexicon.phraseAt(tokens, at, (meaning) => meaning.is === 'kind');
  if (kind) return tokens[kind.next]?.kind === 'number';
  const unit = lexicon.phraseAt(tokens, at + 1, (meaning) => meaning.is === 'unit')?.entries[0]?.meaning;
  return tokens[at]?.kind === 'number' && unit?.is === 'unit' && measured.has(unit.unit.dimension);
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

const later = new Set<string>([...denialPhrases.later, ...planWords.en, ...planWords.es]);
const undone = new Set<string>(denialPhrases.after);

/** "T3, T4 not yet", "punched T3, T4 tomorrow": after work, a vessel that has no part in it. */
export function leavesOut(tokens: Token[], start: number, next: number, lexicon: Lexicon): boolean {
  const end = tokens.findIndex(({ kind }, at) => at >= next && kind === 'mark');
  const rest = tokens
    .slice(next, end < 0 ? tokens.length : end)
    .map(({ text }) => text)
    .join(' ');
  const isDone = (meaning: Meaning) => meaning.is === 'verb' && meaning.past;
  const isWork = (meaning: Meaning) => ['verb', 'material', 'kind'].includes(meaning.is);
  const works = (fits: (meaning: Meaning) => boolean) =>
    tokens.slice(0, start).some((_, at) => lexicon.phraseAt(tokens, at, fits));
  const isMeasured = tokens.slice(0, start).some(({ kind, glued }) => kind === 'number' && !glued);
  return (undone.has(rest) && works(isWork)) || (later.has(rest) && (isMeasured || works(isDone)));
}
