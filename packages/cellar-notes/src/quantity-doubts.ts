import { tellsExpected } from './expectations.ts';
import { isPlainCount } from './grammar/further-bottles.ts';
import { hasCue, type Item, isAtRate, isBottleCount, verbOf } from './recognize/items.ts';
import type { Scanned } from './recognize/scan.ts';
import { caseSizesIn } from './records/case-sizes.ts';
import type { CellarRecord } from './schema/reading.ts';
import type { Token } from './text/tokens.ts';
import { hasPhrase, phraseLength } from './thread/phrases.ts';
import { doubtPhrases } from './vocabulary/doubts.ts';

const isDose = ({ op }: CellarRecord) => ['addition', 'fine', 'inoculate'].includes(op);
export const isMove = ({ op }: CellarRecord) => ['transfer', 'crush', 'press', 'filter'].includes(op);

/** "under 5 brix": the number follows at once. */
export function tellsBound(tokens: Token[]): boolean {
  return tokens.some((_, at) => {
    const length = phraseLength(tokens, at, doubtPhrases.bounded);
    return length > 0 && tokens[at + length]?.kind === 'number';
  });
}

/** Neither an abbreviation nor a verb in the past: "marcaba", "weighed". */
export const isStrange = (token: Token | undefined) =>
  token?.kind === 'word' && token.text.length > 2 && !/(?:ed|aba|aban|ia|ian|amos|aron)$/.test(token.text);

const weights = /^(tons?|tonnes?|t|lbs?|pounds?|kg|kilos?|toneladas?|libras?)$/;

/** "15 g opti-red per ton": a dose by weight of fruit. */
const dosesByWeight = (tokens: Token[]) =>
  tokens.some(({ text }, at) => /^(per|por|\/)$/.test(text) && weights.test(tokens[at + 1]?.text ?? ''));

/** "to 30 ppm" is the result of a dose; "acid/hl" separates the rate from its number. */
function hidesDose(items: readonly Item[], tokens: Token[]): boolean {
  return items.some((item, at) => {
    const next = items[at + 1];
    if (hasCue(item, 'to') && next?.type === 'rate' && !isAtRate(item, next)) return true;
    const unit = tokens[next?.from ?? tokens.length]?.text ?? '';
    return (
      item.type === 'gap' && item.mark === 'slash' && /^(hl|l|gal|gals|bbl|lb|kg|ton|100|1000)$/.test(unit)
    );
  });
}

/** "25 ppm with 280 mL of 10% KMBS": one dose stated twice, or two. */
function dosesTwice(records: readonly CellarRecord[]): boolean {
  const sulfur = records.filter(({ material }) => material === 'SO2' || material === 'KMBS');
  return sulfur.some(({ rate }) => rate) && sulfur.some(({ amount }) => amount);
}

/** "T1 to T2, 3 gal wibble": a volume apart from the vessels, with an unknown word. */
function hidesShare(items: readonly Item[], tokens: Token[]): boolean {
  return items.some((item, at) => {
    const next = items[at + 1];
    const isApart = items[at - 1]?.type === 'gap' || hasCue(items[at - 1], 'about');
    const isStrangeNext = next?.type === 'word' && isStrange(tokens[next.from]);
    return item.type === 'quantity' && item.unit.dimension === 'volume' && isApart && isStrangeNext;
  });
}

/** "dropped 2 cases, 5 bottles survived": a further count, of which something else is said. */
function tellsOtherBottles(items: readonly Item[]): boolean {
  const sizes = caseSizesIn(items);
  const isCounted = (item: Item, at: number) =>
    isBottleCount(item) && !sizes.some(({ index }) => index === at);
  return items.some((item, at) => {
    if (!isCounted(item, at) || !items.slice(0, at).some(isCounted)) return false;
    const start = items.slice(0, at).findLastIndex(({ type }) => type === 'gap') + 1;
    const end = items.findIndex(({ type }, index) => index > at && type === 'gap');
    const clause = items.slice(start, end < 0 ? items.length : end);
    return !clause.some(verbOf) && !clause.every(isPlainCount);
  });
}

const isShared = ({ vessels = [], amount }: CellarRecord) =>
  vessels.length > 1 && amount !== undefined && amount.per !== 'each';

/** Whether the words leave it open how much a number is, or of what. */
export function hidesQuantity(records: readonly CellarRecord[], { items, tokens }: Scanned): boolean {
  const says = (phrases: readonly string[]) => hasPhrase(tokens, phrases);
  const some = (fits: (record: CellarRecord) => boolean) => records.some(fits);
  const divides = items.some((item) => hasCue(item, 'half', 'rest'));
  return (
    (some(isDose) && (says(doubtPhrases.containers) || hidesDose(items, tokens) || dosesByWeight(tokens))) ||
    (some(isShared) && says(doubtPhrases.same)) ||
    dosesTwice(records) ||
    (some(({ op }) => op === 'bottle') && says(doubtPhrases.fewer)) ||
    (some(({ bottles }) => bottles !== undefined) && tellsOtherBottles(items)) ||
    (some(isMove) && (says(doubtPhrases.short) || hidesShare(items, tokens))) ||
    (divides && some((record) => isMove(record) && !record.parts)) ||
    tellsBound(tokens) ||
    tellsExpected(tokens)
  );
}
