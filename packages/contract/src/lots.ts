import { entriesWith } from '@orbit-vine/cellar-book/entries/entries.ts';
import { workSchema } from '@orbit-vine/cellar-book/entries/work.ts';
import { setupSchema } from '@orbit-vine/cellar-book/setup.ts';
import { readingSchema } from '@orbit-vine/cellar-notes/schema/reading.ts';
import * as z from 'zod/mini';
import { Id } from './id.ts';
import { limits } from './limits.ts';
import { oneLine } from './one-line.ts';

/*
 * The lot manager: a winery's book of entries, kept by text message and by form. Clients get the entries and the
 * set-up and fold them (`@orbit-vine/cellar-book`), as the server does. Amounts are whole milliliters, grams, and
 * milligrams.
 */

/** Owners may do everything; `cellar` may add entries and correct their own; viewers read. */
export const wineryRoles = ['owner', 'cellar', 'viewer'] as const;
export const WineryRole = z.enum(wineryRoles);
export type WineryRole = z.infer<typeof WineryRole>;

const date = z.iso.date();
const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

function isTimeZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone }));
  } catch {
    return false;
  }
}

export const NewWinerySettings = z.object({
  name: oneLine().check(z.minLength(1), z.maxLength(limits.wineryLength)),
  /** An IANA name; the book's days are in this zone. */
  timeZone: z.string().check(z.maxLength(60), z.refine(isTimeZone, 'There is no such time zone.')),
  dateOrder: z.enum(['month-first', 'day-first']),
  /** The unit of displayed volumes; the book holds milliliters. */
  volumeUnit: z.enum(['gal', 'L']),
  /** Months in which fruit may arrive without a confirmation question. */
  harvestMonths: z.array(z.int().check(z.gte(1), z.lte(12))).check(z.maxLength(12)),
});
export const WinerySettings = z.extend(NewWinerySettings, {
  /** Only owners add or correct entries up to this day. */
  lockedThrough: z.nullable(date),
});
export type WinerySettings = z.infer<typeof WinerySettings>;

export const Person = z.object({
  id: z.uuid(),
  name: z.string(),
  role: WineryRole,
  memberId: z.optional(z.uuid()),
  /** For owners only. Messages are accepted only from a confirmed number. */
  phone: z.optional(z.string()),
  phoneConfirmed: z.optional(z.boolean()),
  /** They texted STOP; the server sends them nothing. */
  optedOut: z.optional(z.boolean()),
  removed: z.optional(z.boolean()),
  /** For owners only: another owner asked them to leave, and may remove them from `removableFrom`. */
  leaveRequest: z.optional(z.object({ by: z.uuid(), removableFrom: z.iso.datetime() })),
});
export type Person = z.infer<typeof Person>;

export const Winery = z.extend(WinerySettings, {
  id: z.uuid(),
  seq: z.int(),
  role: WineryRole,
  personId: z.uuid(),
});
export type Winery = z.infer<typeof Winery>;

export const WineryCellar = z.object({
  winery: Winery,
  setup: setupSchema,
  people: z.array(Person),
  textNumber: z.optional(z.string()),
});
export type WineryCellar = z.infer<typeof WineryCellar>;

export const vias = ['text', 'form', 'import', 'api'] as const;

/** An entry of the book with fields that folding ignores; `by` is a person's id. */
export const WineryEntry = z.union(
  entriesWith({
    by: z.uuid(),
    via: z.enum(vias),
    messageId: z.optional(z.uuid()),
    despite: z.optional(z.boolean()),
  }),
);
export type WineryEntry = z.infer<typeof WineryEntry>;

/**
 * `stored`: its entries are in the book; `asked`: its question is open, for 12 hours; `expired`: the question
 * expired; `rejected`: taken back or dismissed; `followed`: it answered or changed an earlier message; `told`: it
 * only got a reply.
 */
export const messageStates = ['stored', 'asked', 'expired', 'rejected', 'followed', 'told'] as const;

/** A cellar message as received, with its reading and the reply. Only its state ever changes. */
export const WineryMessage = z.object({
  id: z.uuid(),
  seq: z.int(),
  changedSeq: z.int(),
  by: z.uuid(),
  via: z.enum(['text', 'form']),
  text: z.string(),
  receivedAt: z.iso.datetime(),
  state: z.enum(messageStates),
  reply: z.string(),
  reading: readingSchema,
  follows: z.optional(z.uuid()),
  entries: z.array(z.string()),
});
export type WineryMessage = z.infer<typeof WineryMessage>;

export const WineryChanges = z.object({
  entries: z.array(WineryEntry),
  messages: z.array(WineryMessage),
  /**
   * The `seq` of the latest change of settings, set-up, or people: clients with an earlier one fetch the cellar
   * again.
   */
  cellarSeq: z.int(),
  seq: z.int(),
  more: z.boolean(),
});
export type WineryChanges = z.infer<typeof WineryChanges>;

export const messageText = z.string().check(
  z.maxLength(limits.cellarMessage),
  z.refine((text) => text.trim() !== '', { error: 'MESSAGE_BLANK' }),
);

const when = { workedOn: date, workedAt: z.optional(time) };

/** The sender has seen the warnings of `ENTRY_DOUBTFUL`, and the entry is right. */
const despite = z.optional(z.boolean());

/** The language of the warnings; unset, English. */
const language = z.optional(z.enum(['en', 'es']));

const checked = { despite, language };

/** The client generates the id, so that a repeat returns the stored entry. */
export const NewEntry = z.object({
  id: Id,
  ...when,
  work: workSchema,
  messageId: z.optional(Id),
  ...checked,
});

/** A new row that names the corrected one. An amendment repeats the whole entry. */
export const NewCorrection = z.discriminatedUnion('action', [
  z.object({ id: Id, action: z.literal('void') }),
  z.object({ id: Id, action: z.literal('amend'), ...when, work: workSchema, ...checked }),
]);
