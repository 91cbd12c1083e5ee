import { unsubscribeLink } from '@orbit-vine/contract/notifications.ts';
import type { Context, Hono } from 'hono';
import type { Database } from '../platform/db/database.ts';
import { isForeignKeyViolation } from '../platform/db/errors.ts';
import { limitBody } from '../platform/http/parse-request.ts';
import { changeSettings } from './settings.ts';
import { unsubscribePages } from './unsubscribe-page.ts';
import { makeUnsubscribeToken, readUnsubscribeToken, type StoppedMail } from './unsubscribe-token.ts';

export type UnsubscribeUrl = (what: StoppedMail, userId: string) => string;

export function unsubscribeUrls(publicUrl: string, secret: string): UnsubscribeUrl {
  const { path, parameter } = unsubscribeLink;
  return (what, userId) => `${publicUrl}${path}?${parameter}=${makeUnsubscribeToken(secret, what, userId)}`;
}

interface Parts {
  database: Database;
  unsubscribeSecret: string;
  displayFont: string | undefined;
}

/**
 * The page asks for confirmation, since mail scanners follow links. A POST, from the page or from a mail program (RFC
 * 8058), stops the mails. Neither needs a session or a script.
 */
export function unsubscribeRoutes(app: Hono, { database, unsubscribeSecret, displayFont }: Parts) {
  const page = unsubscribePages(displayFont);
  const read = (context: Context) =>
    readUnsubscribeToken(unsubscribeSecret, context.req.query(unsubscribeLink.parameter) ?? '');
  app.get(unsubscribeLink.path, (context) => page(context, read(context)?.what, 'asking'));
  app.post(unsubscribeLink.path, limitBody, async (context) => {
    const subscription = read(context);
    if (subscription) await stop(database, subscription);
    return page(context, subscription?.what, 'stopped');
  });
}

async function stop(database: Database, { what, userId }: { what: StoppedMail; userId: string }) {
  try {
    await changeSettings(database, userId, { [what]: false });
  } catch (error) {
    if (!isForeignKeyViolation(error)) throw error;
  }
}
