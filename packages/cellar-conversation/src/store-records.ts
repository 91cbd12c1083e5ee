import type { EntryDraft } from '@orbit-vine/cellar-book/entries/entries.ts';
import { readBack } from '@orbit-vine/cellar-notes/read-back/read-back.ts';
import type { Ask, CellarRecord, Language, Reading } from '@orbit-vine/cellar-notes/schema/reading.ts';
import { asEntries, type Held, type Turn } from './conversation.ts';
import { enterRecord } from './enter-record.ts';
import { questionAbout } from './questions.ts';

export interface Stored {
  entries: EntryDraft[];
  held: Held;
  reply: string;
  state: 'stored' | 'asked';
}

interface Draft {
  records: CellarRecord[];
  asks: Ask[];
  language: Language;
  /** The sender confirmed it despite a finding. */
  despite?: boolean;
}

function dayOf({ at }: CellarRecord, { message }: Turn): { workedOn: string; workedAt?: string } {
  const workedOn = at?.date ?? message.received.local.slice(0, 10);
  return at?.time ? { workedOn, workedAt: at.time } : { workedOn };
}

function readingOf({ records, asks, language }: Draft): Reading {
  const disposition = asks.length > 0 ? 'ask' : 'accept';
  return { disposition, language, confidence: 'high', records, asks, words: [] };
}

function ask(draft: Draft, asks: Ask[]): Stored {
  const reply = readBack(readingOf({ ...draft, asks }));
  return { entries: [], held: { records: draft.records, asks, entered: [] }, reply, state: 'asked' };
}

/**
 * Turns records into entries or asks: first the reader's questions, then missing facts, then the book's findings,
 * which are asked about once and stored anyway after OK.
 */
export function storeRecords(turn: Turn, draft: Draft): Stored {
  const { cellar, message } = turn;
  const { records, language, despite } = draft;
  const open = draft.asks.filter(
    ({ about }) => !(despite && (about === 'plausibility' || about === 'operation')),
  );
  if (open.length > 0) return ask(draft, open);
  const entries: EntryDraft[] = [];
  const entered: Held['entered'] = [];
  const takenCodes = new Set<string>();
  for (const [index, record] of records.entries()) {
    const when = dayOf(record, turn);
    const made = enterRecord({ cellar, record, date: when.workedOn, takenCodes });
    if ('ask' in made) return ask(draft, [{ about: made.ask, record: index }]);
    for (const work of made.works) {
      const id = message.newId();
      entries.push({ id, ...when, work, ...(despite ? { despite: true as const } : {}) });
      entered.push({ entry: id, record: index });
    }
  }
  const question = despite ? undefined : questionIn(turn, entries, language);
  if (question !== undefined)
    return {
      entries: [],
      held: { records, asks: [], entered: [], confirming: true },
      reply: question,
      state: 'asked',
    };
  const reply = readBack(readingOf({ ...draft, asks: [] }), language, message.nextNumber);
  return { entries, held: { records, asks: [], entered }, reply, state: 'stored' };
}

/** The first finding that new entries would cause. */
export function questionIn(
  { cellar, message }: Turn,
  drafts: readonly EntryDraft[],
  language: Language,
): string | undefined {
  if (drafts.length === 0) return undefined;
  const ids = new Set(drafts.map((draft) => ('corrects' in draft ? draft.corrects : draft.id)));
  const { findings } = cellar.foldWith(asEntries(drafts, message));
  const before = new Set(cellar.book.findings.map((finding) => JSON.stringify(finding)));
  for (const finding of findings) {
    if (!ids.has(finding.entry) || before.has(JSON.stringify(finding))) continue;
    const question = questionAbout(finding, { setup: cellar.setup, language, unit: message.unit });
    if (question !== undefined) return question;
  }
  return undefined;
}
