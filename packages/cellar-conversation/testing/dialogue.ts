import type { Entry } from '@orbit-vine/cellar-book/entries/entries.ts';
import { orderWork } from '@orbit-vine/cellar-book/entries/order.ts';
import type { Work, WorkOf } from '@orbit-vine/cellar-book/entries/work.ts';
import { foldWinery } from '@orbit-vine/cellar-book/fold-winery.ts';
import { firstSetup, type Setup } from '@orbit-vine/cellar-book/setup.ts';
import type { EarlierMessage, Held, MessageState } from '../src/conversation.ts';
import { converse } from '../src/converse.ts';

const liters = (count: number) => count * 1000;
const vessels: Setup['vessels'] = [
  ...['T1', 'T2', 'T3', 'T4'].map((name) => ({ name, kind: 'tank' as const, capacityMl: liters(2000) })),
  ...['B61', 'B62', 'B63', 'B64', 'B65', 'B66', 'B67', 'B68'].map((name) => ({
    ...{ name, kind: 'barrel' as const, capacityMl: liters(225) },
  })),
  { name: 'K1', kind: 'keg', capacityMl: liters(58) },
];
const setup: Setup = {
  ...{ ...firstSetup, vessels },
  materials: [...firstSetup.materials, { name: 'ascorbic acid', aliases: ['ascorbic'] }],
};
const lots = [
  { lot: '24-CS-01', variety: 'Cabernet Sauvignon', levels: [{ vessel: 'T1', ml: liters(1500) }] },
  { lot: '24-RI-01', variety: 'Riesling', levels: [{ vessel: 'T4', ml: liters(1200) }] },
  {
    ...{ lot: '24-ME-01', variety: 'Merlot' },
    levels: ['B61', 'B62', 'B63', 'B64', 'B65', 'B66'].map((vessel) => ({ vessel, ml: liters(215) })),
  },
  { lot: '24-CF-01', variety: 'Cabernet Franc', levels: [{ vessel: 'K1', ml: liters(50) }] },
];

const smallCellar: Cellar = {
  setup,
  entries: lots.map(({ lot, variety, levels }, index) => ({
    ...{ id: lot, seq: index + 1, arrivedAt: '2025-01-01T08:00', workedOn: '2025-01-01' },
    work: {
      ...{ op: 'start', lot, levels, stage: 'ageing' },
      composition: [{ component: { variety, block: null, vintage: 2024 }, parts: 1 }],
    } as Work,
  })),
  timeZone: 'America/Detroit',
  received: { local: '2025-10-08T16:00:00', offset: '-04:00' },
};

interface Told extends EarlierMessage {
  changed: number;
}

export interface Cellar {
  setup: Setup;
  entries: readonly Entry[];
  timeZone: string;
  /** Of every text. */
  received: { local: string; offset: string };
}

interface Choices {
  cellar?: Cellar;
  unit?: 'gal' | 'L';
  dateOrder?: 'month-first' | 'day-first';
  planned?: readonly WorkOf<'plan'>[];
  sender?: string;
  lotCodePattern?: string;
}

/** A conversation with a small cellar: T1, T4, and the barrels hold wine; T2 and T3 are empty. */
export function openDialogue({
  unit = 'gal',
  dateOrder = 'month-first',
  planned = [],
  sender,
  lotCodePattern,
  cellar = smallCellar,
}: Choices = {}) {
  const { timeZone, received } = cellar;
  const ownSetup: Setup = { ...cellar.setup, ...(lotCodePattern !== undefined && { lotCodePattern }) };
  const entries = [...cellar.entries];
  for (const work of planned)
    entries.push({
      ...{ id: `plan ${work.plan}`, seq: entries.length + 1, arrivedAt: '2025-01-02T08:00' },
      ...{ workedOn: '2025-01-02', work },
    });
  const messages: Told[] = [];
  const settings = {
    ...{ timeZone, dateOrder },
    harvestMonths: Array.from({ length: 12 }, (_, month) => month + 1),
  };
  let steps = 0;
  const next = () => {
    steps += 1;
    return steps;
  };

  /** Sends a text; the reply, and the state of the message. */
  function say(text: string): { reply: string; state: MessageState } {
    const foldWith = (more: readonly Entry[]) => foldWinery(ownSetup, [...entries, ...more]);
    const earlier = messages
      .filter(({ state }) => state === 'asked' || state === 'stored')
      .toSorted((one, other) => other.changed - one.changed);
    const outcome = converse(
      { settings, setup: ownSetup, book: foldWith([]), foldWith },
      {
        ...{ text, earlier, unit, received },
        ...{ nextNumber: entries.length + 1, newId: () => `id-${next()}` },
        ...{ sender, listed: messages.at(-1)?.held.plans },
      },
    );
    for (const draft of outcome.entries)
      entries.push({ ...draft, seq: entries.length + 1, arrivedAt: received.local.slice(0, 16) } as Entry);
    const { reply, state, held, reading } = outcome;
    const { language } = reading;
    const followed = messages.find(({ id }) => id === outcome.follows);
    if (followed) followed.reply = reply;
    messages.push({ ...{ id: `message-${next()}`, text, language, reply, state, held }, changed: next() });
    for (const { id, ...change } of outcome.changes) {
      const message = messages.find((each) => each.id === id);
      if (message)
        Object.assign(message, change satisfies { state: MessageState; held: Held }, { changed: next() });
    }
    return { reply, state };
  }

  const rows = () =>
    orderWork(entries, {}).works.filter(({ work }) => work.op !== 'start' && work.op !== 'plan');
  return {
    say,
    /** The work in force that the conversation entered, with its days. */
    rows,
    works: () => rows().map(({ work }) => work),
    book: () => foldWinery(ownSetup, entries),
    open: () => messages.filter(({ state }) => state === 'asked').length,
  };
}

/** Plays texts; the work in force at the end, and how many questions are open. */
export function play(texts: readonly string[], choices?: Choices) {
  const dialogue = openDialogue(choices);
  const replies = texts.map((text) => dialogue.say(text).reply);
  return { works: dialogue.works(), open: dialogue.open(), replies };
}
