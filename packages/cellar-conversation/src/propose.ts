import type { EntryDraft } from '@orbit-vine/cellar-book/entries/entries.ts';
import type { Finding } from '@orbit-vine/cellar-book/entries/findings.ts';
import type { Work } from '@orbit-vine/cellar-book/entries/work.ts';
import { readBack } from '@orbit-vine/cellar-notes/read-back/read-back.ts';
import { doubtsOf } from '@orbit-vine/cellar-notes/records/plausibility.ts';
import type { Ask, CellarRecord, Language, Reading } from '@orbit-vine/cellar-notes/schema/reading.ts';
import type { Held, Turn } from './conversation.ts';
import { asInStock } from './enter-bottles.ts';
import { enterRecord } from './enter-record.ts';
import { type Mixed, nameMixtures } from './name-mixtures.ts';
import { askDespite, questionOf, warningOf, warningsAbout } from './questions.ts';
import { bookWithout, restAsLoss } from './rest-as-loss.ts';

/** Complete or not yet: records that a message, an answer, or a correction proposes for the book. */
export interface Proposal {
  records: CellarRecord[];
  /** What is missing or unclear. Doubts about values are found anew from the records. */
  asks: readonly Ask[];
  language: Language;
  /** Warnings that the sender has accepted. */
  accepted?: readonly string[] | 'all';
  /** The entries that it corrects, with the records that they hold now. */
  corrects?: Pick<Held, 'entered' | 'records'>;
}

export interface Considered {
  entries: EntryDraft[];
  held: Held;
  reply: string;
  state: 'stored' | 'asked';
}

/** A warning that OK accepts: the values are there, but implausible, or the words leave a doubt. */
const isWarning = ({ about, why, record }: Ask, records: readonly CellarRecord[]) =>
  about === 'plausibility' ||
  (about === 'operation' && records[record]?.op !== 'note') ||
  (about === 'quantity' && why === 'words') ||
  (why !== undefined && ['left', 'role', 'alone'].includes(why));

/**
 * The one way into the book: asks for what is missing, then shows every warning of the reader and of the book at once,
 * and stores what remains. Whatever its source, a record passes the same checks.
 */
export function propose(turn: Turn, said: Proposal): Considered {
  const before = bookWithout(turn, said.corrects?.entered);
  const proposal = {
    ...said,
    records: said.records.map((record) => restAsLoss(before, asInStock(turn.cellar, record))),
  };
  const { records, asks, language, accepted = [] } = proposal;
  const missing = asks.filter((ask) => !isWarning(ask, records));
  if (missing.length > 0) return ask(turn, proposal, missing);
  const entered = enterAll(turn, proposal);
  if ('ask' in entered) return ask(turn, proposal, [entered.ask]);
  const mixed = nameMixtures(turn, entered.entries);
  const found = accepted === 'all' ? [] : warningsOf(turn, proposal, mixed);
  const warnings = found.filter((text) => !accepted.includes(text));
  if (warnings.length === 0) {
    const isDespite = accepted.length > 0;
    const entries = isDespite ? mixed.entries.map(withDespite) : mixed.entries;
    const reply = readBack(readingOf(proposal), {
      language,
      number: turn.message.nextNumber,
      unit: turn.message.unit,
      newLots: mixed.findings.flatMap(({ becomes }) => becomes ?? []),
    });
    return { entries, held: { records, asks: [], entered: entered.held }, reply, state: 'stored' };
  }
  const { shown, reply } = askDespite(turn, readingOf(proposal), warnings);
  const held = { records, asks: [], entered: [], confirming: true, shown, accepted: agreed(accepted) };
  return { entries: [], held, reply, state: 'asked' };
}

const agreed = (accepted: NonNullable<Proposal['accepted']>) => (accepted === 'all' ? [] : [...accepted]);

function withDespite(draft: EntryDraft): EntryDraft {
  return 'corrects' in draft ? draft : { ...draft, despite: true };
}

function readingOf({ records, language }: Pick<Proposal, 'records' | 'language'>, asks: Ask[] = []): Reading {
  const disposition = asks.length > 0 ? 'ask' : 'accept';
  return { disposition, language, confidence: 'high', records, asks, words: [] };
}

function ask(turn: Turn, proposal: Proposal, missing: Ask[]): Considered {
  const { records, asks, accepted = [] } = proposal;
  const doubts = asks.filter((each) => isWarning(each, records));
  const held: Held = { records, asks: [...missing, ...doubts], entered: [], accepted: agreed(accepted) };
  return { entries: [], held, reply: questionOf(turn, readingOf(proposal, missing)), state: 'asked' };
}

function warningsOf(
  turn: Turn,
  { records, asks, language }: Proposal,
  { entries: drafts, findings }: Mixed,
): string[] {
  const { cellar, message, context } = turn;
  const doubts = [
    ...asks.filter((each) => isWarning(each, records) && each.about !== 'plausibility'),
    ...records.flatMap((record, index) =>
      doubtsOf(record, context).map((each) => ({ ...each, record: index })),
    ),
  ];
  const caused = [...findings, ...drafts.flatMap((draft) => emptied(turn, draft))];
  const texts = [
    ...doubts.map((each) => warningOf(turn, each, records[each.record], language)),
    ...warningsAbout(caused, { setup: cellar.setup, language, unit: message.unit }),
  ];
  return [...new Set(texts.filter((text) => text !== undefined))];
}

/** A level of nothing empties the vessel in the book without a finding. */
function emptied({ cellar }: Turn, draft: EntryDraft): Finding[] {
  if (!('work' in draft) || draft.work?.op !== 'gauge') return [];
  return draft.work.levels.flatMap(({ vessel, ml }) => {
    const inBook = cellar.book.vessels.get(vessel)?.ml ?? 0;
    return ml === 0 && inBook > 0
      ? [{ code: 'level_off_book' as const, entry: draft.id, vessel, ml: -inBook }]
      : [];
  });
}

type Entered = { entries: EntryDraft[]; held: Held['entered'] } | { ask: Ask };

function dayOf({ at }: CellarRecord, { message }: Turn): { workedOn: string; workedAt?: string } {
  const workedOn = at?.date ?? message.received.local.slice(0, 10);
  return at?.time ? { workedOn, workedAt: at.time } : { workedOn };
}

/** New entries, or rows that correct the entries of the records that changed. */
function enterAll(turn: Turn, { records, corrects }: Proposal): Entered {
  const { cellar, message } = turn;
  const entries: EntryDraft[] = [];
  const held: Held['entered'] = [...(corrects?.entered ?? [])];
  const takenCodes = new Set<string>();
  // UNDO of a correction that made several records of one.
  const isDropped = ({ record }: Held['entered'][number]) => record >= records.length;
  for (const { entry } of held.filter(isDropped))
    entries.push({ id: message.newId(), corrects: entry, action: 'void' });
  for (const [index, record] of records.entries()) {
    if (corrects && JSON.stringify(corrects.records[index]) === JSON.stringify(record)) continue;
    const when = dayOf(record, turn);
    // A corrected blend makes its lot anew.
    const book = record.op === 'blend' && corrects ? bookWithout(turn, corrects.entered) : cellar.book;
    const made = enterRecord({ cellar: { ...cellar, book }, record, date: when.workedOn, takenCodes });
    if ('ask' in made) return { ask: { about: made.ask, record: index } };
    const own = held.filter((each) => each.record === index);
    const lots = lotsGiven(cellar, own);
    const codes = new Map<string, string>();
    for (const [at, work] of made.works.entries()) {
      const original = own[at]?.entry;
      const id = message.newId();
      if (original === undefined) {
        entries.push({ id, ...when, work });
        held.push({ entry: id, record: index });
        continue;
      }
      const kept = keepLot(work, lots.get(original), codes);
      entries.push({ id, corrects: original, action: 'amend', ...when, work: kept });
    }
    for (const { entry } of own.slice(made.works.length))
      entries.push({ id: message.newId(), corrects: entry, action: 'void' });
  }
  return { entries, held: held.filter((each) => !isDropped(each)) };
}

/** A lot keeps its code when the entry that created it is corrected; the work that goes on with it follows. */
function keepLot(work: Work, lot: string | undefined, codes: Map<string, string>): Work {
  if (lot !== undefined && 'lot' in work) {
    if (work.lot !== undefined) codes.set(work.lot, lot);
    return { ...work, lot };
  }
  if (!('fromLot' in work)) return work;
  const fromLot = codes.get(work.fromLot ?? '');
  return fromLot === undefined ? work : { ...work, fromLot };
}

function lotsGiven({ book }: Turn['cellar'], own: Held['entered']): Map<string, string> {
  const made = [...book.lots.values()].map((lot) => [lot.madeBy, lot.id] as const);
  return new Map(made.filter(([entry]) => own.some((each) => each.entry === entry)));
}
