import { takenBack } from '@orbit-vine/cellar-notes/read-back/read-back.ts';
import { backWords } from '@orbit-vine/cellar-notes/read-back/words.ts';
import type {
  Ask,
  AskSubject,
  CellarRecord,
  Follows,
  Reading,
} from '@orbit-vine/cellar-notes/schema/reading.ts';
import { textMessageLength } from '@orbit-vine/cellar-notes/text/text-message.ts';
import { type EarlierMessage, type Held, nothingHeld, type Outcome, type Turn } from './conversation.ts';
import { type Proposal, propose } from './propose.ts';
import { askAgainFor } from './questions.ts';

/** What a message does to an earlier one: answers, confirms, rejects, corrects, or withdraws. */
export function followEarlier(
  turn: Turn,
  reading: Reading,
  follows: Follows,
  earlier: EarlierMessage,
): Outcome {
  const followed =
    earlier.state === 'asked'
      ? settle(turn, follows, earlier, reading)
      : correct(turn, follows, earlier, reading.asks);
  return {
    reading,
    state: 'followed',
    held: nothingHeld,
    entries: [],
    changes: [],
    follows: earlier.id,
    ...followed,
  };
}

type Followed = Pick<Outcome, 'reply'> & Partial<Outcome>;

/** An answer that needs one more: a number without its unit, or nothing that fits. */
export function followPartly(turn: Turn, reading: Reading, earlier: EarlierMessage): Outcome {
  const { held, language } = earlier;
  const [asked] = reading.asks;
  const advanced = asked?.value !== undefined && asked.about === 'unit';
  const replaces = advanced ? 'quantity' : asked?.among ? 'vessel' : undefined;
  const asks =
    asked && replaces
      ? [asked, ...held.asks.filter(({ record, about }) => record !== asked.record || about !== replaces)]
      : held.asks;
  const tries = advanced ? (held.tries ?? 0) : (held.tries ?? 0) + 1;
  // "10 each" before "grams".
  const next: Held = {
    ...held,
    asks,
    ...(advanced ? { confirming: false, said: saidWith(turn, held) } : {}),
  };
  const reply = askAgainFor(turn, { ...earlier, held: next }, language, tries);
  return {
    ...{ reading, reply, state: 'followed', held: nothingHeld, entries: [], follows: earlier.id },
    changes: [{ id: earlier.id, state: 'asked', held: { ...next, tries } }],
  };
}

function changedRecords(
  { records }: Held,
  { record: changed, set = {}, others = [] }: Follows,
): CellarRecord[] {
  const original = records[changed];
  const change = (record: CellarRecord, fields: NonNullable<Follows['set']>) => ({
    ...{ ...record, ...fields },
    op: fields.op ?? record.op,
  });
  return [
    ...records.map((record, index) => (index === changed ? change(record, set) : record)),
    ...(original ? others.map((fields) => change(original, fields)) : []),
  ];
}

/** The fields that answer a question. */
const answerFields: Partial<Record<AskSubject, (keyof CellarRecord)[]>> = {
  quantity: ['amount', 'rate', 'volume', 'weight', 'bottles', 'parts', 'measurements', 'all'],
  unit: ['amount', 'rate', 'volume', 'weight', 'bottles', 'parts', 'measurements', 'durationMin'],
  measurement_kind: ['measurements'],
  vessel: ['vessels', 'from', 'to', 'lot', 'fromLot', 'parts'],
  lot: ['vessels', 'from', 'lot', 'fromLot'],
  variety: ['variety', 'block'],
  material: ['material'],
  date: ['at'],
  use: ['use'],
  size: ['packing', 'bottles'],
  operation: ['op'],
};

/** The questions still open; only what a question asks for closes it. */
export function asksAfter({ asks }: Held, { record, set = {} }: Follows): Ask[] {
  return asks.filter(
    (ask) =>
      ask.record !== record || !(answerFields[ask.about] ?? []).some((field) => set[field] !== undefined),
  );
}

/** A stored message, and the proposal that would correct it. */
function correction(turn: Turn, held: Held): Pick<Proposal, 'corrects'> & { target?: EarlierMessage } {
  if (held.amends === undefined) return {};
  const target = turn.message.earlier.find(({ id }) => id === held.amends);
  return target ? { target, corrects: target.held } : {};
}

function settle(
  turn: Turn,
  follows: Follows,
  earlier: EarlierMessage,
  { records: further, asks: unsure }: Reading,
): Followed {
  const { held, language } = earlier;
  if (follows.action === 'reject' || follows.action === 'void')
    return {
      reply: backWords[language].actions.reject,
      changes: [{ id: earlier.id, state: 'rejected', held: { ...held, asks: [] } }],
    };
  const records = [...changedRecords(held, follows), ...further];
  // Repeating the value in question confirms it.
  const isSame = JSON.stringify(records) === JSON.stringify(held.records);
  const isConfirmed = follows.action === 'confirm' || (isSame && held.confirming === true);
  if (isConfirmed && held.confirming !== true) return followUnanswered(turn, earlier);
  const { target, corrects } = correction(turn, held);
  const considered = propose(turn, {
    ...{ records, language, asks: follows.set ? [...asksAfter(held, follows), ...unsure] : held.asks },
    accepted: [...(held.accepted ?? []), ...(isConfirmed ? (held.shown ?? []) : [])],
    ...(corrects ? { corrects } : {}),
  });
  const { reply, entries, state } = considered;
  if (target && state === 'stored')
    return {
      ...{ reply, entries },
      changes: [{ ...closed(earlier) }, corrected(turn, target, considered.held)],
    };
  const amends = held.amends === undefined ? {} : { amends: held.amends };
  const next = { ...considered.held, ...amends, said: saidWith(turn, held) };
  return { reply, entries, changes: [{ id: earlier.id, state, held: next }] };
}

const closed = ({ id, held }: EarlierMessage) => ({
  id,
  state: 'followed' as const,
  held: { ...held, asks: [] },
});

/** More corrections than a person takes back. */
const mostVersions = 20;

function corrected(turn: Turn, { id, held: before }: EarlierMessage, held: Held) {
  const versions = [...(before.versions ?? []), before.records].slice(-mostVersions);
  return { id, state: 'stored' as const, held: { ...held, versions, said: saidWith(turn, before) } };
}

const saidWith = ({ message }: Turn, { said = [] }: Held) => [...said, message.text].slice(-3);

/** OK confirms a value. It is no quantity and no vessel. */
function followUnanswered(turn: Turn, earlier: EarlierMessage): Followed {
  const tries = (earlier.held.tries ?? 0) + 1;
  return {
    reply: askAgainFor(turn, earlier, earlier.language, tries),
    changes: [{ id: earlier.id, state: 'asked', held: { ...earlier.held, tries } }],
  };
}

function correct(turn: Turn, follows: Follows, earlier: EarlierMessage, unsure: readonly Ask[]): Followed {
  const { held, language, state } = earlier;
  const { action } = follows;
  const words = backWords[language];
  if (state !== 'stored') return { reply: words.reasons.not_understood };
  if (action === 'confirm') return thank(turn, words.actions.confirm);
  if (action === 'reject') return { reply: words.wrong };
  if (action === 'void') return undo(turn, earlier);
  const records = changedRecords(held, follows);
  if (JSON.stringify(records) === JSON.stringify(held.records)) return { reply: earlier.reply };
  const considered = propose(turn, { ...{ records, asks: unsure, language }, corrects: held });
  const { entries, reply } = considered;
  if (considered.state === 'asked')
    return { reply, state: 'asked', held: { ...considered.held, amends: earlier.id } };
  return {
    ...{ entries, reply: `${words.actions.amend}: ${reply}` },
    changes: [corrected(turn, earlier, considered.held)],
  };
}

/** OK after a read-back; if an older question waits for OK, it comes again first. */
function thank({ message }: Turn, thanks: string): Followed {
  const waiting = message.earlier.find(({ state, held }) => state === 'asked' && held.confirming);
  if (!waiting) return { reply: thanks };
  const { id, reply, held } = waiting;
  return { reply, follows: id, changes: [{ id, state: 'asked', held }] };
}

/** UNDO takes back what the last text did: its corrections, else its entries. */
function undo(turn: Turn, earlier: EarlierMessage): Followed {
  const { changedBy } = earlier.held;
  const isSame = ({ id, state, held }: EarlierMessage) =>
    id === earlier.id || (state === 'stored' && changedBy !== undefined && held.changedBy === changedBy);
  const all = turn.message.earlier.filter(isSame);
  const undone = all.map((each) => undoOne(turn, each));
  const replies = undone.map(({ reply }) => reply).join(' ');
  const records = all.flatMap(({ held }) => held.records);
  const { unit } = turn.message;
  return {
    reply:
      replies.length <= textMessageLength
        ? replies
        : takenBack(records, { language: earlier.language, unit }),
    entries: undone.flatMap(({ entries }) => entries),
    changes: undone.flatMap(({ changes }) => changes),
  };
}

function undoOne(turn: Turn, earlier: EarlierMessage): Pick<Outcome, 'reply' | 'entries' | 'changes'> {
  const { held, language } = earlier;
  const words = backWords[language];
  const { versions = [], ...now } = held;
  const before = versions.at(-1);
  if (!before) {
    const entries = held.entered.map(({ entry }) => ({
      ...{ id: turn.message.newId(), corrects: entry, action: 'void' as const },
    }));
    const reply = takenBack(held.records, { language, unit: turn.message.unit });
    return { reply, entries, changes: [{ id: earlier.id, state: 'rejected', held }] };
  }
  const restored = propose(turn, { records: before, asks: [], language, corrects: now, accepted: 'all' });
  const { entries } = restored;
  return {
    ...{ entries, reply: `${words.restored}: ${restored.reply}` },
    changes: [
      { id: earlier.id, state: 'stored', held: { ...restored.held, versions: versions.slice(0, -1) } },
    ],
  };
}
