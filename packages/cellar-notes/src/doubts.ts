import { hasPhrase, phraseLength } from './conversation/phrases.ts';
import type { Ask, CellarRecord, Reading } from './reading.ts';
import { hasCue, type Item } from './recognize/items.ts';
import type { Scanned } from './recognize/scan.ts';
import type { Token } from './text/tokens.ts';
import { DOUBTS } from './vocabulary/doubts.ts';

const isReading = ({ op }: CellarRecord) => op === 'measurement';
const isWork = ({ op }: CellarRecord) => !['measurement', 'note', 'state'].includes(op);
const isDose = ({ op }: CellarRecord) => ['addition', 'fine', 'inoculate'].includes(op);
const isMove = ({ op }: CellarRecord) => ['transfer', 'crush', 'press', 'filter'].includes(op);

/** "dropped 5 degrees", "up by 3F": the number follows at once, or after "by". "Punched down 3 times" is none. */
function tellsDifference(tokens: Token[]): boolean {
  return tokens.some((_, at) => {
    const length = phraseLength(tokens, at, DOUBTS.changed);
    if (length === 0) return false;
    const by = ['by', 'another', 'about', 'like', 'unos', 'otros'].includes(tokens[at + length]?.text ?? '')
      ? 1
      : 0;
    return tokens[at + length + by]?.kind === 'number';
  });
}

/** "T9 not T10": what was not meant stands among what was. */
function deniesPlace(items: readonly Item[]): boolean {
  return items.some(
    (item, at) => hasCue(item, 'not') && ['vessels', 'lot'].includes(items[at + 1]?.type ?? ''),
  );
}

/** "+2 brix": by so much more. A plus that joins touches what is before it, or nothing. */
function tellsMore(tokens: Token[]): boolean {
  return tokens.some(
    ({ text, glued }, at) =>
      text === '+' && !glued && tokens[at + 1]?.kind === 'number' && tokens[at + 1]?.glued,
  );
}

/** "to 30 ppm" is what came of a dose; "acid/hl" puts the rate behind what was added. */
function hidesDose(items: readonly Item[], tokens: Token[]): boolean {
  return items.some((item, at) => {
    const next = items[at + 1];
    if (hasCue(item, 'to') && next?.type === 'rate') return true;
    const unit = tokens[next?.from ?? tokens.length]?.text ?? '';
    return (
      item.type === 'gap' && item.mark === 'slash' && /^(hl|l|gal|gals|bbl|lb|kg|ton|100|1000)$/.test(unit)
    );
  });
}

/** Two readings of one kind at one time: one of them is another vessel's, or another day's. */
function readsTwice({ measurements = [] }: CellarRecord): boolean {
  return new Set(measurements.map(({ kind }) => kind)).size < measurements.length;
}

const isShared = ({ vessels = [], amount }: CellarRecord) =>
  vessels.length > 1 && amount !== undefined && amount.per !== 'each';

function aboutOf(records: readonly CellarRecord[], { tokens, items }: Scanned): Ask['about'] | undefined {
  const says = (phrases: readonly string[]) => hasPhrase(tokens, phrases);
  if (says(DOUBTS.undone) || (records.some(isWork) && says(DOUBTS.wanted))) return 'operation';
  if (says(DOUBTS.except) || says(DOUBTS.behind) || deniesPlace(items)) return 'vessel';
  if (records.some(isReading) && (says(DOUBTS.aimed) || tellsDifference(tokens) || tellsMore(tokens)))
    return 'measurement_kind';
  if (records.some(readsTwice)) return 'measurement_kind';
  if (records.some(isDose) && (says(DOUBTS.containers) || hidesDose(items, tokens))) return 'quantity';
  if (records.some(isShared) && says(DOUBTS.same)) return 'quantity';
  if (records.some(({ op }) => op === 'bottle') && says(DOUBTS.fewer)) return 'quantity';
  const divided = items.some((item) => hasCue(item, 'half', 'rest'));
  return divided && records.some((record) => isMove(record) && !record.parts) ? 'quantity' : undefined;
}

/** A reading that would be accepted, but for words that say something else than it understood: those are asked about. */
export function withDoubts(reading: Reading, scanned: Scanned): Reading {
  const { records, disposition } = reading;
  if (disposition !== 'accept' || records.every(({ op }) => op === 'note')) return reading;
  const about = aboutOf(records, scanned);
  return about === undefined
    ? reading
    : { ...reading, disposition: 'ask', confidence: 'low', asks: [{ about, record: 0 }] };
}
