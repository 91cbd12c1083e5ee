import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { joinCommunity, startCommunity, type TestCommunity } from '../../testing/community.ts';
import { openWinery, type TestWinery } from '../../testing/winery.ts';

interface ModelRequest {
  model: string;
  messages: { role: string; content: string }[];
}

let answer: (request: ModelRequest) => string | undefined;
let requests: ModelRequest[];
let keys: (string | undefined)[];
let model: Server;
let community: TestCommunity;
let winery: TestWinery;
beforeAll(async () => {
  model = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const question = JSON.parse(Buffer.concat(chunks).toString()) as ModelRequest;
    requests.push(question);
    keys.push(request.headers.authorization);
    const content = answer(question);
    if (content !== undefined) response.setHeader('content-type', 'application/json').end(content);
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
  [requests, keys] = [[], []];
});

const says = (message: string) => () =>
  JSON.stringify({ choices: [{ message: { content: JSON.stringify({ message }) } }] });
const unclear = 'chucked in the usual, 45 g of k-thingy, tank one (T1)';

it('a second opinion leads to a question, and to an entry only after OK', async () => {
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

it('a second opinion is dropped after NO', async () => {
  answer = says('KMBS 46 g T1');
  await winery.say('chucked in the usual, 46 g of k-thingy, tank one (T1)');
  expect((await winery.say('NO')).entries).toEqual([]);
});

it('the model receives the text and the names, but not the sender', async () => {
  answer = says('?');
  await winery.say(unclear);
  expect(requests).toHaveLength(1);
  expect(keys).toEqual(['Bearer a-key']);
  const { names, text } = JSON.parse(requests[0]?.messages[1]?.content ?? '');
  expect(text).toBe(unclear);
  expect(names).toMatchObject({ vessels: expect.arrayContaining(['T1']), lots: ['24-ME-01'] });
  expect(JSON.stringify(requests)).not.toContain('Olive');
});

it('the model is asked once about a redelivered text', async () => {
  answer = says('?');
  const id = randomUUID();
  for (const status of [201, 200, 200])
    expect((await winery.send(`${unclear} twice over`, { id })).status).toBe(status);
  expect(requests).toHaveLength(1);
});

it('the model is not asked about clear texts or about answers', async () => {
  answer = says('KMBS 99 g T1');
  expect((await winery.say('PD T1 x2')).message.state).toBe('stored');
  expect((await winery.say('UNDO')).message.state).toBe('followed');
  expect((await winery.say("what's in T1?")).message.state).toBe('told');
  expect(requests).toEqual([]);
});

it.each([
  ['brings in an additional number', says('KMBS 50 g T1')],
  ['uses a number twice', says('KMBS 45 g T1, DAP 45 g T1')],
  ['names a vessel that does not exist', says('KMBS 45 g T45')],
  ['proposes something unclear', says('KMBS T1')],
  ['proposes what contradicts the book', says('T1 > T2, 45 g')],
  ['takes something back', says('UNDO')],
  ['asks a question', says("what's in T1?")],
  ['answers in prose', () => JSON.stringify({ choices: [{ message: { content: 'Sure! KMBS 45 g T1' } }] })],
  ['answers without JSON', () => '<html>busy</html>'],
  ['answers endlessly', () => says('KMBS 45 g T1')() + ' '.repeat(1_000_000)],
  ['answers another shape', () => JSON.stringify({ choices: [] })],
])('a second opinion is discarded if the model %s', async (_, bad) => {
  answer = bad;
  const { message } = await winery.say(`${unclear} ${randomUUID().replace(/\d/g, 'x')}`);
  expect(requests).toHaveLength(1);
  expect(message.reply).not.toContain('Did you mean');
  expect(message.entries).toEqual([]);
});

it('a second opinion is awaited for four seconds at most', async () => {
  answer = () => undefined;
  const started = performance.now();
  const { message } = await winery.say(`${unclear} now`);
  expect(message.reply).not.toContain('Did you mean');
  expect(performance.now() - started).toBeGreaterThan(3_900);
  expect(performance.now() - started).toBeLessThan(30_000);
});

it('a second opinion is not requested if no model is set up', async () => {
  const plain = await startCommunity();
  try {
    const other = await openWinery(await joinCommunity(plain, 'Otto'));
    await other.say(unclear);
    expect(requests).toEqual([]);
  } finally {
    await plain.stop();
  }
});
