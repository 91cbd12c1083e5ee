import { setupSchema } from '@orbit-vine/cellar-book/setup.ts';
import { readingSchema } from '@orbit-vine/cellar-notes/schema/reading.ts';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id } from './id.ts';
import { limits } from './limits.ts';
import {
  messageText,
  NewCorrection,
  NewEntry,
  NewWinerySettings,
  Person,
  Winery,
  WineryCellar,
  WineryChanges,
  WineryEntry,
  WineryMessage,
  WineryRole,
  WinerySettings,
} from './lots.ts';
import { oneLine } from './one-line.ts';

/* Callers who don't belong to a winery get 404 from all of its endpoints. */

const nothing = z.object({});
const ofWinery = z.object({ wineryId: Id });
const wineryPath = '/api/lots/wineries/:wineryId';
const nonnegative = z.coerce.number().check(z.int(), z.nonnegative());

function anyOf<Shape extends Record<string, z.ZodMiniType>>(shape: Shape) {
  const fields = Object.entries(shape).map(([name, field]) => [name, z.optional(field)]);
  return z.object(Object.fromEntries(fields) as { [Name in keyof Shape]: z.ZodMiniOptional<Shape[Name]> });
}

/** Twilio POSTs texts here, signed, and expects TwiML as the answer. */
export const twilioPath = '/api/lots/messages/twilio';

export const listWineries = endpoint('GET', '/api/lots/wineries', { for: 'member', answer: z.array(Winery) });

/**
 * Creates a winery, with the caller as its owner. The client generates the id, so that a repeat returns the same
 * winery.
 */
export const makeWinery = endpoint('POST', '/api/lots/wineries', {
  for: 'writer',
  body: z.extend(NewWinerySettings, { id: Id }),
  answer: WineryCellar,
});

export const getCellar = endpoint('GET', wineryPath, {
  for: 'memberOrKey',
  params: ofWinery,
  answer: WineryCellar,
});

export const changeWinery = endpoint('PATCH', wineryPath, {
  for: 'member',
  params: ofWinery,
  body: anyOf(WinerySettings.shape),
  answer: WineryCellar,
});

/**
 * For a winery's only owner, with recent proof of identity; permanent. `name` must match the winery's, as a
 * confirmation.
 */
export const deleteWinery = endpoint('POST', `${wineryPath}/deletion`, {
  for: 'member',
  params: ofWinery,
  body: z.object({ name: z.string().check(z.maxLength(limits.wineryLength)) }),
  answer: nothing,
});

/**
 * For owners; replaces the whole set-up. `seq` is the winery's when the client read the set-up; `SETUP_CHANGED` if
 * the winery's is later.
 */
export const changeSetup = endpoint('PUT', `${wineryPath}/setup`, {
  for: 'member',
  params: ofWinery,
  body: z.object({ seq: z.int(), setup: setupSchema }),
  answer: WineryCellar,
});

const phone = z
  .string()
  .check(z.regex(/^\+[1-9]\d{6,14}$/, 'A number with its country code, such as +12315550123.'));
const personName = oneLine().check(z.minLength(1), z.maxLength(60));
const ofPerson = z.object({ wineryId: Id, personId: Id });

/**
 * For owners with recent proof of identity, as all endpoints about people below. The code works once, within a week:
 * the invited person texts it to the winery's number, or enters it when signed in (`joinWinery`).
 */
const Invited = z.object({ person: Person, code: z.string() });
export const invitePerson = endpoint('POST', `${wineryPath}/people`, {
  for: 'member',
  params: ofWinery,
  body: z.object({ name: personName, role: WineryRole, phone: z.optional(phone) }),
  answer: Invited,
});
export const renewInvitation = endpoint('POST', `${wineryPath}/people/:personId/invitation`, {
  for: 'member',
  params: ofPerson,
  answer: Invited,
});
/**
 * For owners; one owner always remains. A later owner can't remove an earlier owner or change their role, unless the
 * earlier one was asked to leave days before (`askToLeave`). Only an owner changes their own number. A new number
 * must be confirmed; `null` removes the number.
 */
export const changePerson = endpoint('PATCH', `${wineryPath}/people/:personId`, {
  for: 'member',
  params: ofPerson,
  body: anyOf({ name: personName, role: WineryRole, phone: z.nullable(phone), removed: z.boolean() }),
  answer: Person,
});
export const joinWinery = endpoint('POST', '/api/lots/join', {
  for: 'member',
  body: z.object({ code: oneLine().check(z.maxLength(40)) }),
  answer: Winery,
});

/** All changes after `after`, at most 500; `winery` frames on the socket announce changes. */
export const listWineryChanges = endpoint('GET', `${wineryPath}/changes`, {
  for: 'memberOrKey',
  params: ofWinery,
  query: z.object({ after: nonnegative }),
  answer: WineryChanges,
});

const Conversed = z.object({ message: WineryMessage, entries: z.array(WineryEntry) });
/**
 * A cellar message, read as a text message is; answers with the stored entries, the question, or the reply. `about`
 * names the message whose question it answers, also another person's. The client generates the id, so that a repeat
 * returns the same message.
 */
export const sendCellarMessage = endpoint('POST', `${wineryPath}/messages`, {
  for: 'member',
  params: ofWinery,
  body: z.object({
    id: Id,
    text: messageText,
    about: z.optional(Id),
    /** When a message that waited for a connection was written: its "today" is that day. */
    writtenAt: z.optional(z.iso.datetime()),
  }),
  answer: Conversed,
});
/** Reads a message and composes the reply, without storing anything. */
export const readCellarMessage = endpoint('POST', `${wineryPath}/readings`, {
  for: 'member',
  params: ofWinery,
  body: z.object({ text: messageText, about: z.optional(Id) }),
  answer: z.object({ reading: readingSchema, reply: z.string() }),
});
/** Closes an open question; for its sender or an owner. */
export const dismissQuestion = endpoint('POST', `${wineryPath}/messages/:messageId/dismissal`, {
  for: 'member',
  params: z.object({ wineryId: Id, messageId: Id }),
  answer: WineryMessage,
});

/** Adds an entry from a form. `messageId` closes the question about that message. */
export const addEntry = endpoint('POST', `${wineryPath}/entries`, {
  for: 'member',
  params: ofWinery,
  body: NewEntry,
  answer: WineryEntry,
});
export const correctEntry = endpoint('POST', `${wineryPath}/entries/:entryId/corrections`, {
  for: 'member',
  params: z.object({ wineryId: Id, entryId: Id }),
  body: NewCorrection,
  answer: WineryEntry,
});
