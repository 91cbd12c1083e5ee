import { cueBefore, isArticle } from '../grammar/frame.ts';
import {
  hasCue,
  type Item,
  isLocation,
  isNumeric,
  isPlan,
  kindOf,
  materialOf,
  varietyOf,
  verbOf,
} from '../recognize/items.ts';
import type { Scanned } from '../recognize/scan.ts';
import type { Ask, CellarRecord } from '../schema/reading.ts';
import type { Cue } from '../vocabulary/cues.ts';
import { words } from '../vocabulary/words.ts';
import { hasPhrase, phraseLength } from './phrases.ts';
import { opensQuestion } from './question.ts';

/** The only words that an answer may have beside values, names, units, and cues of quantity or direction. */
const answerWords = new Set(
  words(`
    the, a, an, it, was, were, is, are, be, thats, that, those, these, they, to, in, into, of, from, for, by, and, or,
    total, just, only, about, sorry, please, thanks, ok, okay, yes, my, bad, meant, i, mean, make, should, go, went,
    el, la, los, las, lo, un, una, es, son, fue, fueron, era, eran, al, a, en, de, del, por, para, y, eso, esos, total,
    solo, solamente, wine, juice, vino, jugo, thx, ty, tks, cheers, boss, jefe, grax, perdon, gracias, si, fue al, quise, decir, final, not, no, sino, instead,
    other, otro, otra, oops, ooops, woops, whoops, ups, srry, perdona, disculpa, siento,
    mate, bro, man, dude, buddy, bud, guys, yall, amigo, compa, compadre, carnal, ese, wey, guey, jefa, nomas, ta, up, roughly, exactly, right, hey, lol, vale, bueno, pues
  `),
);
/** "maybe T2", "about 20 g I guess": no answer yet. */
const hedges = new Set(
  words(
    'maybe, perhaps, probably, prob, possibly, guess, think, unsure, idk, dunno, tbd, tba, quizas, quiza, tal vez, a lo mejor, creo, supongo, capaz, chance, ojala',
  ),
);
const answerCues: Cue[] = [
  'each',
  'all',
  'total',
  'half',
  'to',
  'from',
  'in',
  'with',
  'is',
  'about',
  'solution',
  'yeast',
  'bacteria',
  'nutrient',
  'freeRun',
  'pressFraction',
  'gross',
  'tare',
  'net',
  'lees',
  'must',
  'now',
  'rest',
];
const nameTypes = new Set<Item['type']>([
  'vessels',
  'lot',
  'block',
  'day',
  'time',
  'ago',
  'gap',
  'arrow',
  'perVolume',
]);

/**
 * Whether a text can answer a question: values, names, and small words. A stranger word, a look, a plan, a question, or
 * other work makes it a new message.
 */
export function isAnswer(scanned: Scanned, records: readonly CellarRecord[]): boolean {
  const { items, tokens } = scanned;
  const isLong =
    tokens.length - items.filter(isGiven).reduce((sum, { from, next }) => sum + next - from, 0) > 16;
  if (isLong || tokens.some(({ text }) => text === '?') || opensQuestion(tokens)) return false;
  if (items.some(isPlan) || isLater(items[0])) return false;
  return (
    items.every(
      (item, at) =>
        isAnswerItem(item, records) || isThrownIn(item, items[at + 1], records) || isFiller(item, items),
    ) &&
    !isOtherWork(items) &&
    !isOtherSource(items, records) &&
    !isOtherKind(scanned, records) &&
    !isOwnWork(items, records) &&
    !isDenied(items)
  );
}

/** "chucked in 50 g" */
const isThrownIn = (item: Item, next: Item | undefined, records: readonly CellarRecord[]) =>
  verbOf(item)?.op === 'dump' && hasCue(next, 'in') && records.some(({ op }) => doses.has(op));

/** "al T8 mero", "into T2 bud": one short unknown word beside the only vessel, which has its preposition. */
function isFiller(word: Item, items: readonly Item[]): boolean {
  if (word.type !== 'word' || word.text.length > 5 || /(?:ed|ing)$/.test(word.text)) return false;
  const rest = items.filter((item) => item !== word && !isArticle(item));
  const [preposition, vessel, ...more] = rest;
  const isPlaced = hasCue(preposition, 'to', 'in', 'from') && vessel?.type === 'vessels';
  return isPlaced && vessel.ids.length === 1 && more.length === 0 && items[0] !== word;
}

/** "T6 got 250" */
const isGot = (item: Item) => item.type === 'term' && item.text === 'got';

const isGiven = (item: Item) =>
  isNumeric(item) || ['vessels', 'gap'].includes(item.type) || hasCue(item, 'in', 'to');

export const isHedged = (items: readonly Item[]) =>
  items.some((item) => (item.type === 'term' || item.type === 'word') && hedges.has(item.text));

const sameWords = new Set(words('also, too, same, ditto, tambien, igual'));
const furtherWords = new Set([...sameWords, ...words('mismo, another, otro, otra, ademas')]);
const furtherOpenings = new Set(words('and, plus, y, e, +, mas'));

/** "also T5", "plus 4 bottles", "lo mismo en T5": more of the same work, not another value for it. */
export function tellsMoreWork({ tokens }: Scanned): boolean {
  const first = tokens.findIndex(({ text }) => text !== '*');
  const opens = furtherOpenings.has(tokens[first]?.text ?? '');
  // "and it was yesterday"
  const corrects = phraseLength(tokens, first + 1, pastCopulas) > 0;
  return (opens && !corrects) || tokens.some(({ text }) => furtherWords.has(text));
}

/** "y 2 litros a la barrica" while a quantity is asked for: the answer, rather than more of the same. */
export const givesAskedQuantity = ({ items, tokens }: Scanned, asks: readonly Ask[]): boolean =>
  asks.some(({ about }) => about === 'quantity') &&
  items.filter((item) => isNumeric(item)).length === 1 &&
  !items.some((item) => isLocation(item)) &&
  !tokens.some(({ text }) => furtherWords.has(text));

/** "same for T5", "T5 too" says the same work; "and T5" may correct it. */
export const saysSame = ({ tokens }: Scanned) =>
  tokens.some(({ text }) => sameWords.has(text)) || hasPhrase(tokens, ['lo mismo']);

/** Whether such a text has no more than names, values, and small words. */
export function isPlainFurther({ items, tokens }: Scanned, records: readonly CellarRecord[]): boolean {
  const isSmall = (item: Item) =>
    (item.type === 'term' || item.type === 'word') && furtherWords.has(item.text);
  return (
    !items.some(isPlan) &&
    !tokens.some(({ text }) => text === '?') &&
    items.every((item) => isSmall(item) || (isAnswerItem(item, records) && !verbOf(item)?.past))
  );
}

const pastCopulas = ['was', 'it was', 'that was', 'they were', 'fue', 'eso fue', 'era', 'eran'];

/** "luego al T5", "then T5": what comes next. */
const isLater = (item: Item | undefined) => item?.type === 'gap' && item.mark === 'then';

function isAnswerItem(item: Item, records: readonly CellarRecord[]): boolean {
  if (isNumeric(item) || nameTypes.has(item.type)) return true;
  if (item.type === 'word')
    return (
      item.text === 's' || answerWords.has(item.text) || !/[\p{L}\p{Extended_Pictographic}]/u.test(item.text)
    );
  if (item.type !== 'term' || hasCue(item, 'look', 'set')) return false;
  if (materialOf(item) || varietyOf(item) || kindOf(item) || hasCue(item, ...answerCues)) return true;
  const verb = verbOf(item);
  if (verb && !isGot(item)) return records.some(({ op }) => isSameWork(op, verb.op));
  const isValue = item.meanings.some(({ is }) =>
    ['unit', 'number', 'times', 'vesselName', 'vesselWord'].includes(is),
  );
  return isValue || isGot(item) || item.text.split(' ').every((word) => answerWords.has(word));
}

const moves = new Set<CellarRecord['op']>(['transfer', 'filter', 'crush', 'press', 'blend', 'split']);
const doses = new Set<CellarRecord['op']>(['addition', 'fine', 'inoculate']);

function isSameWork(op: CellarRecord['op'], other: CellarRecord['op']): boolean {
  return op === other || [moves, doses].some((group) => group.has(op) && group.has(other));
}

/** "T2 20 brix" measures, and "KMBS T4" treats, whatever was asked. */
function isOtherWork(items: readonly Item[]): boolean {
  const isPlaced = items.some(({ type }) => type === 'vessels' || type === 'lot');
  const isMeasured = items.some(
    (item) =>
      kindOf(item) !== undefined ||
      (item.type === 'quantity' && ['brix', 'sg', 'baume', 'temperature'].includes(item.unit.dimension)),
  );
  const isTreated = items.some(materialOf);
  return isPlaced && (isMeasured || isTreated);
}

/** "trasegue 100 gal del T4" is about no move from T1. */
function isOtherSource(items: readonly Item[], records: readonly CellarRecord[]): boolean {
  const isMove = ({ op, from = [] }: CellarRecord) => moves.has(op) && from.length > 0;
  const sources = items.flatMap((item, at) =>
    item.type === 'vessels' && hasCue(items[at - 1], 'from') ? item.ids : [],
  );
  const [first, ...more] = records;
  const isOther = (id: string) => !(first?.from ?? []).includes(id) && !(first?.to ?? []).includes(id);
  return first !== undefined && more.length === 0 && isMove(first) && sources.some(isOther);
}

/** "2 L in the tank" is about no barrel. */
function isOtherKind({ items, cellar }: Scanned, [record, ...more]: readonly CellarRecord[]): boolean {
  const kinds = new Set(record?.vessels?.map((id) => cellar.vessels.get(id)?.kind));
  const named = items.flatMap((item, at) => {
    const isSource = cueBefore(items, at, 'from') || cueBefore(items, at, 'with');
    const isPlaced = !isSource && (hasCue(items[at - 1], 'to', 'in') || isArticle(items[at - 1]));
    const meanings = item.type === 'term' && isPlaced ? item.meanings : [];
    return meanings.flatMap((meaning) => (meaning.is === 'vesselWord' ? [meaning.kind] : []));
  });
  return kinds.size > 0 && more.length === 0 && named.length > 0 && !named.some((kind) => kinds.has(kind));
}

/** "racked T4 50 gal" reports separate work; "moved to T4" answers, and "T3 got 300 g" if T3 is in question. */
function isOwnWork(items: readonly Item[], records: readonly CellarRecord[]): boolean {
  const asked = new Set(records.flatMap(({ vessels = [] }) => vessels));
  const isPlain = (item: Item, at: number) =>
    item.type === 'vessels' &&
    !item.ids.every((id) => asked.has(id)) &&
    !hasCue(items[at - 1], 'to', 'from', 'in', 'with') &&
    items[at - 1]?.type !== 'arrow';
  const isWork = (item: Item) => verbOf(item)?.past && !isGot(item);
  return items.some(isWork) && items.some(isPlain);
}

/** "not T2" excludes; "T13 not T14" and "no, 350" also say what is right. */
export function isDenied(items: readonly Item[]): boolean {
  const values = items.filter((item) => isNumeric(item) || item.type === 'vessels' || item.type === 'lot');
  const at = items.findIndex((item) => hasCue(item, 'not') || (item.type === 'term' && item.text === 'not'));
  const [first, second] = items;
  const isOpening =
    at === 0 &&
    first?.type === 'term' &&
    first.text === 'no' &&
    (second?.type === 'gap' || items.some(isNumeric));
  return at >= 0 && values.length < 2 && !isOpening;
}

/**
 * Whether the words report no work, or that of the records, of which a loss may be part. "make it 42 cases" reports none.
 */
export function isAboutSameWork({ items }: Scanned, records: readonly CellarRecord[]): boolean {
  return items.every((item) => {
    const verb = verbOf(item);
    const isPart = ({ op, loss }: CellarRecord) =>
      isSameWork(op, verb?.op ?? op) || (verb?.op === 'loss' && loss !== undefined);
    return !verb || verb.weak || records.some(isPart);
  });
}
