import { litersPer } from '@orbit-vine/enology/units.ts';
import type { Token } from '../text/tokens.ts';
import type { Unit } from '../vocabulary/units.ts';
import { type Item, type ItemBody, materialOf } from './items.ts';
import type { Lexicon, Meaning } from './lexicon.ts';
import { type NumberAt, numberAt, parseNumber } from './numbers.ts';
import { isVesselish } from './tokens-ahead.ts';

type FoundItem = ItemBody & { next: number };

const isUnit = (meaning: Meaning) => meaning.is === 'unit';

/** A number with the unit after it. */
export function quantityAt(tokens: Token[], start: number, lexicon: Lexicon): FoundItem | undefined {
  const times = timesAt(tokens, start, lexicon);
  if (times) return times;
  const found = numberAt(tokens, start, lexicon) ?? oneAt(tokens, start, lexicon);
  if (!found) return undefined;
  const unit = unitAt(tokens, found.next, lexicon) ?? wholeUnitAt(tokens, found.next, lexicon);
  if (!unit) {
    const ratio = ratioAt(tokens, found, lexicon);
    if (ratio) return ratio;
    return found.words ? undefined : { type: 'number', value: found.value, raw: found.raw, next: found.next };
  }
  const tail = tailAt(tokens, unit.next);
  const rate = rateAt(tokens, { value: found.value, unit: unit.unit, next: unit.next }, lexicon);
  if (rate) return rate;
  return {
    type: 'quantity',
    value: found.value + (tail ? 0.5 : 0),
    raw: found.raw,
    unit: unit.unit,
    next: unit.next + tail,
  };
}

/** "92 full cases" */
function wholeUnitAt(tokens: Token[], at: number, lexicon: Lexicon) {
  const isWhole = /^(full|whole|complete|completas|enteras|llenas)$/.test(tokens[at]?.text ?? '');
  const unit = isWhole ? unitAt(tokens, at + 1, lexicon) : undefined;
  return unit && ['cases', 'bottles'].includes(unit.unit.dimension) ? unit : undefined;
}

export function unitAt(
  tokens: Token[],
  at: number,
  lexicon: Lexicon,
): { unit: Unit; next: number } | undefined {
  const from = tokens[at]?.text === '-' && tokens[at]?.glued && tokens[at + 1]?.glued ? at + 1 : at;
  const phrase = lexicon.phraseAt(tokens, from, isUnit) ?? misspelledAt(tokens, from, lexicon);
  const meaning = phrase?.entries.find((entry) => isUnit(entry.meaning))?.meaning;
  if (!phrase || meaning?.is !== 'unit') return undefined;
  // A letter that touches the following number belongs to it (B101), unless it also touches the one before.
  if (isVesselish(tokens, phrase.next) && phrase.next - from === 1 && meaning.unit.id !== 'lb') {
    if (!tokens[from]?.glued) return undefined;
  }
  // "CF 60 CS 25": "CS" after a share is a variety.
  const named = (meaning: Meaning) => meaning.is === 'variety';
  if (
    tokens[phrase.next]?.kind === 'number' &&
    !tokens[from]?.glued &&
    lexicon.phraseAt(tokens, from, named) &&
    lexicon.phraseAt(tokens, at - 2, named)
  )
    return undefined;
  // "the 24 CS": a vintage and its variety
  const isVintage =
    /^(the|el|del|our|of)$/.test(tokens[at - 2]?.text ?? '') && /^\d\d$/.test(tokens[at - 1]?.text ?? '');
  if (isVintage && tokens[from]?.upper && lexicon.phraseAt(tokens, from, named)) return undefined;
  // "pH 3.15 brix 21": the number before "brix" has a kind already, so it names the one after.
  const measures = ['brix', 'sg', 'baume'].includes(meaning.unit.dimension);
  const hasKind = lexicon.entriesOf(tokens[at - 2]?.text ?? '').some((entry) => entry.meaning.is === 'kind');
  if (measures && hasKind && !tokens[from]?.glued && tokens[phrase.next]?.kind === 'number') return undefined;
  // "2 t-bins", "5 gal bags": a longer phrase wins.
  const longer = lexicon.phraseAt(tokens, from);
  if (
    longer &&
    longer.next > phrase.next &&
    longer.entries.some((entry) => entry.meaning.is === 'vesselWord')
  )
    return undefined;
  if (
    !tokens[from]?.glued &&
    ['a', 'm', 'c', 'h'].includes(tokens[from]?.text ?? '') &&
    !tokens[from]?.upper &&
    tokens[from]?.text !== 'h'
  )
    return undefined;
  // "#7" is a number of something; "7#" and "4800 # vidal" are pounds.
  if (tokens[from]?.text === '#' && !tokens[from]?.glued && tokens[from + 1]?.kind !== 'word')
    return undefined;
  return { unit: meaning.unit, next: phrase.next };
}

/** "190 galons" */
function misspelledAt(tokens: Token[], at: number, lexicon: Lexicon) {
  const word = tokens[at];
  if (word?.kind !== 'word' || lexicon.phraseAt(tokens, at)) return undefined;
  const entries = lexicon.entriesOf(lexicon.slip(word.text) ?? '').filter(({ meaning }) => isUnit(meaning));
  return entries.length > 0 ? { entries, next: at + 1 } : undefined;
}

function tailAt(tokens: Token[], at: number): number {
  const [first, second, third] = tokens.slice(at, at + 3).map((token) => token.text);
  if (first === 'y' && /^(media|medio)$/.test(second ?? '')) return 2;
  return first === 'and' && second === 'a' && third === 'half' ? 3 : 0;
}

function oneAt(tokens: Token[], start: number, lexicon: Lexicon): NumberAt | undefined {
  // "6 to a case", "6 bottles a case" count no case.
  const isPer = /^(to|per|of|in|bottles|btls)$/.test(tokens[start - 1]?.text ?? '');
  const article = !isPer && /^(a|an)$/.test(tokens[start]?.text ?? '');
  const next = article ? start + 1 : start;
  const unit = unitAt(tokens, next, lexicon);
  const counts =
    unit && ['mass', 'volume', 'cases', 'bottles'].includes(unit.unit.dimension) && unit.unit.id !== 'ton';
  const long = (tokens[next]?.text.length ?? 0) > 3;
  return counts && long && (article || tailAt(tokens, unit.next) > 0)
    ? { value: 1, raw: '1', next, words: true }
    : undefined;
}

const perWords = new Set(['/', 'per', 'por']);

/**
 * `25 g/hl`, `8 lb/1000 gal`, `2 lb/1000`, `1.5 g/L`, `40 g per hl`; ppm is a rate by itself. A dose's `next` is where its
 * "per" would stand.
 */
function rateAt(
  tokens: Token[],
  dose: { value: number; unit: Unit; next: number },
  lexicon: Lexicon,
): FoundItem | undefined {
  const { value, unit } = dose;
  if (unit.dimension === 'ratio')
    return { type: 'rate', value, scale: 1, of: 'mass', written: 'ppm', next: dose.next };
  if (!isDoseUnit(unit)) return undefined;
  const per = volumeAfterPer(tokens, dose.next, lexicon);
  if (!per || (!per.named && unit.id === 'mL')) return undefined;
  return { ...rateOf(value, unit, per.liters), next: per.next };
}

const isDoseUnit = ({ dimension, id }: Unit) => dimension === 'mass' || ['mL', 'L', 'gal'].includes(id);

/** "per 1000 gal", "/hl"; 1000 alone are gallons. */
function volumeAfterPer(
  tokens: Token[],
  start: number,
  lexicon: Lexicon,
): { liters: number; named: boolean; next: number } | undefined {
  if (!perWords.has(tokens[start]?.text ?? '')) return undefined;
  const at = start + (tokens[start + 1]?.text === 'cada' ? 2 : 1);
  const count = tokens[at];
  const thousand =
    count?.kind === 'number' || count?.text === 'thousand' || count?.text === 'mil' || count?.text === 'k';
  const size = thousand ? (count?.kind === 'number' ? parseNumber(count.text) : 1000) : 1;
  const per = unitAt(tokens, at + (thousand ? 1 : 0), lexicon);
  const volume = per?.unit.dimension === 'volume' ? per : undefined;
  if (!volume && size !== 1000) return undefined;
  return {
    liters: (size ?? 1) * (volume?.unit.factor ?? litersPer.usGal),
    named: volume !== undefined,
    next: volume?.next ?? at + 1,
  };
}

export function rateOf(value: number, unit: Unit, liters: number): Extract<ItemBody, { type: 'rate' }> {
  const isMass = unit.dimension === 'mass';
  const scale = (unit.factor * (isMass ? 1_000_000 : 100_000)) / liters;
  return {
    type: 'rate',
    value: value * scale,
    scale,
    of: isMass ? 'mass' : 'volume',
    written: unit.id,
  };
}

/** "DAP per 1000 gal to T1", "KMBS g/hl": a rate whose amount is elsewhere, or still to come. */
function loneRateAt(tokens: Token[], at: number, items: Item[], lexicon: Lexicon): FoundItem | undefined {
  const masses = items.filter((item) => item.type === 'quantity' && item.unit.dimension === 'mass');
  const unit = unitAt(tokens, at, lexicon);
  const isApart = items.some((item) => materialOf(item) !== undefined) && masses.length < 2;
  if (unit ? !isDoseUnit(unit.unit) : !isApart) return undefined;
  const per = volumeAfterPer(tokens, unit?.next ?? at, lexicon);
  return per && { type: 'perVolume', liters: per.liters, ...(unit && { unit: unit.unit }), next: per.next };
}

function timesAt(tokens: Token[], start: number, lexicon: Lexicon): FoundItem | undefined {
  const phrase = lexicon.phraseAt(tokens, start, (meaning) => meaning.is === 'times');
  const meaning = phrase?.entries[0]?.meaning;
  if (phrase && meaning?.is === 'times') return { type: 'times', value: meaning.value, next: phrase.next };
  const [first, second] = [tokens[start], tokens[start + 1]];
  const weighed = unitAt(tokens, start + 2, lexicon)?.unit.dimension;
  // "24 lugs x 36 lb" is not a repetition.
  const counts = weighed !== 'mass' && weighed !== 'volume';
  if (first?.text === 'x' && counts && second?.kind === 'number' && /^\d{1,3}$/.test(second.text)) {
    return { type: 'times', value: Number(second.text), next: start + 2 };
  }
  const counted = /^\d{1,2}$/.test(first?.text ?? '') && /^(x|times|veces|vez)$/.test(second?.text ?? '');
  return counted ? { type: 'times', value: Number(first?.text), next: start + 2 } : undefined;
}

function ratioAt(tokens: Token[], left: NumberAt, lexicon: Lexicon): FoundItem | undefined {
  if (tokens[left.next]?.text !== '/' || left.words) return undefined;
  const right = numberAt(tokens, left.next + 1, lexicon);
  if (!right || right.words) return undefined;
  const unit = unitAt(tokens, right.next, lexicon);
  const temperature = unit?.unit.dimension === 'temperature' ? unit : undefined;
  return {
    type: 'ratio',
    left: { value: left.value, raw: left.raw },
    right: { value: right.value, raw: right.raw },
    ...(temperature ? { unit: temperature.unit } : {}),
    next: temperature?.next ?? right.next,
  };
}

export function perVolumeAt(
  tokens: Token[],
  at: number,
  items: Item[],
  lexicon: Lexicon,
): FoundItem | undefined {
  return perBeforeAt(tokens, at, items, lexicon) ?? loneRateAt(tokens, at, items, lexicon);
}

/** "2 lb DAP per 1000 gal": makes a rate of the dose before the material. */
function perBeforeAt(tokens: Token[], at: number, items: Item[], lexicon: Lexicon): FoundItem | undefined {
  const doseAt = items.findLastIndex((item) => item.type === 'quantity');
  const dose = items[doseAt];
  const [material, ...others] = items
    .slice(doseAt + 1)
    .filter((item) => !(item.type === 'term' && isOf(item.text)));
  if (dose?.type !== 'quantity' || others.length > 0 || materialOf(material) === undefined) return undefined;
  // "1 lb DAP, 2 lb sugar per 1000 gal": of one, or of both.
  if (items.slice(0, doseAt).some((item) => item.type === 'quantity' && item.unit.dimension === 'mass'))
    return undefined;
  const rate = rateAt(tokens, { value: dose.value, unit: dose.unit, next: at }, lexicon);
  if (!rate) return undefined;
  items[doseAt] = { ...rate, from: dose.from, next: dose.next };
  return { type: 'word', text: 'per', next: rate.next };
}

const isOf = (text: string) => /^(of|de)$/.test(text);
