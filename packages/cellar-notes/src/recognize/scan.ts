import type { CellarContext } from '../schema/context.ts';
import type { Language } from '../schema/reading.ts';
import { withoutCarrierMarks } from '../text/carrier.ts';
import { foldText } from '../text/fold.ts';
import { type Token, tokenize } from '../text/tokens.ts';
import { gapMarks, wordGaps } from '../vocabulary/gaps.ts';
import { bareMoveAt } from './bare-moves.ts';
import { namePairs } from './bare-pairs.ts';
import { type LocalTime, localTimeOf } from './calendar.ts';
import { type Cellar, cellarOf } from './cellar.ts';
import { dateAt } from './dates.ts';
import { withDecimalComma } from './decimal-comma.ts';
import { depletionAt } from './depletion.ts';
import { type Item, type ItemBody, isBottleCount, verbOf, withoutRemoval } from './items.ts';
import { lexiconOf } from './known-words.ts';
import type { Lexicon, Phrase } from './lexicon.ts';
import { lotAt } from './lots.ts';
import { nameOnlyVessels } from './only-vessel.ts';
import { perVolumeAt, quantityAt } from './quantities.ts';
import { respell } from './respell.ts';
import { joinSpokenNumbers, type Numbered } from './spoken-numbers.ts';
import { agoAt, dayCountAt, timeAt } from './times.ts';
import { vesselsAt } from './vessels.ts';

export interface Scanned {
  items: Item[];
  tokens: Token[];
  language: Language;
  local: LocalTime;
  cellar: Cellar;
  lexicon: Lexicon;
}

type FoundItem = ItemBody & { next: number };

interface Scan extends Scanned {
  votes: { en: number; es: number };
  order: CellarContext['dateOrder'];
}

/**
 * Assigns every token to one item, trying the longest and most specific recognizer first. In Spanish and with the day first,
 * "1.200 litros" are thousands and "1,250 kg" is a decimal.
 */
export function scanText(text: string, received: string, context: CellarContext): Scanned {
  const scan = scanOnce(text, received, context);
  if (context.dateOrder !== 'day-first' || scan.language !== 'es') return scan;
  const tokens = withDecimalComma(scan.tokens, scan.lexicon);
  return tokens === scan.tokens ? scan : scanOnce(text, received, context, tokens);
}

function scanOnce(text: string, received: string, context: CellarContext, given?: Token[]): Scanned {
  const lexicon = lexiconOf(context);
  const cellar = cellarOf(context);
  const isNumbered: Numbered = (word, number) =>
    (number === undefined && blockWords.includes(word)) ||
    lexicon
      .entriesOf(word)
      .some(
        ({ meaning }) =>
          meaning.is === 'vesselWord' &&
          (number === undefined || cellar.byNumber.has(`${meaning.kind} ${number}`)),
      );
  const scan: Scan = {
    items: [],
    tokens:
      given ??
      joinSpokenNumbers(respell(tokenize(foldText(withoutCarrierMarks(text)), text), lexicon), isNumbered),
    language: 'en',
    local: localTimeOf(received, context.timeZone),
    cellar,
    lexicon,
    votes: { en: 0, es: 0 },
    order: context.dateOrder,
  };
  let at = 0;
  while (at < scan.tokens.length) {
    const found = itemAt(scan, at);
    const { next, ...body } = found;
    const last = scan.items.at(-1);
    const isAgain = body.type === 'gap' && last?.type === 'gap' && last.mark === 'stop';
    if (!isAgain) scan.items.push({ ...body, from: at, next });
    at = Math.max(next, at + 1);
    const onward = onwards.get(found);
    if (onward) {
      scan.items.push({ type: 'arrow', from: onward.from, next: onward.from + 1 });
      scan.items.push({ ...onward, type: 'vessels', role: 'to', from: onward.from + 1 });
      at = onward.next;
    }
  }
  scan.items = namePairs(nameOnlyVessels(scan.items, cellar), cellar);
  if (!scan.items.some(isBottleCount)) scan.items = scan.items.map(withoutRemoval);
  scan.language = languageOf(scan, text);
  return scan;
}

const onwards = new WeakMap<FoundItem, { ids: string[]; unknown: string[]; from: number; next: number }>();

function itemAt(scan: Scan, at: number): FoundItem {
  return (
    toAt(scan, at) ??
    lotItem(scan, at) ??
    materialItem(scan, at) ??
    depletionAt(scan.tokens, at, scan.lexicon) ??
    timeItem(scan, at) ??
    dateItem(scan, at) ??
    dayCountAt(scan.tokens, at) ??
    vesselItem(scan, at) ??
    blockItem(scan, at) ??
    countItem(scan, at) ??
    quantityAt(scan.tokens, at, scan.lexicon) ??
    perVessel(scan, at) ??
    perVolumeAt(scan.tokens, at, scan.items, scan.lexicon) ??
    termItem(scan, at) ??
    markItem(scan, at) ??
    wordItem(scan, at)
  );
}

/** "off 2 T13": a lone 2 between a move and a vessel means "to". */
function toAt({ tokens, items, cellar, lexicon }: Scan, at: number): FoundItem | undefined {
  if (tokens[at]?.text !== '2' || tokens[at + 1]?.glued) return undefined;
  const next = tokens[at + 1];
  const moves = items.some((item) =>
    ['crush', 'press', 'transfer', 'filter', 'top'].includes(verbOf(item)?.op ?? ''),
  );
  const last = items.at(-1);
  if (!moves || next?.kind !== 'word' || !vesselsAt(tokens, at + 1, cellar, lexicon) || last?.type === 'gap')
    return undefined;
  return { type: 'term', meanings: [{ is: 'cue', cue: 'to' }], text: '2', next: at + 1 };
}

function lotItem({ tokens, cellar }: Scan, at: number): FoundItem | undefined {
  const lot = lotAt(tokens, at, cellar);
  return lot && { type: 'lot', ...lot };
}

/**
 * Materials with digits in their names go before numbers; a bare number is one only beside a word for yeast or a
 * dose.
 */
function materialItem({ tokens, lexicon, items }: Scan, at: number): FoundItem | undefined {
  const phrase = lexicon.phraseAt(tokens, at, (meaning) => meaning.is === 'material');
  const longer = lexicon.phraseAt(tokens, at);
  if (!phrase || (longer && longer.next > phrase.next)) return undefined;
  const written = tokens.slice(at, phrase.next);
  if (!written.some((token) => token.kind === 'number')) return undefined;
  if (written.length === 1) {
    const yeasty = items.some(
      (item) =>
        verbOf(item)?.op === 'inoculate' ||
        (item.type === 'term' &&
          item.meanings.some((meaning) => meaning.is === 'cue' && meaning.cue === 'yeast')),
    );
    const dosed =
      tokens[phrase.next]?.kind === 'number' &&
      /^(g|gr|gramos|grams|sachets?|packs?)$/.test(tokens[phrase.next + 1]?.text ?? '');
    if (!yeasty && !dosed) return undefined;
  }
  return {
    type: 'term',
    meanings: phrase.entries.map((entry) => entry.meaning),
    text: written.map((token) => token.text).join(''),
    next: phrase.next,
  };
}

function vesselItem(scan: Scan, at: number): FoundItem | undefined {
  const { tokens, cellar, lexicon, items } = scan;
  const list = vesselsAt(tokens, at, cellar, lexicon, items.at(-1)) ?? bareMoveAt(scan, at, items);
  if (!list) return undefined;
  const found: FoundItem = { type: 'vessels', ids: list.ids, unknown: list.unknown, next: list.next };
  if (list.onward) onwards.set(found, list.onward);
  return found;
}

function timeItem({ tokens, lexicon }: Scan, at: number): FoundItem | undefined {
  const ago = agoAt(tokens, at);
  if (ago) return { type: 'ago', ...ago };
  const isWork = (next: number) =>
    lexicon.phraseAt(tokens, next, (meaning) => meaning.is === 'verb') !== undefined;
  const time = timeAt(tokens, at, isWork);
  return time ? { type: 'time', ...time } : undefined;
}

function dateItem(scan: Scan, at: number): FoundItem | undefined {
  const { tokens, lexicon, local, order } = scan;
  // "am" and "pm" belong to the hour before them; alone they are a part of the day.
  const date = dateAt(tokens, at, lexicon, { today: local.date, order });
  if (!date) return undefined;
  if ('invalid' in date) return { type: 'invalidDate', next: date.next };
  const { next, ...day } = date;
  return { type: 'day', ...day, next };
}

const blockWords = ['block', 'blk', 'bloque', 'bl', 'blok', 'blck', 'bloc'];

function blockItem({ tokens, cellar }: Scan, at: number): FoundItem | undefined {
  if (!blockWords.includes(tokens[at]?.text ?? '')) return undefined;
  const next = ['#', '.', 'no'].includes(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1;
  const id = tokens[next]?.text ?? '';
  return tokens[next]?.kind === 'number' && id in cellar.context.blocks
    ? { type: 'block', id, next: next + 1 }
    : undefined;
}

/** "6 bbls", "four bins": counted vessels. */
function countItem({ tokens, lexicon, cellar }: Scan, at: number): FoundItem | undefined {
  const number = quantityAt(tokens, at, lexicon);
  const words = lexicon
    .entriesOf(tokens[at]?.text ?? '')
    .find((entry) => entry.meaning.is === 'number')?.meaning;
  const value = number?.type === 'number' ? number.value : words?.is === 'number' ? words.value : undefined;
  const next = number?.type === 'number' ? number.next : at + 1;
  if (value === undefined || !Number.isInteger(value)) return undefined;
  const phrase = lexicon.phraseAt(tokens, next, (meaning) => meaning.is === 'vesselWord');
  const meaning = phrase?.entries[0]?.meaning;
  if (!phrase || meaning?.is !== 'vesselWord') return undefined;
  const named = vesselsAt(tokens, next, cellar, lexicon);
  if (named)
    return named.ids.length + named.unknown.length === value || value === 1
      ? { type: 'vessels', ids: named.ids, unknown: named.unknown, next: named.next }
      : undefined;
  if (tokens[phrase.next]?.text === '#' && tokens[phrase.next + 1]?.kind === 'number') return undefined;
  return { type: 'vesselCount', count: value, kind: meaning.kind, next: phrase.next };
}

function termItem(scan: Scan, at: number): FoundItem | undefined {
  const { tokens, lexicon, votes } = scan;
  const gap = wordGaps.get(tokens[at]?.text ?? '');
  const phrase = apartFromVessel(scan, at, lexicon.phraseAt(tokens, at));
  const long = phrase !== undefined && phrase.next > at + 1;
  if (gap && !(long && phrase.entries.some((entry) => entry.meaning.is !== 'plain'))) {
    if (['y', 'luego', 'despues', 'tambien', 'pero', 'entonces', 'mas'].includes(tokens[at]?.text ?? ''))
      votes.es += 1;
    return { type: 'gap', mark: gap, next: at + 1 };
  }
  if (!phrase) return undefined;
  const languages = new Set(phrase.entries.map((entry) => entry.language));
  if (languages.size === 1) for (const language of languages) if (language !== 'both') votes[language] += 1;
  const text = tokens
    .slice(at, phrase.next)
    .map((token) => token.text)
    .join(' ');
  return { type: 'term', meanings: phrase.entries.map((entry) => entry.meaning), text, next: phrase.next };
}

/** "en cada barrica 121": the last word belongs to the vessel. */
function apartFromVessel(
  { tokens, lexicon }: Scan,
  at: number,
  phrase: Phrase | undefined,
): Phrase | undefined {
  if (!phrase || phrase.next - at < 2 || tokens[phrase.next]?.kind !== 'number') return phrase;
  const vessel = lexicon.phraseAt(tokens, phrase.next - 1, (meaning) => meaning.is === 'vesselWord');
  return vessel ? lexicon.phraseAt(tokens.slice(0, phrase.next - 1), at) : phrase;
}

function perVessel({ tokens, lexicon, items }: Scan, at: number): FoundItem | undefined {
  if (!['/', 'per', 'por'].includes(tokens[at]?.text ?? '')) return undefined;
  const phrase = lexicon.phraseAt(tokens, at + 1, (meaning) => meaning.is === 'vesselWord');
  if (!phrase) return undefined;
  // "3 oz/barrel 101-106": the word also names the barrels.
  const isName = tokens[phrase.next]?.kind === 'number';
  if (isName && items.at(-1)?.type !== 'quantity') return undefined;
  const next = isName ? at + 1 : phrase.next;
  return { type: 'term', meanings: [{ is: 'cue', cue: 'each' }], text: 'each', next };
}

function markItem({ tokens }: Scan, at: number): FoundItem | undefined {
  const token = tokens[at];
  if (token?.kind !== 'mark') return undefined;
  if (token.text === '>') return { type: 'arrow', next: at + 1 };
  if (token.text === '?') return { type: 'question', next: at + 1 };
  const gap = gapMarks[token.text];
  if (gap === 'dash' && token.glued && tokens[at + 1]?.glued)
    return { type: 'word', text: '-', next: at + 1 };
  return gap ? { type: 'gap', mark: gap, next: at + 1 } : { type: 'word', text: token.text, next: at + 1 };
}

function wordItem({ tokens, lexicon, votes }: Scan, at: number): FoundItem {
  const token = tokens[at];
  const text = token?.text ?? '';
  const known = token?.kind === 'word' ? lexicon.slip(text) : undefined;
  if (known === undefined) return { type: 'word', text, next: at + 1 };
  const entries = lexicon.entriesOf(known);
  for (const entry of entries.slice(0, 1)) if (entry.language !== 'both') votes[entry.language] += 1;
  return {
    type: 'term',
    meanings: entries.map((entry) => entry.meaning),
    text: known,
    slip: true,
    next: at + 1,
  };
}

function languageOf({ votes }: Scan, text: string): Language {
  const marked = /[áéíóúñ¿¡]/i.test(text) ? 1 : 0;
  return votes.es + marked > votes.en ? 'es' : 'en';
}
