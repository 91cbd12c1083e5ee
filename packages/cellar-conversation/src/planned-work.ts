import type { Plan } from '@orbit-vine/cellar-book/book/plan.ts';
import { lotCode } from '@orbit-vine/cellar-book/lot-codes.ts';
import { foldName } from '@orbit-vine/cellar-book/setup.ts';
import { planSheet } from '@orbit-vine/cellar-book/sheets/plan-sheet.ts';
import { read } from '@orbit-vine/cellar-notes/read.ts';
import { vesselList } from '@orbit-vine/cellar-notes/read-back/read-back.ts';
import type { Language } from '@orbit-vine/cellar-notes/schema/reading.ts';
import { asTextMessage } from '@orbit-vine/cellar-notes/text/text-message.ts';
import { nothingHeld, type Outcome, type Turn } from './conversation.ts';

/** Two parts of a text message in GSM-7. */
const maxList = 306;
const maxTask = 60;

const words = {
  en: {
    today: 'today',
    late: (day: string) => `late, ${day}`,
    none: 'Nothing is planned for you.',
    others: (count: number) => ` For others: ${count}.`,
    more: (count: number) => `+${count} more`,
    how: (isOne: boolean) =>
      isOne ? "Reply DONE when it's done." : 'Reply DONE and its number, as in DONE 1.',
    which: (last: number) => `Which one? Reply DONE and its number, 1 to ${last}.`,
    done: (task: string, number: number) => `Done: ${task}. #${number}. Wrong? Reply UNDO`,
  },
  es: {
    today: 'hoy',
    late: (day: string) => `atrasado, ${day}`,
    none: 'No hay nada planeado para ti.',
    others: (count: number) => ` Para otros: ${count}.`,
    more: (count: number) => `+${count} mas`,
    how: (isOne: boolean) =>
      isOne ? 'Responde HECHO al terminar.' : 'Responde HECHO y su numero, por ejemplo HECHO 1.',
    which: (last: number) => `¿Cual? Responde HECHO y su numero, del 1 al ${last}.`,
    done: (task: string, number: number) => `Hecho: ${task}. #${number}. ¿Mal? Responde UNDO`,
  },
} as const satisfies Record<Language, unknown>;

const everyone = new Set(['all', 'everyone', 'crew', 'team', 'cellar', 'todos', 'equipo', 'anyone']);
const namesIn = (text: string) =>
  text
    .split(/[^\p{L}\p{N}'-]+/u)
    .map(foldName)
    .filter(Boolean);

/** Planned for the sender, for everyone, or for nobody in particular. */
function isFor({ assignee }: Plan, sender: string | undefined): boolean {
  if (assignee === undefined || sender === undefined) return true;
  const own = namesIn(sender);
  return namesIn(assignee).some((name) => everyone.has(name) || own.includes(name));
}

const shortDay = (day: string, { cellar: { settings } }: Turn) => {
  const [, month, date] = day.split('-').map(Number);
  return settings.dateOrder === 'day-first' ? `${date}/${month}` : `${month}/${date}`;
};

const todayOf = ({ message }: Turn) => message.received.local.slice(0, 10);

/** The open plans, today's first, then late ones, then the next. */
function openPlans(turn: Turn): Plan[] {
  const today = todayOf(turn);
  const { overdue, next } = planSheet(turn.cellar.book, today);
  return [...next.filter(({ due }) => due === today), ...overdue, ...next.filter(({ due }) => due > today)];
}

const shortened = (text: string) => (text.length <= maxTask ? text : `${text.slice(0, maxTask - 3)}...`);

/** "Rack T1", with its vessels or lot unless the task names them. */
function taskOf({ task, vessels, lot = '' }: Plan, { cellar: { setup } }: Turn): string {
  const text = asTextMessage(task).replace(/\s+/g, ' ').trim();
  const where = vessels.length > 0 ? vesselList([...vessels]) : lotCode(setup, lot);
  const isNamed = foldName(text).includes(foldName(where));
  return isNamed ? shortened(text) : `${shortened(text)} (${shortened(asTextMessage(where))})`;
}

function dueOf({ due }: Plan, turn: Turn, language: Language): string {
  const today = todayOf(turn);
  const { today: isToday, late } = words[language];
  if (due === today) return isToday;
  return due < today ? late(shortDay(due, turn)) : shortDay(due, turn);
}

/** The planned work for the sender with numbers to answer with, in at most two parts of a text message. */
export function answerPlans(turn: Turn, language: Language): Pick<Outcome, 'reply' | 'held'> {
  const all = openPlans(turn);
  const own = all.filter((plan) => isFor(plan, turn.message.sender));
  const { none, others, how, more } = words[language];
  if (own.length === 0)
    return { reply: `${none}${all.length > 0 ? others(all.length) : ''}`, held: nothingHeld };
  const ending = how(own.length === 1);
  const room = maxList - ending.length - ` ${more(own.length)}. `.length;
  let list = '';
  let shown = 0;
  for (const plan of own) {
    const number = own.length === 1 ? '' : `${shown + 1}) `;
    const line = `${number}${taskOf(plan, turn)}, ${dueOf(plan, turn, language)}`;
    const longer = list === '' ? line : `${list}; ${line}`;
    if (shown > 0 && longer.length > room) break;
    list = longer;
    shown += 1;
  }
  const rest = own.length > shown ? `; ${more(own.length - shown)}` : '';
  return {
    reply: `${list}${rest}. ${ending}`,
    held: { ...nothingHeld, plans: own.map(({ plan }) => plan) },
  };
}

const completes: Record<Language, RegExp> = {
  en: /^(?:all )?(?:done|finished|completed|did it)(?:\s*(?:with|number|no\.?)?\s*#?(\d{1,3}))?$|^#?(\d{1,3})\s+(?:is\s+)?(?:done|finished)$/,
  es: /^(?:ya\s+)?(?:hecho|listo|terminado|lista|hecha)(?:\s*(?:el|la|numero)?\s*#?(\d{1,3}))?$|^#?(\d{1,3})\s+(?:hecho|listo|terminado)$/,
};
const agrees = /^(?:ok|okay|okey)(?:\s*#?(\d{1,3}))?$/;

/** "DONE 2", "hecho", or "OK" after a list. */
function answerIn(
  text: string,
): { language: Language | undefined; number?: number; isDone: boolean } | undefined {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}!.,]/gu, '')
    .trim();
  for (const language of ['en', 'es'] as const) {
    const match = completes[language].exec(plain);
    const number = match?.[1] ?? match?.[2];
    if (match) return { language, isDone: true, ...(number === undefined ? {} : { number: Number(number) }) };
  }
  return agrees.test(plain) ? { language: undefined, isDone: false } : undefined;
}

/**
 * The outcome of a message that says that planned work is done. Only DONE after a list completes work, and of several
 * only the one whose number it names; otherwise the list comes again. OK completes nothing, since it may only mean that
 * the list was read. Undefined for any other message.
 */
export function completePlans(turn: Turn): Outcome | undefined {
  const { message, context } = turn;
  const { listed, earlier, received } = message;
  const answer = answerIn(message.text);
  const asked = earlier.filter(({ state }) => state === 'asked');
  if (!answer || (!listed && (!answer.isDone || asked.length > 0))) return undefined;
  const reading = {
    ...read(message.text, `${received.local}${received.offset}`, [], context),
    ...{ disposition: 'answer' as const, records: [], asks: [], query: { about: 'planned_work' as const } },
  };
  const language = answer.language ?? reading.language;
  const told = { reading: { ...reading, language }, state: 'told' as const, entries: [], changes: [] };
  if (!listed) {
    const list = answerPlans(turn, language);
    return list.held.plans && { ...told, ...list };
  }
  const waiting = asked.find(({ held }) => held.confirming) ?? asked[0];
  if (!answer.isDone && waiting) return { ...told, reply: waiting.reply, held: nothingHeld };
  const done = answer.isDone ? completed(turn, listed, answer.number) : undefined;
  if (done) return { ...told, ...done(language) };
  if (listed.some((plan) => !openPlan(turn, plan)))
    return answer.isDone ? { ...told, ...answerPlans(turn, language) } : undefined;
  const { how, which } = words[language];
  const reply = listed.length === 1 ? how(true) : which(listed.length);
  return { ...told, reply, held: { ...nothingHeld, plans: [...listed] } };
}

function openPlan({ cellar }: Turn, key: string | undefined): Plan | undefined {
  const plan = key === undefined ? undefined : cellar.book.plans.get(key);
  return plan?.done ? undefined : plan;
}

/** Completes the work of that number, or the only one; undefined if it is not open, or if there are several. */
function completed(turn: Turn, listed: readonly string[], number: number | undefined) {
  const isOnly = listed.length === 1 && number === undefined;
  const plan = openPlan(turn, listed[isOnly ? 0 : (number ?? 0) - 1]);
  if (!plan) return undefined;
  const { message } = turn;
  const entry = message.newId();
  return (language: Language): Pick<Outcome, 'state' | 'entries' | 'held' | 'reply'> => ({
    state: 'stored',
    entries: [{ id: entry, workedOn: todayOf(turn), work: { op: 'plan_done', plan: plan.plan } }],
    // The other numbers stay good.
    held: { ...nothingHeld, entered: [{ entry, record: 0 }], plans: [...listed] },
    reply: words[language].done(taskOf(plan, turn), message.nextNumber),
  });
}
