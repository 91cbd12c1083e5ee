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

/* Who is no person of a winery finds none: 404, whatever they ask. */

const nothing = z.object({});
const ofWinery = z.object({ wineryId: Id });
const wineryPath = '/api/lots/wineries/:wineryId';
const nonnegative = z.coerce.number().check(z.int(), z.nonnegative());

/** Some of these fields, or none. Spelled out, since every page would carry zod's own way to say it. */
function anyOf<Shape extends Record<string, z.ZodMiniType>>(shape: Shape) {
  const fields = Object.entries(shape).map(([name, field]) => [name, z.optional(field)]);
  return z.object(Object.fromEntries(fields) as { [Name in keyof Shape]: z.ZodMiniOptional<Shape[Name]> });
}

/** Where Twilio delivers texts, signed; it answers in Twilio's own markup. */
export const twilioPath = '/api/lots/messages/twilio';

/** The wineries that the member is a person of, by name. */
export const listWineries = endpoint('GET', '/api/lots/wineries', { for: 'member', answer: z.array(Winery) });

/** Whoever makes one is its owner. The id is made by the client; a repeat gets the same winery. */
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

/** By an owner. */
export const changeWinery = endpoint('PATCH', wineryPath, {
  for: 'member',
  params: ofWinery,
  body: anyOf(WinerySettings.shape),
  answer: WineryCellar,
});

/**
 * By its only owner, who has just proved that it is them: all of it, for good. The name, as it stands, says that it is meant.
 */
export const deleteWinery = endpoint('POST', `${wineryPath}/deletion`, {
  for: 'member',
  params: ofWinery,
  body: z.object({ name: z.string().check(z.maxLength(limits.wineryLength)) }),
  answer: nothing,
});

/** By an owner: all of it anew. `seq` is the winery's when it was read; `SETUP_CHANGED` if it was changed since. */
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
 * By an owner who has just proved that it is them, as for all that follows about people. The code is good for a week and for one use:
 * its holder texts it to the winery's number, or enters it signed in (`joinWinery`).
 */
const Invited = z.object({ person: Person, code: z.string() });
export const invitePerson = endpoint('POST', `${wineryPath}/people`, {
  for: 'member',
  params: ofWinery,
  body: z.object({ name: personName, role: WineryRole, phone: z.optional(phone) }),
  answer: Invited,
});
/** Another code, the one before it is worth nothing any more. */
export const renewInvitation = endpoint('POST', `${wineryPath}/people/:personId/invitation`, {
  for: 'member',
  params: ofPerson,
  answer: Invited,
});
/**
 * By an owner; one owner always remains. An owner is not removed, nor given another role, by one who became an owner later, unless
 * asked to leave days before (`askToLeave`); nobody else changes their number. Another number has to be confirmed anew, `null` takes
 * it away.
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

/** Everything that changed after `after`, 500 at most; on the socket `winery` frames say when to ask. */
export const listWineryChanges = endpoint('GET', `${wineryPath}/changes`, {
  for: 'memberOrKey',
  params: ofWinery,
  query: z.object({ after: nonnegative }),
  answer: WineryChanges,
});

const Conversed = z.object({ message: WineryMessage, entries: z.array(WineryEntry) });
/**
 * A message as one would text it, read as a text is: what was stored, asked or said to it. `about` is a message whose question
 * it answers, also another person's. The id makes a repeat the same message.
 */
export const sendCellarMessage = endpoint('POST', `${wineryPath}/messages`, {
  for: 'member',
  params: ofWinery,
  body: z.object({
    id: Id,
    text: messageText,
    about: z.optional(Id),
    /** Where it waited for a connection: its "today" is the day on which it was written. */
    writtenAt: z.optional(z.iso.datetime()),
  }),
  answer: Conversed,
});
/** How a message would be read and replied to. Nothing is stored. */
export const readCellarMessage = endpoint('POST', `${wineryPath}/readings`, {
  for: 'member',
  params: ofWinery,
  body: z.object({ text: messageText, about: z.optional(Id) }),
  answer: z.object({ reading: readingSchema, reply: z.string() }),
});
/** Puts a question aside that nobody will answer: by its sender or an owner. */
export const dismissQuestion = endpoint('POST', `${wineryPath}/messages/:messageId/dismissal`, {
  for: 'member',
  params: z.object({ wineryId: Id, messageId: Id }),
  answer: WineryMessage,
});

/** An entry by form. Naming a message whose question it answers settles that question. */
export const addEntry = endpoint('POST', `${wineryPath}/entries`, {
  for: 'member',
  params: ofWinery,
  body: NewEntry,
  answer: WineryEntry,
});
/** Of one's own entries, or of all by an owner. */
export const correctEntry = endpoint('POST', `${wineryPath}/entries/:entryId/corrections`, {
  for: 'member',
  params: z.object({ wineryId: Id, entryId: Id }),
  body: NewCorrection,
  answer: WineryEntry,
});
