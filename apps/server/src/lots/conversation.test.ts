import { randomUUID } from 'node:crypto';
import type { Work } from '@orbit-vine/cellar-book/entries/work.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { joinCommunity } from '../../testing/community.ts';
import { gatherCommunity } from '../../testing/gather-community.ts';
import { codeOf } from '../../testing/problem.ts';
import { joinPerson, openWinery, settings, type TestWinery } from '../../testing/winery.ts';
import { openDatabase } from '../platform/db/database.ts';
import { expireQuestions } from './questions.ts';

const { community, olive: owner } = await gatherCommunity(['Olive']);
let winery: TestWinery;
beforeAll(async () => {
  winery = await openWinery(owner);
});

describe('a message', () => {
  it('is stored unchanged, entered in the book, and read back with its entry’s number', async () => {
    const { message, entries } = await winery.say(
      'Harvested 1.2 tons of Chambourcin from block 3 into bin 7',
    );
    const [entry] = entries;
    expect(message).toMatchObject({
      state: 'stored',
      text: expect.stringContaining('1.2 tons'),
      entries: [entry?.id],
    });
    expect(message.reply).toContain(`1089 kg`);
    expect(message.reply).toContain(`#${entry?.seq}`);
    // 1.2 short tons of 2,000 lb of 453.59237 g, to the gram.
    expect((await winery.book()).vessels.get('BIN7')).toMatchObject({ grams: 1_088_622 });
  });

  it('leads to a question if it lacks something, and the answer enters it', async () => {
    await winery.say('crushed bin 7 into T1, 200 gal must');
    const { message } = await winery.say('added KMBS to T1');
    expect(message).toMatchObject({
      state: 'asked',
      reply: 'Added KMBS T1: how much? Reply like 45 g or 30 ppm',
      entries: [],
    });
    const answer = await winery.say('45 g');
    expect(answer.message).toMatchObject({ state: 'followed', follows: message.id });
    expect(answer.entries).toMatchObject([{ work: { op: 'addition', material: 'KMBS', amount: 45_000 } }]);
    const { messages } = await winery.changes();
    expect(messages.find(({ id }) => id === message.id)?.state).toBe('stored');
  });

  it('is dated to the day it was written if it had to wait for a connection, for a limited time', async () => {
    const dayInDetroit = (instant: Date) =>
      new Intl.DateTimeFormat('sv-SE', { timeZone: settings.timeZone }).format(instant);
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
    for (const [times, written, day] of [
      [4, daysAgo(2), dayInDetroit(daysAgo(2))],
      [5, daysAgo(-1), dayInDetroit(new Date())],
      [6, daysAgo(30), dayInDetroit(new Date())],
    ] as const) {
      const { entries } = await winery.say(`PD T1 x${times}`, {
        writtenAt: written.toISOString(),
      });
      expect(entries).toMatchObject([{ workedOn: day }]);
    }
  });

  it('corrects the last entry if it is a bare value, in a row that refers to it', async () => {
    const { entries: first } = await winery.say('T1 22.4B 68F');
    const { entries } = await winery.say('21.4');
    expect(entries).toMatchObject([{ corrects: first[0]?.id, action: 'amend' }]);
    const lot = (await winery.book()).lots.get((await winery.book()).vessels.get('T1')?.lot ?? '');
    expect(lot?.readings.filter(({ kind }) => kind === 'brix').map(({ value }) => value)).toEqual([21.4]);
  });

  it('corrects an older entry by its number', async () => {
    const { entries: reading } = await winery.say('T1 20.0B 66F');
    await winery.say('PD T1 x2');
    const { entries } = await winery.say(`#${reading[0]?.seq} sorry 19.5B`);
    expect(entries).toMatchObject([{ corrects: reading[0]?.id, action: 'amend' }]);
  });

  it('takes the last entry back with UNDO, while the first stays in the book', async () => {
    const { message, entries: first } = await winery.say('PD T1 x3');
    const { entries } = await winery.say('UNDO');
    expect(entries).toMatchObject([{ corrects: first[0]?.id, action: 'void' }]);
    const { messages, entries: all } = await winery.changes();
    expect(messages.find(({ id }) => id === message.id)?.state).toBe('rejected');
    expect(all.map(({ id }) => id)).toContain(first[0]?.id);
  });
});

describe('a message that concerns the book', () => {
  it('leads to one question if it contradicts the book, and is stored after OK', async () => {
    const { message } = await winery.say('KMBS 20g T3');
    expect(message).toMatchObject({
      state: 'asked',
      reply: 'Added KMBS 20 g T3. Nothing is on record in T3. Store it anyway? OK / NO',
    });
    const { entries } = await winery.say('ok');
    expect(entries).toMatchObject([{ despite: true, work: { op: 'addition' } }]);
  });

  it('is not stored after NO', async () => {
    const { message } = await winery.say('KMBS 25g T3');
    expect((await winery.say('no')).entries).toEqual([]);
    const { messages } = await winery.changes();
    expect(messages.find(({ id }) => id === message.id)?.state).toBe('rejected');
  });

  it('leads to a question if it repeats a recent message', async () => {
    await winery.say('DAP 90g T1');
    const { message } = await winery.say('DAP 90g T1');
    expect(message.state).toBe('asked');
    expect(message.reply).toMatch(
      /^The same text came in a moment ago \(#\d+\)\. Was it done again\? OK \/ NO$/,
    );
    expect((await winery.say('ok')).entries).toHaveLength(1);
  });

  it('is answered from the book in its own language if it asks something', async () => {
    expect((await winery.say("what's in T1?")).message.reply).toContain('Chambourcin 100%');
    expect((await winery.say('que tanques estan vacios?')).message.reply).toBe('T2 T3');
    expect((await winery.say('WHAT')).message.state).toBe('told');
  });

  it('never replies with more than one text of plain letters', async () => {
    const { messages } = await winery.changes();
    expect(messages.length).toBeGreaterThan(15);
    for (const { reply } of messages) expect(reply).toMatch(/^[\n\x20-\x5a\x5f\x61-\x7a]{0,160}$/);
  });

  it('can be tried without storing anything', async () => {
    const before = (await winery.changes()).seq;
    const response = await owner.request(`${winery.path}/readings`, { json: { text: 'PD T1 x2' } });
    expect(await response.json()).toMatchObject({ reading: { disposition: 'accept' } });
    expect((await winery.changes()).seq).toBe(before);
  });
});

describe('a repeated message or entry', () => {
  it('is stored as one message, even if eight arrive at once', async () => {
    const id = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => winery.send('PU T1 10 min, 14:05', { id })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 200, 200, 201]);
    const bodies = await Promise.all(answers.map((answer) => answer.json()));
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
  });

  it('is stored as one entry when sent by form', async () => {
    const id = randomUUID();
    const work: Work = { op: 'note', vessels: ['T1'], note: 'Smells of violets' };
    const answers = await Promise.all([1, 2, 3].map(() => winery.add(work, { id })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
  });

  it('is rejected if its id belongs to another person', async () => {
    const luis = await joinPerson(winery, owner, await joinCommunity(community, 'Luis'), 'cellar');
    const { message } = await winery.say('PD T1 x4');
    expect(await codeOf(await luis.send('PD T1 x4', { id: message.id }))).toBe('MESSAGE_ID_TAKEN');
  });
});

it('the book numbers two people’s simultaneous messages without gaps', async () => {
  const ana = await joinPerson(winery, owner, await joinCommunity(community, 'Ana'), 'cellar');
  const { seq: before } = await winery.changes();
  const texts = Array.from({ length: 10 }, (_, index) => `T1 1${index % 10}.5B`);
  await Promise.all(texts.map((text, index) => (index % 2 ? ana : winery).say(text)));
  const { entries, messages, seq } = await winery.changes(before);
  expect(entries).toHaveLength(10);
  const numbers = [...entries, ...messages].map((each) => each.seq);
  const added = new Set(numbers.filter((number) => number > before));
  // An earlier message may have changed, which takes a number too.
  const changed = numbers.filter((number) => number <= before);
  expect(added.size + changed.length).toBe(seq - before);
});

it('the book accepts one of two simultaneous withdrawals from a vessel, and asks about the other', async () => {
  const start = { op: 'start', lot: '24-ME-01', levels: [{ vessel: 'T3', ml: 800_000 }] } as const;
  const component = { variety: 'Merlot', block: null, vintage: 2024 };
  const shared = await openWinery(owner);
  await shared.add({ ...start, levels: [...start.levels], composition: [{ component, parts: 1 }] });
  const eva = await joinPerson(shared, owner, await joinCommunity(community, 'Eva'), 'cellar');
  const answers = await Promise.all([shared.say('T3 > T1, 600 L'), eva.say('T3 > T2, 500 L')]);
  expect(answers.map(({ message }) => message.state).sort()).toEqual(['asked', 'stored']);
  const { vessels, findings } = await shared.book();
  const total = ['T1', 'T2', 'T3'].reduce((sum, name) => sum + (vessels.get(name)?.ml ?? 0), 0);
  expect([total, findings]).toEqual([800_000, []]);
  const question = answers.find(({ message }) => message.state === 'asked');
  expect(question?.message.reply).toMatch(/\. The records are .* short in T3\. Store it anyway\? OK \/ NO$/);
});

it('an office entry settles a question, and a dismissal closes one', async () => {
  const { message } = await winery.say('added DAP to T1');
  const work: Work = { op: 'addition', vessels: ['T1'], material: 'DAP', unit: 'mg', amount: 30_000 };
  expect((await winery.add(work, { messageId: message.id, despite: true })).status).toBe(201);
  expect(await codeOf(await winery.add(work, { messageId: message.id, despite: true }))).toBe(
    'QUESTION_CLOSED',
  );
  const { message: other } = await winery.say('added tartaric to T1');
  const dismissed = await owner.request(`${winery.path}/messages/${other.id}/dismissal`, { json: {} });
  expect(await dismissed.json()).toMatchObject({ state: 'rejected' });
  const { messages } = await winery.changes();
  expect(messages.find(({ id }) => id === message.id)?.state).toBe('stored');
});

it('a question without an answer for 12 hours moves to the office’s list, where it can still be answered', async () => {
  const { message } = await winery.say('added Fermaid O to T1');
  await community.query(
    "update winery_messages set received_at = now() - interval '12 hours 1 minute' where id = $1",
    [message.id],
  );
  const database = await openDatabase(community.databaseUrl);
  const changed: number[] = [];
  const bus = { changeWinery: (_: string, seq: number) => void changed.push(seq) };
  try {
    await expireQuestions({ database, bus });
    await expireQuestions({ database, bus });
  } finally {
    await database.$client.end();
  }
  const { messages, seq } = await winery.changes(message.changedSeq);
  expect(messages).toMatchObject([{ id: message.id, state: 'expired', changedSeq: seq }]);
  expect(changed).toEqual([seq]);
  const { entries } = await winery.say('100 g', { about: message.id });
  expect(entries).toMatchObject([{ work: { material: 'Fermaid O', amount: 100_000 } }]);
});
