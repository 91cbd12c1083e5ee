import { subjectOf } from '@orbit-vine/cellar-notes/records/fill-work.ts';
import type { Ask, CellarRecord, Follows, Reading } from '@orbit-vine/cellar-notes/schema/reading.ts';
import { foldText } from '@orbit-vine/cellar-notes/text/fold.ts';
import type { EarlierMessage } from './conversation.ts';
import { isBlank } from './repeated-in-full.ts';
import { splits } from './splits.ts';

interface Reader {
  /** The text as a new message. */
  alone: (text: string) => Reading;
  /** The text as one that follows an earlier message. */
  after: (earlier: EarlierMessage, text: string) => Reading;
}

const excuse =
  /^(?:sorry|srry|my bad|forgot|oops|thanks|thx|perdon|disculpa|gracias|se me (?:pas|olvid)o|ups)\b/;

/** Takes back or doubts what precedes it. */
const hedge =
  /(?:^|\s)(?:maybe|perhaps|prob(?:ably)?|possibly|guess|think|sure|not|no|nope|wait|or|if|unless|quizas?|creo|supongo|tal vez|a lo mejor|espera|o|si)(?:\s|[.,!]|$)/;

const inPlace = new Set<CellarRecord['op']>([
  ...(['addition', 'fine', 'inoculate', 'measurement', 'cap_work', 'state', 'loss', 'dump', 'top'] as const),
]);

/**
 * "T6, sorry. and lost 3 gal", "300 g, with 375 g Go-Ferm": an answer to an open question, and further work in the same
 * vessels, which joins the records of the question. The rest may also be a plan or an excuse.
 */
export function splitAnswer(
  text: string,
  open: readonly EarlierMessage[],
  reader: Reader,
): { reading: Reading; earlier: EarlierMessage } | undefined {
  const whole = reader.alone(text);
  const isComplete = whole.disposition === 'accept' && whole.records.length > 0 && !isRemark(whole, text);
  for (const { head, mark, rest } of splits(text)) {
    const isJoined = /\p{L}|[&+]/u.test(mark);
    if (isComplete && !isJoined) continue;
    const elsewhere = open.map((earlier) => sameElsewhere(head, rest, earlier, reader)).find(Boolean);
    if (elsewhere) return elsewhere;
    const said = reader.alone(rest);
    const further = isAside(said, rest, mark) ? { ...said, records: [], asks: [] } : said;
    if (startsWithPlace(said) || (further === said && !saysWork(said))) continue;
    for (const earlier of open) {
      const reading = reader.after(earlier, head);
      const { follows } = reading;
      if (follows?.action !== 'complete' || !follows.set || reading.asks.length > 0) continue;
      // "20 g KMBS and 1 kg DAP" after two questions
      if (open.some((other) => other !== earlier && reader.after(other, rest).follows?.set)) continue;
      return { earlier, reading: { ...reading, words: whole.words, ...joined(further, follows, earlier) } };
    }
  }
  return undefined;
}

/** "60 g, and T4 40 g": the same work in another vessel, with its own amount. */
function sameElsewhere(head: string, rest: string, earlier: EarlierMessage, reader: Reader) {
  if (!/\d/.test(rest)) return undefined;
  const reading = reader.after(earlier, head);
  const { follows } = reading;
  if (follows?.action !== 'complete' || !follows.set || follows.others || reading.asks.length > 0)
    return undefined;
  const target = earlier.held.records[follows.record];
  if (!target || earlier.held.records.length > 1) return undefined;
  const answered: CellarRecord = { ...target, ...follows.set, op: target.op };
  const held = { ...earlier.held, records: [answered], asks: [], said: [head] };
  const { records, words } = reader.after({ ...earlier, state: 'stored', held }, `and ${rest}`);
  const isAgain =
    records.length === 1 && records[0]?.op === answered.op && records[0].material === answered.material;
  if (!isAgain || (answered.op !== 'bottle' && !words.some(({ as }) => as === 'vessel'))) return undefined;
  return { earlier, reading: { ...reading, records } };
}

/** "T2 and T4 pressed": the vessel before belongs to it. */
const startsWithPlace = ({ words: [first] }: Reading) => first?.as === 'vessel' || first?.as === 'lot';

function saysWork({ disposition, records, query, follows }: Reading): boolean {
  const isWork = ({ op, measurements }: CellarRecord) => op !== 'note' && measurements?.length !== 0;
  return (
    (disposition === 'accept' || disposition === 'ask') &&
    !query &&
    !follows &&
    records.length > 0 &&
    records.every((record) => isWork(record) && (disposition === 'accept' || record.op !== 'receive_fruit'))
  );
}

/** "into T2, looking good": a note that begins as an answer does. */
const isRemark = ({ records }: Reading, text: string) =>
  records.every(({ op }) => op === 'note') && /^\s*(?:\d|(?:to|into|al|fue|fueron|it|was)\s)/i.test(text);

/** "was on the phone, sorry", "all mixed in", and "we rack T4 tomorrow" are no work. */
function isAside({ disposition, reason, records }: Reading, rest: string, mark: string): boolean {
  // "ya quedó bien mezclado": a blend of nothing.
  const isMixed = records.every(
    ({ op, to = [], parts = [] }) => op === 'blend' && to.length + parts.length === 0,
  );
  if (
    (disposition === 'ignore' || (records.length > 0 && isMixed)) &&
    !/\d/.test(rest) &&
    !hedge.test(foldText(rest).text)
  )
    return true;
  if (records.length > 0) return false;
  if (reason === 'future') return mark.trim() !== ',';
  return excuse.test(foldText(rest).text) && (disposition === 'ignore' || reason === 'not_understood');
}

/** The further records, in the vessels of the answered one unless they name others, with what they lack. */
function joined(
  { records, asks }: Reading,
  { record: answered, set, others = [] }: Follows,
  { held }: EarlierMessage,
): { records: CellarRecord[]; asks: Ask[] } {
  const target = held.records[answered];
  const named = [set?.to, set?.vessels, set?.from].find((names) => !isBlank(names));
  const vessels = named ?? (target && subjectOf({ ...target, ...set, op: target.op })?.vessels) ?? [];
  const lacksPlace = ({ op, vessels: own, lot }: CellarRecord) =>
    inPlace.has(op) && isBlank(own) && lot === undefined && vessels.length > 0;
  const before = held.records.length + others.length;
  return {
    records: records.map((record) => (lacksPlace(record) ? { ...record, vessels } : record)),
    asks: asks.flatMap((ask) => {
      const record = records[ask.record];
      const isFilled = ask.about === 'vessel' && record && lacksPlace(record);
      return isFilled && (record.op !== 'top' || record.from || record.fromLot)
        ? []
        : [{ ...ask, record: before + ask.record }];
    }),
  };
}
