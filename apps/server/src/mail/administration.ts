import { getLetterPage, getLetters, getMails, retryMail } from '@orbit-vine/contract/inquiries.ts';
import type { Hono } from 'hono';
import { auditEntry } from '../audit/audit-log.ts';
import { bind, bindFile } from '../auth/bind.ts';
import { sampleLetters } from '../letters/samples.ts';
import type { Database } from '../platform/db/database.ts';
import { mailQueue } from '../platform/db/schema-mail.ts';
import { desc, eq, inArray } from '../platform/db/sql.ts';
import { policyOfLetters } from '../platform/http/content-security-policies.ts';
import { ProblemError } from '../platform/http/problem.ts';
import { retryFailedMail } from '../platform/mail/claims.ts';
import type { MailQueue } from '../platform/mail/queue.ts';
import { renderLetter } from '../platform/mail/render.ts';

interface MailRoutesSetup {
  database: Database;
  mail: MailQueue;
  publicUrl: string;
}

const maxDeadShown = 100;

export function mailRoutes(app: Hono, setup: MailRoutesSetup) {
  const { database, mail, publicUrl } = setup;
  bind(app, getMails, async () => {
    const waiting = await database.$count(mailQueue, inArray(mailQueue.state, ['waiting', 'sending']));
    const dead = await database
      .select()
      .from(mailQueue)
      .where(eq(mailQueue.state, 'dead'))
      .orderBy(desc(mailQueue.createdAt))
      .limit(maxDeadShown);
    return { waiting, dead: dead.map(deadLetterView) };
  });
  bind(app, retryMail, async ({ params, by: { userId } }) => {
    if (!(await retryFailedMail(database, params.id))) throw new ProblemError('MAIL_NOT_FOUND');
    await database.execute(auditEntry({ actorId: userId, act: 'retryMail', details: { mail: params.id } }));
    mail.wake();
    return {};
  });
  bind(app, getLetters, async () => {
    const letters = sampleLetters(publicUrl).map((letter) => {
      const { subject, text } = renderLetter(letter);
      return { name: letter.name, subject, text };
    });
    return { letters };
  });
  bindFile(app, getLetterPage, async ({ params: { name }, context }) => {
    const letter = sampleLetters(publicUrl).find((sample) => sample.name === name);
    if (!letter) throw new ProblemError('NOT_FOUND');
    return context.html(renderLetter(letter).html, 200, {
      'content-security-policy': policyOfLetters,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  });
}

function deadLetterView(mail: typeof mailQueue.$inferSelect) {
  const { id, letter, to, subject, attempts, lastError, createdAt, text } = mail;
  return {
    id,
    letter,
    to,
    subject,
    attempts,
    lastError: lastError ?? '',
    createdAt: createdAt.toISOString(),
    sendable: text !== '',
  };
}
