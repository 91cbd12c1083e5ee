import { expect, test } from 'vitest';
import type { Device } from '../../platform/stored.ts';
import { StoredRecords } from '../../platform/stored-records.ts';
import { Browser } from '../../platform/testing-tabs.ts';
import { type Failure, keptOutbox, type Lock, Outbox, type Unsent } from './outbox.ts';

const memberId = '0b8f5d8c-1c1e-4d5e-9d51-6f2a4a8f0001';

class Refused extends Error {
  readonly failure: Failure;
  constructor(code: string, retryAt?: string) {
    super(code);
    this.failure = { code, title: `refused: ${code}`, ...(retryAt && { retryAt }) };
  }
}

/** A server whose answers the test gives one by one. */
class Server {
  readonly asked: string[] = [];
  readonly stored: string[] = [];
  #answers: { give: () => void; refuse: (reason: Refused) => void; content: string }[] = [];

  post = (message: Unsent) => {
    this.asked.push(message.content);
    return new Promise<void>((give, refuse) =>
      this.#answers.push({ give, refuse, content: message.content }),
    );
  };

  async accepts() {
    const answer = this.#answers.shift();
    if (!answer) throw new Error('nothing was sent');
    this.stored.push(answer.content);
    answer.give();
    await settled();
  }

  async refuses(code: string, retryAt?: string) {
    const answer = this.#answers.shift();
    if (!answer) throw new Error('nothing was sent');
    answer.refuse(new Refused(code, retryAt));
    await settled();
  }
}

/** One tab needs none. */
const noLock: Lock = (_, work) => work();

const settled = () => new Promise((resolve) => setTimeout(resolve));

function open(device: Device, server: Server, member = memberId) {
  return new Outbox({
    kept: new StoredRecords(keptOutbox(member).declaration, device),
    post: server.post,
    explain: (reason) => (reason as Refused).failure,
    onChange: () => undefined,
    lock: noLock,
  });
}

function message(content: string, channelId = 'general'): Unsent {
  return { id: crypto.randomUUID(), channelId, content, queuedAt: '2026-11-20T10:00:00.000Z' };
}

const contents = (outbox: Outbox) => outbox.unsent.map((each) => each.content);
const failures = (outbox: Outbox) => outbox.unsent.map((each) => each.failure?.code);

test('an outbox sends a channel’s messages one after another, and channels in parallel', async () => {
  const server = new Server();
  const outbox = open(new Browser().openTab(), server);
  outbox.queue(message('one'));
  outbox.queue(message('two'));
  outbox.queue(message('elsewhere', 'cellar'));
  expect(server.asked).toEqual(['one', 'elsewhere']);
  await server.accepts();
  expect(server.asked).toEqual(['one', 'elsewhere', 'two']);
  await server.accepts();
  await server.accepts();
  expect(contents(outbox)).toEqual([]);
});

test('an outbox holds later messages back after a network failure, so that none overtakes', async () => {
  const server = new Server();
  const outbox = open(new Browser().openTab(), server);
  outbox.queue(message('one'));
  outbox.queue(message('two'));
  await server.refuses('NETWORK');
  expect(failures(outbox)).toEqual(['NETWORK', 'NETWORK']);
  expect(server.asked).toEqual(['one']);

  outbox.retry(outbox.unsent[1]?.id ?? '');
  await server.accepts();
  await server.accepts();
  expect(server.stored).toEqual(['one', 'two']);
  expect(contents(outbox)).toEqual([]);
});

test('an outbox continues after a message that the server rejects', async () => {
  const server = new Server();
  const outbox = open(new Browser().openTab(), server);
  outbox.queue(message('far too long'));
  outbox.queue(message('fine'));
  await server.refuses('MESSAGE_TOO_LONG');
  await server.accepts();
  expect(server.stored).toEqual(['fine']);
  expect(failures(outbox)).toEqual(['MESSAGE_TOO_LONG']);
});

test('an outbox retries with the same id', async () => {
  const ids: string[] = [];
  const outbox = new Outbox({
    kept: new StoredRecords(keptOutbox(memberId).declaration, new Browser().openTab()),
    post: async ({ id }) => {
      ids.push(id);
      if (ids.length === 1) throw new Refused('NETWORK');
    },
    explain: (reason) => (reason as Refused).failure,
    onChange: () => undefined,
    lock: noLock,
  });
  const sent = message('one');
  outbox.queue(sent);
  await settled();
  outbox.retry(sent.id);
  await settled();
  expect(ids).toEqual([sent.id, sent.id]);
});

test('an outbox sends waiting messages when the connection is back', async () => {
  const server = new Server();
  const outbox = open(new Browser().openTab(), server);
  outbox.queue(message('one'));
  await server.refuses('NETWORK');
  outbox.queue(message('limited', 'cellar'));
  await server.refuses('RATE_LIMITED');
  outbox.reconnected();
  expect(server.asked).toEqual(['one', 'limited', 'one']);
});

test('an outbox keeps unsent messages and their ids over a reload', async () => {
  const device = new Browser().openTab();
  const before = open(device, new Server());
  const sent = message('written in the cellar');
  before.queue(sent);

  const server = new Server();
  const after = open(device, server);
  expect(after.unsent).toEqual([sent]);
  after.resume();
  await server.accepts();
  expect(server.stored).toEqual(['written in the cellar']);
  expect(open(device, server).unsent).toEqual([]);
});

test('an outbox does not send discarded messages', async () => {
  const server = new Server();
  const outbox = open(new Browser().openTab(), server);
  outbox.queue(message('one'));
  await server.refuses('NETWORK');
  outbox.discard(outbox.unsent[0]?.id ?? '');
  outbox.reconnected();
  expect(server.asked).toEqual(['one']);
});

test('an outbox does not show another member’s messages', () => {
  const device = new Browser().openTab();
  open(device, new Server()).queue(message('mine'));
  expect(open(device, new Server(), crypto.randomUUID()).unsent).toEqual([]);
});

test('an outbox works without storage, and with unreadable storage', async () => {
  const full = {
    getItem: () => '{"not": "an outbox"',
    setItem: () => {
      throw new Error('QuotaExceededError');
    },
    removeItem: () => undefined,
  };
  const server = new Server();
  const outbox = open(full as unknown as Device, server);
  outbox.queue(message('one'));
  outbox.queue(message('two'));
  await server.accepts();
  await server.accepts();
  expect(server.stored).toEqual(['one', 'two']);
});

test('an outbox sends rate-limited messages when the server allows it', async () => {
  const server = new Server();
  const outbox = open(new Browser().openTab(), server);
  outbox.queue(message('First'));
  outbox.queue(message('Second'));
  await server.refuses('RATE_LIMITED', new Date(Date.now() + 60).toISOString());
  expect(outbox.unsent.map(({ failure }) => failure?.code)).toEqual(['RATE_LIMITED', 'RATE_LIMITED']);
  expect(server.asked).toEqual(['First']);
  await new Promise((resolve) => setTimeout(resolve, 120));
  await server.accepts();
  await server.accepts();
  expect([server.stored, outbox.unsent]).toEqual([['First', 'Second'], []]);
});

test('an outbox keeps a message’s quote and files over a reload', () => {
  const device = new Browser().openTab();
  const author = { id: memberId, name: 'Ada', avatar: '' };
  const unsent = {
    ...message('With files'),
    replyTo: { id: crypto.randomUUID(), author, excerpt: 'Which vat?' },
    attachments: [{ id: crypto.randomUUID(), name: 'must.csv', type: 'text/csv', bytes: 3 }],
  };
  open(device, new Server()).queue(unsent);
  expect(open(device, new Server()).unsent).toEqual([unsent]);
});
