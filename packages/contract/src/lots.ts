import { entriesWith } from '@orbit-vine/cellar-book/entries/entries.ts';
import { workSchema } from '@orbit-vine/cellar-book/entries/work.ts';
import { setupSchema } from '@orbit-vine/cellar-book/setup.ts';
import { readingSchema } from '@orbit-vine/cellar-notes/schema/reading.ts';
import * as z from 'zod/mini';
import { Id } from './id.ts';
import { limits } from './limits.ts';
import { oneLine } from './one-line.ts';

/*
 * The lot manager: a winery's book of entries, kept by text message and by form. Whoever may read gets the entries and the set-up,
 * and folds them (`@orbit-vine/cellar-book`); the server folds the same way. Amounts are whole milliliters, grams, milligrams.
 */

/** An owner may do all, the cellar records and corrects its own entries, a viewer reads. */
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

/** Of a new winery. */
export const NewWinerySettings = z.object({
  name: oneLine().check(z.minLength(1), z.maxLength(limits.wineryLength)),
  /** An IANA name: the days of the book are days there. */
  timeZone: z.string().check(z.maxLength(60), z.refine(isTimeZone, 'There is no such time zone.')),
  dateOrder: z.enum(['month-first', 'day-first']),
  /** In which volumes are shown; the book holds milliliters. */
  volumeUnit: z.enum(['gal', 'L']),
  /** Months in which fruit may arrive; in others it is asked about. */
  harvestMonths: z.array(z.int().check(z.gte(1), z.lte(12))).check(z.maxLength(12)),
});
export const WinerySettings = z.extend(NewWinerySettings, {
  /** Entries up to this day are an owner's alone to add or correct. */
  lockedThrough: z.nullable(date),
});
export type WinerySettings = z.infer<typeof WinerySettings>;

/** Somebody who works with the cellar: a member of the site, a telephone, or both. */
export const Person = z.object({
  id: z.uuid(),
  name: z.string(),
  role: WineryRole,
  /** The member's id, if they look at the book on the site. */
  memberId: z.optional(z.uuid()),
  /** Told to owners only. A number that its holder has not confirmed by the code writes nothing. */
  phone: z.optional(z.string()),
  phoneConfirmed: z.optional(z.boolean()),
  /** They texted STOP: nothing is sent to them. */
  optedOut: z.optional(z.boolean()),
  /** They may no longer read or write; what they entered stays theirs. */
  removed: z.optional(z.boolean()),
  /** Told to owners: another owner asked them to leave, and may remove them from that moment on. */
  leaveRequest: z.optional(z.object({ by: z.uuid(), removableFrom: z.iso.datetime() })),
});
export type Person = z.infer<typeof Person>;

export const Winery = z.extend(WinerySettings, {
  id: z.uuid(),
  /** The last change of anything in the winery. */
  seq: z.int(),
  /** What the asker may do, and who they are in its book. */
  role: WineryRole,
  personId: z.uuid(),
});
export type Winery = z.infer<typeof Winery>;

/** All of a winery but what happened in it. */
export const WineryCellar = z.object({
  winery: Winery,
  setup: setupSchema,
  people: z.array(Person),
  /** The number that its people text to, if the site has one. */
  textNumber: z.optional(z.string()),
});
export type WineryCellar = z.infer<typeof WineryCellar>;

/** How an entry came: by a text message, a form, an import or a program. */
export const vias = ['text', 'form', 'import', 'api'] as const;

/** An entry of the book with what the book does not need; `by` is the id of a person. */
export const WineryEntry = z.union(
  entriesWith({
    by: z.uuid(),
    via: z.enum(vias),
    /** The message that it was read from. */
    messageId: z.optional(z.uuid()),
    /** It was asked about, and stored all the same. */
    despite: z.optional(z.boolean()),
  }),
);
export type WineryEntry = z.infer<typeof WineryEntry>;

/**
 * What became of a message: its entries are stored; it was asked about, and waits, for 12 hours; nobody answered; it was taken back or
 * put aside; it answered or changed an earlier one; or there was only something to say to it.
 */
export const messageStates = ['stored', 'asked', 'expired', 'rejected', 'followed', 'told'] as const;

/** A message as it came, with its reading and what was replied. Never changed but for its state. */
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
  /** The message that it answers or changes. */
  follows: z.optional(z.uuid()),
  /** The entries that were read from it, corrections among them. */
  entries: z.array(z.string()),
});
export type WineryMessage = z.infer<typeof WineryMessage>;

/** What changed after a `seq`, in its order, and how far the winery had come. */
export const WineryChanges = z.object({
  entries: z.array(WineryEntry),
  /** In their present state. */
  messages: z.array(WineryMessage),
  /** The last change of settings, set-up or people: who holds an earlier one fetches the cellar again. */
  cellarSeq: z.int(),
  seq: z.int(),
  /** There are further ones after `seq`. */
  more: z.boolean(),
});
export type WineryChanges = z.infer<typeof WineryChanges>;

export const messageText = z.string().check(
  z.maxLength(limits.cellarMessage),
  z.refine((text) => text.trim() !== '', { error: 'MESSAGE_BLANK' }),
);

const when = { workedOn: date, workedAt: z.optional(time) };

/** The id is made by whoever sends it: a repeat gets the stored entry again. */
export const NewEntry = z.object({ id: Id, ...when, work: workSchema, messageId: z.optional(Id) });

/** A new row that names what it corrects. An amendment gives the whole entry anew. */
export const NewCorrection = z.discriminatedUnion('action', [
  z.object({ id: Id, action: z.literal('void') }),
  z.object({ id: Id, action: z.literal('amend'), ...when, work: workSchema }),
]);
