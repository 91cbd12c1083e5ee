import type { EntryDraft } from '@orbit-vine/cellar-book/entries/entries.ts';
import { readBack } from '@orbit-vine/cellar-notes/read-back/read-back.ts';
import { backWords } from '@orbit-vine/cellar-notes/read-back/words.ts';
import type {
  Ask,
  AskSubject,
  CellarRecord,
  Follows,
  Reading,
} from '@orbit-vine/cellar-notes/schema/reading.ts';
import { type EarlierMessage, type Held, nothingHeld, type Outcome, type Turn } from './conversation.ts';
import { enterRecord } from './enter-record.ts';
import { storeRecords } from './store-records.ts';

type Followed = Pick<Outcome, 'reply' | 'entries' | 'earlier'>;

/** What a message does to the earlier one: answers, confirms, rejects, corrects, or withdraws. */
export function followEarlier(
  turn: Turn,
  reading: Reading,
  follows: Follows,
  earlier: EarlierMessage,
): Outcome {
  const followed =
    earlier.state === 'asked' ? settle(turn, follows, earlier) : correct(turn, reading, follows, earlier);
  return { reading, state: 'followed', held: nothingHeld, ...followed };
}

function changedRecords({ records }: Held, { record: changed, set }: Follows): CellarRecord[] {
  return records.map((record, index) =>
    index === changed ? { ...record, ...set, op: set?.op ?? record.op } : record,
  );
}

/** The fields that answer a question. */
const answerFields: Partial<Record<AskSubject, (keyof CellarRecord)[]>> = {
  quantity: ['amount', 'rate', 'volume', 'weight', 'bottles'],
  vessel: ['vessels', 'from', 'to', 'lot', 'fromLot'],
  variety: ['variety'],
  material: ['material'],
};

/** The questions still open: answering a later one leaves the first open. */
function openAsks({ asks }: Held, { record, set = {} }: Follows): Ask[] {
  const open = asks.filter(
    (ask) =>
      ask.record !== record || !(answerFields[ask.about] ?? []).some((field) => set[field] !== undefined),
  );
  return open.length < asks.length ? open : asks.slice(1);
}

function settle(turn: Turn, follows: Follows, earlier: EarlierMessage): Followed {
  const { held, language } = earlier;
  const words = backWords[language];
  if (follows.action === 'reject' || follows.action === 'void')
    return {
      reply: words.actions.reject,
      entries: [],
      earlier: { id: earlier.id, state: 'rejected', held: { ...held, asks: [] } },
    };
  const agreed = follows.action === 'confirm';
  const records = changedRecords(held, follows);
  // OK confirms a value. It is no quantity and no vessel.
  const asks = follows.set ? openAsks(held, follows) : held.asks;
  const stored = storeRecords(turn, { records, asks, language, ...(agreed ? { despite: true } : {}) });
  return {
    reply: stored.reply,
    entries: stored.entries,
    earlier: { id: earlier.id, state: stored.state, held: stored.held },
  };
}

function correct(turn: Turn, reading: Reading, follows: Follows, earlier: EarlierMessage): Followed {
  const { held, language } = earlier;
  const { action } = follows;
  const words = backWords[language];
  if (earlier.state !== 'stored') return { reply: words.reasons.not_understood, entries: [] };
  if (action === 'confirm') return { reply: words.actions.confirm, entries: [] };
  if (action === 'reject') return { reply: words.wrong, entries: [] };
  if (action === 'void')
    return {
      reply: words.actions.void,
      entries: held.entered.map(({ entry }) => ({
        id: turn.message.newId(),
        corrects: entry,
        action: 'void',
      })),
      earlier: { id: earlier.id, state: 'rejected', held },
    };
  return amend(turn, { ...reading, language }, follows, earlier);
}

/** Rewrites the record as rows that correct its entries, and voids those no longer needed. */
function amend(turn: Turn, reading: Reading, follows: Follows, earlier: EarlierMessage): Followed {
  const { cellar, message } = turn;
  const { held, language } = earlier;
  const records = changedRecords(held, follows);
  const record = records[follows.record];
  if (!record) return { reply: backWords[language].reasons.not_understood, entries: [] };
  const workedOn = record.at?.date ?? message.received.local.slice(0, 10);
  const made = enterRecord({ cellar, record, date: workedOn, takenCodes: new Set() });
  if ('ask' in made)
    return {
      reply: readBack({ ...reading, disposition: 'ask', asks: [{ about: made.ask, record: 0 }] }),
      entries: [],
    };
  const when = record.at?.time ? { workedOn, workedAt: record.at.time } : { workedOn };
  const own = held.entered.filter((each) => each.record === follows.record);
  const lots = lotsGiven(cellar, own);
  const entries: EntryDraft[] = made.works.map((work, index): EntryDraft => {
    const original = own[index]?.entry;
    const id = message.newId();
    if (original === undefined) return { id, ...when, work };
    // A lot keeps its code when the entry that created it is corrected.
    const lot = lots.get(original);
    const kept = lot !== undefined && 'lot' in work ? { ...work, lot } : work;
    return { id, corrects: original, action: 'amend', ...when, work: kept };
  });
  for (const { entry } of own.slice(made.works.length))
    entries.push({ id: message.newId(), corrects: entry, action: 'void' });
  const more = entries.flatMap((draft) =>
    'corrects' in draft ? [] : [{ entry: draft.id, record: follows.record }],
  );
  const after: Held = { ...held, records, entered: [...held.entered, ...more] };
  return {
    reply: readBack(reading, language),
    entries,
    earlier: { id: earlier.id, state: 'stored', held: after },
  };
}

function lotsGiven({ book }: Turn['cellar'], own: Held['entered']): Map<string, string> {
  const made = [...book.lots.values()].map((lot) => [lot.madeBy, lot.id] as const);
  return new Map(made.filter(([entry]) => own.some((each) => each.entry === entry)));
}
