import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { joinCommunity, startCommunity, type TestCommunity } from '../../testing/community.ts';
import { openWinery, type TestWinery } from '../../testing/winery.ts';

interface Asked {
  model: string;
  messages: { role: string; content: string }[];
}

/** Speaks as a model would: well, badly or not at all, as each test wants. */
let answer: (asked: Asked) => string | undefined;
let asked: Asked[];
let keys: (string | undefined)[];
let model: Server;
let community: TestCommunity;
let winery: TestWinery;
beforeAll(async () => {
  model = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const question = JSON.parse(Buffer.concat(chunks).toString()) as Asked;
    asked.push(question);
    keys.push(request.headers.authorization);
    const said = answer(question);
    if (said !== undefined) response.setHeader('content-type', 'application/json').end(said);
  }).listen(0, '127.0.0.1');
  await once(model, 'listening');
  const { port } = model.address() as AddressInfo;
  const lotsModel = { url: `http://127.0.0.1:${port}/v1`, name: 'grape-1', key: 'a-key' };
  community = await startCommunity({ lotsModel });
  winery = await openWinery(await joinCommunity(community, 'Olive'));
  const component = { variety: 'Merlot', block: null, vintage: 2024 };
  const composition = [{ component, parts: 1 }];
  await winery.add({ op: 'start', lot: '24-ME-01', levels: [{ vessel: 'T1', ml: 900_000 }], composition });
});
afterAll(async () => {
  model.closeAllConnections();
  model.close();
  await community.stop();
});
beforeEach(() => {
  [asked, keys] = [[], []];
});

const says = (message: string) => () =>
  JSON.stringify({ choices: [{ message: { content: JSON.stringify({ message }) } }] });
const unclear = 'chucked in the usual, 45 g of k-thingy, tank one (T1)';

it('leads to a question, and to an entry only after OK', async () => {
  answer = says('KMBS 45 g T1');
  const { message, entries } = await winery.say(unclear);
  expect(entries).toEqual([]);
  expect(message).toMatchObject({ state: 'asked', text: unclear });
  expect(message.reply).toBe('Did you mean: Added KMBS 45 g T1. OK / NO');
  const agreed = await winery.say('OK');
  expect(agreed.entries).toMatchObject([
    { work: { op: 'addition', material: 'KMBS', amount: 45_000, vessels: ['T1'] } },
  ]);
});

it('a second opinion is nothing after NO', async () => {
  answer = says('KMBS 46 g T1');
  await winery.say('chucked in the usual, 46 g of k-thingy, tank one (T1)');
  expect((await winery.say('NO')).entries).toEqual([]);
});

it('the second reader is told the text and names, and not who sent it', async () => {
  answer = says('?');
  await winery.say(unclear);
  expect(asked).toHaveLength(1);
  expect(keys).toEqual(['Bearer a-key']);
  const { names, text } = JSON.parse(asked[0]?.messages[1]?.content ?? '');
  expect(text).toBe(unclear);
  expect(names).toMatchObject({ vessels: expect.arrayContaining(['T1']), lots: ['24-ME-01'] });
  expect(JSON.stringify(asked)).not.toContain('Olive');
});

it('the second reader is asked once about a text that is delivered again', async () => {
  answer = says('?');
  const id = randomUUID();
  for (const status of [201, 200, 200])
    expect((await winery.send(`${unclear} twice over`, { id })).status).toBe(status);
  expect(asked).toHaveLength(1);
});

it('the second reader is not asked about what our own reader is sure of, or about an answer', async () => {
  answer = says('KMBS 99 g T1');
  expect((await winery.say('PD T1 x2')).message.state).toBe('stored');
  expect((await winery.say('UNDO')).message.state).toBe('followed');
  expect((await winery.say("what's in T1?")).message.state).toBe('told');
  expect(asked).toEqual([]);
});

it.each([
  ['brings in a number of its own', says('KMBS 50 g T1')],
  ['uses a number twice', says('KMBS 45 g T1, DAP 45 g T1')],
  ['names a vessel that there is not', says('KMBS 45 g T45')],
  ['proposes what our reader is not sure of', says('KMBS T1')],
  ['proposes what the book would doubt', says('T1 > T2, 45 g')],
  ['takes something back', says('UNDO')],
  ['asks a question', says("what's in T1?")],
  ['answers in prose', () => JSON.stringify({ choices: [{ message: { content: 'Sure! KMBS 45 g T1' } }] })],
  ['answers no JSON', () => '<html>busy</html>'],
  ['answers without end', () => says('KMBS 45 g T1')() + ' '.repeat(1_000_000)],
  ['answers another shape', () => JSON.stringify({ choices: [] })],
])('is thrown away where it %s', async (_, bad) => {
  answer = bad;
  const { message } = await winery.say(`${unclear} ${randomUUID().replace(/\d/g, 'x')}`);
  expect(asked).toHaveLength(1);
  expect(message.reply).not.toContain('Did you mean');
  expect(message.entries).toEqual([]);
});

it('that does not come is not waited for longer than four seconds', async () => {
  answer = () => undefined;
  const started = performance.now();
  const { message } = await winery.say(`${unclear} now`);
  expect(message.reply).not.toContain('Did you mean');
  expect(performance.now() - started).toBeGreaterThan(3_900);
  expect(performance.now() - started).toBeLessThan(30_000);
});

it('a second opinion is not asked for where no reader is set up', async () => {
  const plain = await startCommunity();
  try {
    const other = await openWinery(await joinCommunity(plain, 'Otto'));
    await other.say(unclear);
    expect(asked).toEqual([]);
  } finally {
    await plain.stop();
  }
});
