import type { CellarRecord, Claim, Reading } from '@orbit-vine/cellar-notes/schema/reading.ts';
import { foldText } from '@orbit-vine/cellar-notes/text/fold.ts';
import type { EarlierMessage } from './conversation.ts';
import { isBlank } from './repeated-in-full.ts';

const replaces = /\b(?:not|sino|instead|rather than|en vez de|en lugar de)\b/;
const copula = /\b(?:was|were|is|are|should|fue|fueron|era|eran|es|son|debe|deberia)\b/;
const denies =
  /^\W*(?:no|nope|sorry|oops|wait|actually|correction|perdon|disculpa|ups|digo|corrijo)(?!\p{L})/u;

/**
 * "kmbs was 30 g" after the tartaric acid of another vessel: the value is for the question or the record that has all that
 * the text names, not a new name for the last record. Undefined if the last message has it, or none.
 */
export function meantElsewhere(
  { text, earlier }: { text: string; earlier: readonly EarlierMessage[] },
  { first, alone }: { first: Reading; alone: Reading },
  readAfter: (earlier: EarlierMessage) => Reading,
): { reading: Reading; earlier: EarlierMessage } | undefined {
  const corrects = first.follows || first.disposition === 'ask' || alone.disposition !== 'accept';
  const names = first.words.filter(isName);
  const folded = foldText(text).text;
  const [last, ...others] = earlier;
  if (!last || !corrects || names.length === 0 || replaces.test(folded) || namesAll(last, names))
    return undefined;
  const having = others
    .filter((each) => namesAll(each, names))
    .map((each) => ({ reading: readAfter(each), earlier: each }));
  const fitting = having.filter((each) => isSameWork(each, names));
  const answered = fitting.find((each) => each.earlier.state === 'asked') ?? having.find(lacksUnit);
  if (answered) return answered;
  const [corrected, ...more] = fitting;
  if (!corrected) return undefined;
  // "sorry, T4 3.45" may correct the vessel of the last reading, and "brix was 23" may be a further reading of it.
  const isOnly = (kind: Claim['as']) => names.every(({ as }) => as === kind);
  const isClear = isOnly('vessel') ? copula.test(folded) : !isOnly('reading') || denies.test(folded);
  const isSure = more.length === 0 && isClear;
  const { record = 0 } = corrected.reading.follows ?? {};
  const doubt = { about: 'operation', record, why: 'words' } as const;
  return isSure ? corrected : { ...corrected, reading: { ...corrected.reading, asks: [doubt] } };
}

/** "dap was 300" */
const lacksUnit = ({ reading, earlier }: { reading: Reading; earlier: EarlierMessage }) =>
  earlier.state === 'asked' &&
  reading.records.length === 0 &&
  reading.asks.length > 0 &&
  reading.words.some(({ as }) => as === 'number');

const isName = ({ as, meaning }: Claim) =>
  ['material', 'vessel', 'operation'].includes(as) || (as === 'reading' && !/\d/.test(meaning));

const namesAll = ({ state, held }: EarlierMessage, names: readonly Claim[]) =>
  held.records.some((record) => names.every((name) => hasName(record, name, state === 'asked')));

function hasName(record: CellarRecord, { as, meaning }: Claim, isOpen: boolean): boolean {
  const { op, method, material, measurements = [], parts = [] } = record;
  if (as === 'material') return material === meaning;
  if (as === 'operation') return method === meaning || op === meaning;
  if (as === 'reading')
    return measurements.some(({ kind }) => kind === meaning) || (isOpen && measurements.length === 0);
  const present = [
    record.vessels,
    record.from,
    record.to,
    ...parts.map(({ vessel, to }) => to ?? vessel),
  ].flat();
  return meaning.split(', ').every((name) => present.includes(name));
}

const identity = ['material', 'vessels', 'from', 'to', 'lot', 'fromLot', 'method'] as const;

/** Whether a reading changes a value of a record that keeps its names. */
function isSameWork(
  { reading: { follows }, earlier }: { reading: Reading; earlier: EarlierMessage },
  names: readonly Claim[],
): boolean {
  const { record, set = {} } = follows ?? {};
  const before = earlier.held.records[record ?? -1];
  if (!before || isBlank(Object.keys(set))) return false;
  const after: CellarRecord = { ...before, ...set, op: set.op ?? before.op };
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  return (
    !isSame(before, after) &&
    names.every((name) => hasName(after, name, false)) &&
    identity.every((field) => isBlank(before[field]) || isSame(before[field], after[field]))
  );
}
