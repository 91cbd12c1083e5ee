import { unsubscribeLink } from '@orbit-vine/contract/notifications.ts';
import type { Context, Hono } from 'hono';
import type { Database } from '../platform/db/database.ts';
import { isForeignKeyViolation } from '../platform/db/errors.ts';
import { limitBody } from '../platform/http/parse-request.ts';
import { changeSettings } from './settings.ts';
import { unsubscribePages } from './unsubscribe-page.ts';
import { makeUnsubscribeToken, readUnsubscribeToken, type StoppedMail } from './unsubscribe-token.ts';

/** Makes the links that stop mails. */
export type UnsubscribeUrl = (what: StoppedMail, userId: string) => string;

export function unsubscribeUrls(publicUrl: string, secret: string): UnsubscribeUrl {
  const { path, parameter } = unsubscribeLink;
  return (what, userId) => `${publicUrl}${path}?${parameter}=${makeUnsubscribeToken(secret, what, userId)}`;
}

interface Unsubscribing {
  database: Database;
  unsubscribeSecret: string;
  displayFont: string | undefined;
}

/**
 * The page behind the link in a mail asks once more, since mail scanners follow links; a POST stops the mails, be it the
 * page's own or a mail program's (RFC 8058). Neither needs a session or a script.
 */
export function unsubscribeRoutes(app: Hono, { database, unsubscribeSecret, displayFont }: Unsubscribing) {
  const page = unsubscribePages(displayFont);
  const read = (context: Context) =>
    readUnsubscribeToken(unsubscribeSecret, context.req.query(unsubscribeLink.parameter) ?? '');
  app.get(unsubscribeLink.path, (context) => page(context, read(context)?.what, 'asking'));
  app.post(unsubscribeLink.path, limitBody, async (context) => {
    const stopping = read(context);
    if (stopping) await stop(database, stopping);
    return page(context, stopping?.what, 'stopped');
  });
}

async function stop(database: Database, { what, userId }: { what: StoppedMail; userId: string }) {
  try {
    await changeSettings(database, userId, { [what]: false });
  } catch (error) {
    // Whoever has left gets no mails either.
    if (!isForeignKeyViolation(error)) throw error;
  }
}
