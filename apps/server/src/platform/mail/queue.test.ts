import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { copyDatabase } from '../../../testing/community.ts';
import { headersOf, type Mailbox, openMailbox } from '../../../testing/mailbox.ts';
import { readConfig } from '../config/config.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { mailQueue } from '../db/schema-mail.ts';
import { eq, sql } from '../db/sql.ts';
import { freePort } from '../free-port.ts';
import { createDelivery } from './delivery.ts';
import type { Letter } from './letter.ts';
import { MailQueue } from './queue.ts';

const log = pino({ level: 'silent' });
let copied: Awaited<ReturnType<typeof copyDatabase>>;
let database: Database;
const open: { stop(): Promise<unknown> }[] = [];

beforeAll(async () => {
  copied = await copyDatabase();
  database = await openDatabase(copied.url);
});
afterAll(async () => {
  await database.$client.end();
  await copied.drop();
});
beforeEach(() => database.delete(mailQueue));
afterEach(async () => {
  for (const opened of open.splice(0).reverse()) await opened.stop();
});

const letter = (subject: string, expiresAt?: Date): Letter => ({
  // The name finds a mail once its content is deleted.
  name: subject,
  subject,
  parts: ['Hello.', { action: 'Open', url: 'https://example.com/?code=secret' }],
  reason: 'A test.',
  ...(expiresAt && { expiresAt }),
});

async function mailbox(...options: Parameters<typeof openMailbox>) {
  const box = await openMailbox(...options);
  open.push({ stop: box.close });
  return box;
}

function queue(port: number) {
  const config = readConfig({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  const started = new MailQueue({
    database,
    deliver: createDelivery(config, log),
    from: 'Orbit & Vine <hello@wine.example>',
    log,
    pollMs: 50,
  });
  open.push(started);
  return started;
}

const rows = () => database.select().from(mailQueue);
const stateOf = async (subject: string) =>
  (await database.select().from(mailQueue).where(eq(mailQueue.letter, subject)))[0];
const hurry = () => database.update(mailQueue).set({ nextAttemptAt: sql`now()`, lockedUntil: null });
const subjects = (box: Mailbox) => box.mails.map((mail) => headersOf(mail).get('subject'));

describe('a mail', () => {
  it('uses the letter’s sender with the site’s address, and the letter’s thread', async () => {
    const box = await mailbox();
    const mails = queue(box.port);
    const threaded = (subject: string) => ({
      ...letter(subject),
      sender: 'Plastic Grapes',
      thread: 'channel-1',
    });
    await mails.send({ to: 'ada@example.com', letter: threaded('One') });
    await mails.send({ to: 'ada@example.com', letter: threaded('Two') });
    await expect.poll(() => subjects(box).toSorted()).toEqual(['One', 'Two']);
    for (const headers of box.mails.map(headersOf)) {
      expect(headers.get('from')).toBe('Plastic Grapes <hello@wine.example>');
      expect(headers.get('in-reply-to')).toBe('<channel-1@wine.example>');
      expect(headers.get('references')).toBe('<channel-1@wine.example>');
    }
    await expect.poll(async () => (await stateOf('One'))?.state).toBe('sent');
    expect((await stateOf('One'))?.thread).toBeNull();
  });

  it('arrives with text, HTML, and its Message-ID, and its content is then deleted', async () => {
    const box = await mailbox();
    await queue(box.port).send({ to: 'ada@example.com', letter: letter('One'), replyTo: 'bo@example.com' });
    await expect.poll(() => box.mails.length).toBe(1);
    const [mail] = box.mails;
    expect(mail?.to).toEqual(['ada@example.com']);
    const headers = headersOf(mail as NonNullable<typeof mail>);
    expect(headers.get('message-id')).toMatch(/^<[0-9a-f-]{36}@wine\.example>$/);
    expect(headers.get('reply-to')).toBe('bo@example.com');
    expect(headers.get('from')).toBe('"Orbit & Vine" <hello@wine.example>');
    expect(headers.has('in-reply-to') || headers.has('references')).toBe(false);
    expect(mail?.raw).toContain('Content-Type: text/plain');
    expect(mail?.raw).toContain('Content-Type: text/html');
    await expect
      .poll(() => stateOf('One'))
      .toMatchObject({ state: 'sent', to: '', subject: '', text: '', html: '', link: null });
  });

  it('is never sent if its transaction is rolled back', async () => {
    const box = await mailbox();
    const mails = queue(box.port);
    const undone = database.transaction(async (transaction) => {
      await mails.enqueue(transaction, { to: 'ada@example.com', letter: letter('Undone') });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await mails.send({ to: 'ada@example.com', letter: letter('Done') });
    await expect.poll(() => subjects(box)).toEqual(['Done']);
    expect(await rows()).toHaveLength(1);
  });
});

describe('a mail that cannot be sent immediately', () => {
  it('waits while the mail server is down, also across a restart, and is sent once when it is back', async () => {
    const port = await freePort();
    const before = queue(port);
    await before.send({ to: 'ada@example.com', letter: letter('Patient') });
    await expect.poll(() => stateOf('Patient')).toMatchObject({ state: 'waiting', attempts: 1 });
    expect((await stateOf('Patient'))?.nextAttemptAt.getTime()).toBeGreaterThan(Date.now() + 5_000);
    await before.stop();
    const box = await mailbox({}, port);
    await hurry();
    const after = queue(port);
    await expect.poll(() => stateOf('Patient')).toMatchObject({ state: 'sent' });
    await after.stop();
    expect(subjects(box)).toEqual(['Patient']);
  });

  it('is retried with growing delays while the mail server answers 451', async () => {
    let busy = true;
    const box = await mailbox({
      onMailFrom: (_, __, callback) =>
        callback(busy ? Object.assign(new Error('busy'), { responseCode: 451 }) : null),
    });
    const mails = queue(box.port);
    await mails.send({ to: 'ada@example.com', letter: letter('Busy') });
    await expect.poll(() => stateOf('Busy')).toMatchObject({ state: 'waiting', attempts: 1 });
    await hurry();
    await expect.poll(() => stateOf('Busy')).toMatchObject({ state: 'waiting', attempts: 2 });
    busy = false;
    await hurry();
    await expect.poll(() => stateOf('Busy')).toMatchObject({ state: 'sent', lastError: null });
    expect(subjects(box)).toEqual(['Busy']);
  });

  it('becomes a dead letter when refused permanently, and does not hold up the next', async () => {
    const box = await mailbox({
      onRcptTo: ({ address }, _, callback) =>
        callback(
          address.startsWith('nobody')
            ? Object.assign(new Error('no such mailbox'), { responseCode: 550 })
            : null,
        ),
    });
    const mails = queue(box.port);
    await mails.send({ to: 'nobody@example.com', letter: letter('Refused') });
    await mails.send({ to: 'ada@example.com', letter: letter('Behind') });
    await expect.poll(() => stateOf('Refused')).toMatchObject({ state: 'dead' });
    expect((await stateOf('Refused'))?.lastError).toContain('no such mailbox');
    await expect.poll(() => subjects(box)).toEqual(['Behind']);
  });

  it('is sent again with the same Message-ID when its mail server dies after accepting it', async () => {
    const port = await freePort();
    const dying = await openMailbox({ diesAfterData: true }, port);
    await queue(port).send({ to: 'ada@example.com', letter: letter('Twice') });
    await expect.poll(() => dying.mails.length).toBe(1);
    await expect.poll(() => stateOf('Twice')).toMatchObject({ state: 'waiting' });
    const box = await mailbox({}, port);
    await hurry();
    await expect.poll(() => box.mails.length).toBe(1);
    const [first, again] = [...dying.mails, ...box.mails].map((mail) => headersOf(mail).get('message-id'));
    expect(first).toMatch(/@wine\.example>$/);
    expect(again).toBe(first);
  });

  it('is given up, and its code deleted, once its link has expired', async () => {
    const mails = queue(await freePort());
    await mails.send({ to: 'ada@example.com', letter: letter('Late', new Date(Date.now() - 1_000)) });
    await mails.stop();
    await hurry();
    queue(await freePort());
    await expect.poll(() => stateOf('Late')).toMatchObject({ state: 'dead', text: '', html: '' });
  });
});

it('a mail server that is slow with one mail does not hold up the next', async () => {
  const slow = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const box = await mailbox({
    onRcptTo: ({ address }, _, callback) => {
      if (!address.startsWith('slow')) return callback();
      begun.resolve();
      void slow.promise.then(() => callback());
    },
  });
  const mails = queue(box.port);
  await mails.send({ to: 'slow@example.com', letter: letter('Slow') });
  await begun.promise;
  await mails.send({ to: 'ada@example.com', letter: letter('Quick') });
  await expect.poll(() => subjects(box)).toEqual(['Quick']);
  slow.resolve();
  await mails.stop();
  expect(subjects(box)).toEqual(['Quick', 'Slow']);
});

it('eight servers of one queue send every mail once', async () => {
  const box = await mailbox();
  const servers = Array.from({ length: 8 }, () => queue(box.port));
  const names = Array.from({ length: 200 }, (_, at) => `Mail ${at}`);
  await Promise.all(
    names.map((name, at) => servers[at % 8]?.send({ to: 'ada@example.com', letter: letter(name) })),
  );
  await expect.poll(() => box.mails.length).toBeGreaterThanOrEqual(200);
  await Promise.all(servers.map((server) => server.stop()));
  expect(subjects(box).sort()).toEqual(names.sort());
  expect((await rows()).every(({ state }) => state === 'sent')).toBe(true);
}, 60_000);
