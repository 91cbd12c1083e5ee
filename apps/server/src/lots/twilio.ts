import { createHash } from 'node:crypto';
import { languageOf } from '@orbit-vine/cellar-notes/language-of.ts';
import type { Language } from '@orbit-vine/cellar-notes/schema/reading.ts';
import { asTextMessage } from '@orbit-vine/cellar-notes/text/text-message.ts';
import { withoutDirectionControls } from '@orbit-vine/contract/direction-controls.ts';
import { limits } from '@orbit-vine/contract/limits.ts';
import { twilioPath } from '@orbit-vine/contract/lots-endpoints.ts';
import type { Context, Hono } from 'hono';
import type { Bus } from '../bus/bus.ts';
import type { Database } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';
import type { Limiter } from '../platform/http/limiter.ts';
import { limitBody } from '../platform/http/parse-request.ts';
import { ProblemError } from '../platform/http/problem.ts';
import type { CellarWorkers } from './cellar-workers.ts';
import { type OwnWinery, selectWineries } from './find-winery.ts';
import { isInvitationCode } from './invitation-codes.ts';
import { confirmPhone } from './join-winery.ts';
import type { PeopleParts } from './people.ts';
import type { SecondOpinion } from './second-opinion.ts';
import { isSignedByTwilio } from './twilio-signature.ts';

interface Parts extends PeopleParts {
  bus: Bus;
  limiter: Limiter;
  workers: CellarWorkers;
  secondOpinion: SecondOpinion;
  /** Undefined if no gateway is set up; the address then does not exist. */
  authToken: string | undefined;
}

/** Words that the gateway answers itself. We only record consent. */
const stops = new Set(['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT']);
const starts = new Set(['START', 'YES', 'UNSTOP']);
const helps = new Set(['HELP', 'INFO']);

const longest = limits.cellarMessage.toLocaleString('en-US');

/** In GSM-7 letters only, as all replies. */
const replies = {
  en: {
    unknown: "We don't know this number. Ask your winery's owner for a code, and text it here.",
    welcome:
      'Welcome. Text what you did, as in: T12 22.4B 68F. Reply UNDO to take back the last entry, or WHAT to see it again.',
    busy: "We couldn't take this in just now, and nothing was stored. Please text it again in a minute.",
    full: "Your winery's records are full, and nothing was stored. Please tell an owner of the winery.",
    elsewhere:
      'This phone already texts another winery, and it can text only one. Ask that winery to remove your number, then text this code again.',
    cut: `Your text was too long. Only the first ${longest} characters were read.`,
    picture: "We can't read pictures yet. Text what you did.",
  },
  es: {
    unknown: 'No conocemos este numero. Pide un codigo al dueño de tu vinicola y envialo aqui.',
    welcome:
      'Bienvenido. Escribe lo que hiciste, asi: T12 22.4B 68F. Responde UNDO para anular el ultimo registro, o QUE para verlo otra vez.',
    busy: 'No pudimos recibir esto ahora. No guardamos nada. Envialo otra vez en un minuto.',
    full: 'El libro de tu vinicola ya no admite registros. No guardamos nada. Avisa a un dueño de la vinicola.',
    elsewhere:
      'Este teléfono ya escribe a otra vinicola, y solo puede escribir a una. Pide a esa vinicola que quite tu numero, y luego envia este codigo otra vez.',
    cut: `Tu mensaje era demasiado largo. Solo se leyeron los primeros ${longest} caracteres.`,
    picture: 'Todavia no podemos leer fotos. Escribe lo que hiciste.',
  },
} as const satisfies Record<Language, Record<string, string>>;

/** For senders whose language is not known yet: a code is in none. */
const inBoth = (key: keyof typeof replies.en) => `${replies.en[key]} ${replies.es[key]}`;

/** A message id derived from the gateway's, so that a redelivered text is the same message. */
function idOf(gatewayId: string): string {
  const hex = createHash('sha256').update(`twilio ${gatewayId}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

function markup(reply = ''): string {
  const text = asTextMessage(reply).replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const message = text === '' ? '' : `<Message>${text}</Message>`;
  return `<?xml version="1.0" encoding="UTF-8"?><Response>${message}</Response>`;
}

/** Receives a text from the gateway. The sender is known only by number, so the signature is checked first. */
export function twilioRoutes(app: Hono, parts: Parts) {
  app.post(twilioPath, limitBody, async (context) => {
    const { authToken, publicUrl } = parts;
    if (authToken === undefined) throw new ProblemError('NOT_FOUND');
    const parameters = new URLSearchParams(await context.req.text());
    const query = new URL(context.req.url).search;
    const signed = { token: authToken, url: `${publicUrl}${twilioPath}${query}`, parameters };
    if (!isSignedByTwilio(context.req.header('x-twilio-signature'), signed))
      throw new ProblemError('FORBIDDEN');
    return xml(context, markup(await answer(parts, parameters)));
  });
}

function xml(context: Context, body: string): Response {
  return context.body(body, 200, { 'content-type': 'text/xml; charset=utf-8', 'cache-control': 'no-store' });
}

async function answer(parts: Parts, parameters: URLSearchParams): Promise<string | undefined> {
  const { database, limiter } = parts;
  // WhatsApp messages come the same way, with the channel before the number.
  const phone = (parameters.get('From') ?? '').replace(/^whatsapp:/, '');
  const gatewayId = parameters.get('MessageSid') ?? '';
  const body = withoutDirectionControls(parameters.get('Body') ?? '');
  const text = body.slice(0, limits.cellarMessage);
  if (!/^\+[1-9]\d{6,14}$/.test(phone) || gatewayId === '') return undefined;
  await limiter.take('texts', { email: phone });
  const word = text.trim().toUpperCase();
  if (stops.has(word) || starts.has(word)) return noteConsent(parts, phone, stops.has(word));
  if (helps.has(word)) return undefined;
  const [winery] = await wineriesOf(database, phone);
  if (!winery) return join(parts, { phone, text });
  if (isInvitationCode(text)) return replies[await lastLanguageOf(database, winery)].elsewhere;
  if (winery.role === 'viewer') return undefined;
  if (text.trim() === '')
    return Number(parameters.get('NumMedia')) > 0
      ? replies[await lastLanguageOf(database, winery)].picture
      : undefined;
  const id = idOf(gatewayId);
  const incoming = { winery, id, gatewayId, via: 'text' as const, text, now: new Date() };
  const received = { ...incoming, rewritten: await parts.secondOpinion(incoming) };
  const taken = await parts.workers
    .run('receiveMessage', received)
    .catch((error: unknown) => replyToFailure(error, languageOf(text)));
  if (typeof taken === 'string') return taken;
  const { message, repeated, seq } = taken;
  if (!repeated) parts.bus.changeWinery(winery.id, seq);
  return body.length > text.length ? `${replies[languageOf(text)].cut} ${message.reply}` : message.reply;
}

/** The gateway delivers a text only once, so its sender has to be told that it was not stored. */
function replyToFailure(error: unknown, language: Language): string {
  const code = error instanceof ProblemError ? error.code : undefined;
  if (code === 'CELLAR_BUSY' || code === 'CELLAR_WORK_TOO_LONG') return replies[language].busy;
  if (code === 'WINERY_FULL') return replies[language].full;
  throw error;
}

function wineriesOf(database: Database, phone: string): Promise<OwnWinery[]> {
  return selectWineries(database, sql`p.phone = ${phone} and p.phone_confirmed_at is not null`);
}

async function join(parts: Parts, { phone, text }: { phone: string; text: string }) {
  await parts.limiter.take('texted-code', { email: phone });
  if (!isInvitationCode(text)) return replies[languageOf(text)].unknown;
  const joined = await confirmPhone(parts, { code: text, phone });
  if (!joined) return inBoth('unknown');
  parts.bus.changeWinery(joined.wineryId, joined.seq);
  return inBoth('welcome');
}

/** The language of the sender's last message. */
async function lastLanguageOf(database: Database, { personId }: OwnWinery): Promise<Language> {
  const { rows } = await database.execute<{ language: Language }>(sql`
    select reading->>'language' as language from winery_messages
    where person_id = ${personId} order by seq desc limit 1`);
  return rows[0]?.language ?? 'en';
}

/** The gateway stops delivering to a number that opted out; their records stay, and the owner sees why there are no replies. */
async function noteConsent({ database, bus }: Parts, phone: string, isOut: boolean): Promise<undefined> {
  await database.execute(sql`
    update winery_people set opted_out_at = case when ${isOut} then now() end where phone = ${phone}`);
  for (const { id, seq } of await wineriesOf(database, phone)) bus.changeWinery(id, seq);
}
