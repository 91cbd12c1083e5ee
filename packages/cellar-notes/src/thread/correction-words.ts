import {
  hasCue,
  type Item,
  isLocation,
  isNumeric,
  materialOf,
  textOf,
  varietyOf,
  verbOf,
} from '../recognize/items.ts';
import type { Scanned } from '../recognize/scan.ts';
import type { CellarRecord, MeasurementKind } from '../schema/reading.ts';
import { amends, disagrees } from '../vocabulary/talk.ts';
import { words } from '../vocabulary/words.ts';
import { kindsNamed } from './named-work.ts';
import { hasPhrase, phraseLength } from './phrases.ts';
import { saysOtherUnit } from './units-said.ts';

const apologies = words(
  'sorry, srry, oops, ooops, woops, whoops, my bad, perdon, perdona, disculpa, ups, lo siento',
);

const otherAmends = amends.filter((each) => !apologies.includes(each));

const innerWords = [
  'not',
  'was',
  'were',
  'era',
  'eran',
  'fue',
  'fueron',
  'meant',
  'should be',
  'sino',
  'instead',
  'en vez de',
];

/** Without those that also tell new work. */
const openings = amends.filter(
  (phrase) =>
    !['not', 'was', 'were', 'es', 'son', 'fue', 'fueron', 'era', 'eran', 'sino', 'instead'].includes(phrase),
);

/** "sorry, T6" after "which vessel?": regrets that it was left out, rather than correct another. */
export const isApology = ({ tokens }: Scanned) =>
  phraseLength(tokens, 0, apologies) > 0 && !hasPhrase(tokens, otherAmends);

/** A word of correction or an asterisk at the start; "not" and "no" only between two values. */
export function isCorrection({ tokens, items }: Pick<Scanned, 'tokens' | 'items'>): boolean {
  const start = tokens.findIndex((token) => token.kind !== 'mark' || token.text === '*');
  if (tokens[start]?.text === '*') return true;
  if (tokens.at(-1)?.text === '*') return true;
  if (phraseLength(tokens, Math.max(start, 0), openings) > 0 || saysAnew({ tokens, items })) return true;
  const values = items.filter(
    (item) =>
      item.type === 'vessels' ||
      isNumeric(item) ||
      item.type === 'day' ||
      materialOf(item) ||
      varietyOf(item) ||
      item.type === 'time' ||
      item.type === 'lot',
  );
  const works = items.some((item) => verbOf(item) !== undefined);
  if (endsCorrecting(tokens) && !works && values.length > 0 && !items.some(isLocation)) return true;
  // "T14 not T12": between two values; "did not punch down T4" denies other work.
  const isBetween = (at: number) =>
    values.some(({ next }) => next <= at) && values.some(({ from }) => from > at);
  const corrects = tokens.some(
    (token, at) =>
      (token.text !== 'not' || !works || isBetween(at)) && phraseLength(tokens, at, innerWords) > 0,
  );
  return (
    corrects &&
    values.length > 0 &&
    values.length <= 3 &&
    (!works || values.length <= 2) &&
    tokens.length <= 10
  );
}

const shareWords = new Set(
  words(`
    no, nope, i, mean, meant, digo, quise, decir, quiero, sorry, perdon, oops, my, bad, that, thats, that s, is, was, it, were, es,
    they, those, are, in, en, eso, son, era, eran, fue, i mean, quise decir, sino, actually
  `),
);

/** "per barrel i mean", "no, in total", "gallons not liters": the same amount, shared out otherwise or in another unit. */
function saysAnew({ tokens, items }: Pick<Scanned, 'tokens' | 'items'>): boolean {
  const isShare = (item: Item) => hasCue(item, 'each', 'total');
  const isSmall = (item: Item) =>
    (item.type === 'term' || item.type === 'word') &&
    item.text.split(' ').every((word) => shareWords.has(word));
  const said = items.filter(({ type }) => type !== 'gap');
  if (tokens.length <= 8 && saysOtherUnit(said, isSmall)) return true;
  return (
    said.filter(isShare).length === 1 &&
    said.length > 1 &&
    said.every((item) => isShare(item) || isSmall(item)) &&
    !tokens.some(({ text }) => text === '?')
  );
}

/** "no, 350": corrects the reading. */
export function isDenial({ items, tokens }: Scanned, records: readonly CellarRecord[]): boolean {
  const words = tokens.filter(({ kind }) => kind !== 'mark');
  const rest = items.filter((item) => item.type !== 'gap' && item.from > 0 && !isArticle(item));
  const isValue = (item: Item) =>
    isNumeric(item) ||
    ['vessels', 'lot'].includes(item.type) ||
    varietyOf(item) !== undefined ||
    (rest.some(isNumeric) && hasCue(item, 'each', 'total'));
  // "no, 32 el sulfuroso"
  const isName = (item: Item) =>
    hasCue(item, 'tag') ||
    kindsNamed([item], records).some((kind) => measures(records, kind)) ||
    records.some(({ material }) => material !== undefined && material === materialOf(item));
  const isNamed = rest.length === 2 && rest.some(isNumeric);
  return (
    disagrees.includes(words[0]?.text ?? '') &&
    rest.length > 0 &&
    rest.length < 3 &&
    rest.every((item) => isValue(item) || (isNamed && isName(item)))
  );
}

const measures = (records: readonly CellarRecord[], kind: MeasurementKind) =>
  records.some(({ measurements = [] }) => measurements.some((each) => each.kind === kind));

const isArticle = (item: Item) => /^(the|el|la|los|las|lo|de|del|of)$/.test(textOf(item));

/** "5 per barrel i mean", "20 perdon" */
function endsCorrecting(tokens: Scanned['tokens']): boolean {
  return tokens.some((_, at) => {
    const length = phraseLength(tokens, at, endings);
    return at > 0 && length > 0 && at + length === tokens.length && tokens.length <= 10;
  });
}

const endings = words(
  'i mean, i meant, sorry, my bad, oops, my mistake, correction, quise decir, quiero decir, perdon, digo, me equivoque',
);
