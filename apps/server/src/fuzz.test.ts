import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileNameHeader, uploadAttachment } from '@orbit-vine/contract/attachments.ts';
import type { Endpoint } from '@orbit-vine/contract/endpoint.ts';
import { closeCodes } from '@orbit-vine/contract/live.ts';
import { sendMessage } from '@orbit-vine/contract/messages.ts';
import { Problem } from '@orbit-vine/contract/problem.ts';
import { isProblemCode } from '@orbit-vine/contract/problems.ts';
import { signOut } from '@orbit-vine/contract/session.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import {
  joinCommunity,
  sessionKeyIn,
  startCommunity,
  type TestCommunity,
  type TestMember,
} from '../testing/community.ts';
import { allEndpoints } from '../testing/endpoints.ts';
import { fuzzCases, fuzzSeed } from '../testing/fuzz-cases.ts';
import { fieldsOf, hostileJson, hostileWords } from '../testing/hostile-values.ts';
import { openLive } from '../testing/live.ts';
import { openPrivateChannel } from '../testing/private-channel.ts';
import { openWinery } from '../testing/winery.ts';

const endpoints = await allEndpoints();

let community: TestCommunity;
let ada: TestMember;
let messageId: string;
let winery: string;
let secrets: string[];
let othersIds: string[];
const agent = new Agent({ keepAlive: true, maxSockets: 16 });
beforeAll(async () => {
  community = await startCommunity();
  ada = await joinCommunity(community, 'Ada');
  messageId = randomUUID();
  const offer = { id: messageId, content: 'Known', listing: { kind: 'sale', days: 7 } };
  expect((await ada.request(sendMessage.path.replace(':channelId', '1'), { json: offer })).status).toBe(201);
  const canary = await joinCommunity(community, 'Canary');
  const reason = 'unkind';
  const note = 'a note for moderators only';
  const file = 'a file that no message holds';
  const uploaded = await canary.request(uploadAttachment.path, {
    method: 'POST',
    body: file,
    headers: { 'content-type': 'text/plain', [fileNameHeader]: 'canary.txt' },
  });
  const reported = await canary.request(`/api/community/messages/${messageId}/reports`, {
    json: { reason, note },
  });
  expect([uploaded.status, reported.status]).toEqual([201, 200]);
  const { id } = (await uploaded.json()) as { id: string };
  const waiting = 'https://held.example is for moderators only';
  const heldId = randomUUID();
  expect((await canary.send(waiting, '1', heldId)).status).toBe(409);
  const rows = await community.query<{ id: string; token: string }>(
    'select id, token from sessions where user_id = $1',
    [canary.id],
  );
  winery = (await openWinery(ada)).id;
  const cellar = await openWinery(canary);
  const phone = '+12315550177';
  const text = 'T1 smells of a cellar that is nobody’s business';
  await cellar.say(text);
  await canary.request(`${cellar.path}/people`, { json: { name: 'Luis', role: 'cellar', phone } });
  const hidden = 'a group that nobody else knows of';
  const privateId = await openPrivateChannel(community, [canary], { name: hidden, description: hidden });
  const whisper = await canary.say('a whisper in a private group', { channelId: privateId });
  const price = 'a price for members of a group';
  const press = { id: randomUUID(), content: 'Press', listing: { kind: 'sale', price, days: 7 } };
  await canary.request(sendMessage.path.replace(':channelId', privateId), { json: press });
  secrets = [
    hidden,
    whisper.content,
    price,
    waiting,
    text,
    phone,
    canary.email,
    note,
    file,
    'canary.txt',
    sessionKeyIn(canary.cookie),
    ...rows.map(({ token }) => token),
  ];
  othersIds = [privateId, whisper.id, canary.id, id, heldId, cellar.id, ...rows.map((row) => row.id)];
});
afterAll(async () => {
  agent.destroy();
  await community.stop();
});

const text = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ maxLength: 6_000 }),
);
const plausible = () =>
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc.constantFrom<unknown>(
        '1',
        messageId,
        ...othersIds,
        'grape',
        'nobody@example.com',
        'a-b',
        50,
      ),
    },
    fc.uuid(),
    fc.integer(),
    fc.maxSafeInteger(),
    text,
    fc.jsonValue({ maxDepth: 2 }),
  );
const names = [
  'id',
  'content',
  'seq',
  'email',
  'password',
  'name',
  'token',
  'newPassword',
  'code',
  '__proto__',
];
const nearlyRight = (endpoint: Endpoint) => {
  const value = fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom(...hostileJson) },
    plausible().map((plain) => JSON.stringify(plain)),
  );
  const fields = fieldsOf(endpoint, 'body').map((name) =>
    value.map((json) => `${JSON.stringify(name)}:${json}`),
  );
  return fc.tuple(...fields).map((pairs) => `{${pairs.join(',')}}`);
};
const body = (endpoint: Endpoint) =>
  fc.oneof(
    { weight: 4, arbitrary: nearlyRight(endpoint) },
    fc
      .dictionary(fc.constantFrom(...names), plausible(), { noNullPrototype: true })
      .map((value) => JSON.stringify(value)),
    {
      weight: 4,
      arbitrary: fc.record({ id: fc.uuid(), content: text }).map((value) => JSON.stringify(value)),
    },
    fc.jsonValue().map((value) => JSON.stringify(value)),
    text,
    fc.uint8Array({ maxLength: 500 }),
  );
const visibleAscii = /[^\x21-\x7e]/g;
const mangled = () =>
  plausible().chain((value) => {
    const word = typeof value === 'string' ? value : JSON.stringify(value);
    return fc.constantFrom(
      encodeURIComponent(word.toWellFormed()),
      word.replace(visibleAscii, '%').replaceAll('#', '%'),
    );
  });
const segment = () =>
  fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom('1', '2', messageId, winery, ...othersIds, 'grape') },
    fc.constantFrom(...hostileWords),
    mangled(),
  );
const query = (endpoint: Endpoint) =>
  fc.array(fc.tuple(fc.constantFrom(...fieldsOf(endpoint, 'query'), 'x'), segment()), { maxLength: 4 });
const call = () =>
  fc.oneof(
    { weight: 30, arbitrary: fc.constantFrom(...endpoints, sendMessage as Endpoint).chain(callOf) },
    rightCall(),
  );
const callOf = (endpoint: Endpoint) =>
  fc.record({
    endpoint: fc.constant(endpoint),
    method: fc.option(fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'), {
      freq: 10,
    }),
    segments: fc.array(segment(), { minLength: 3, maxLength: 3 }),
    query: query(endpoint),
    body: body(endpoint),
    cookie: fc.oneof(
      { weight: 4, arbitrary: fc.constant(ada.cookie) },
      fc.constant(''),
      text.map((value) => `orbit-vine.session_token=${value.replace(/[^\x20-\x7e]/g, '')}`),
    ),
    origin: fc.option(fc.constantFrom(community.url, 'null', 'https://elsewhere.example', ':'), { freq: 2 }),
  });
const rightCall = (): ReturnType<typeof callOf> =>
  fc.record({
    endpoint: fc.constant(sendMessage as Endpoint),
    method: fc.constant(null),
    segments: fc.constant(['1', '1', '1']),
    query: fc.constant([]),
    body: fc.record({ id: fc.uuid(), content: text }).map((value) => JSON.stringify(value)),
    cookie: fc.constant(ada.cookie),
    origin: fc.constant(community.url),
  });
type Call = ReturnType<typeof call> extends fc.Arbitrary<infer T> ? T : never;

async function send({ endpoint, method, segments, query: pairs, body: content, cookie, origin }: Call) {
  // Signing out would end the member's session for all later calls.
  const as = endpoint === signOut ? '' : cookie;
  const parts = [...segments];
  const filled = endpoint.path.replace(/:\w+/g, () => parts.pop() ?? '1');
  const search = pairs.map(([name, value]) => `${name}=${value}`).join('&');
  const outgoing = httpRequest(community.url, {
    agent,
    method: method ?? endpoint.method,
    path: `${filled}?${search}`,
    headers: { cookie: as, 'content-type': 'application/json', ...(origin === null ? {} : { origin }) },
  });
  const withBody = !['GET', 'DELETE', 'OPTIONS'].includes(method ?? endpoint.method);
  outgoing.end(withBody ? content : undefined);
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  const answer = Buffer.concat(chunks).toString();
  return { status: response.statusCode ?? 0, type: response.headers['content-type'], answer };
}

function check({ endpoint, method }: Call, { status, type, answer }: Awaited<ReturnType<typeof send>>) {
  for (const secret of secrets) expect(answer).not.toContain(secret);
  if (status < 300) {
    if (method === null && !('type' in endpoint)) endpoint.answer.parse(JSON.parse(answer));
    return;
  }
  const problem = Problem.parse(JSON.parse(answer));
  expect(type).toBe('application/problem+json');
  expect([problem.status, isProblemCode(problem.code)]).toEqual([status, true]);
  expect(status < 500 || status === 503, `${status} ${answer}`).toBe(true);
}

it('the server answers any request by the contract or with a problem, and reveals no secret', {
  timeout: 180_000 + fuzzCases * 10,
}, async () => {
  const statuses = new Map<number, number>();
  const batch = fc.asyncProperty(fc.array(call(), { minLength: 16, maxLength: 16 }), async (calls) => {
    const answers = await Promise.all(calls.map(send));
    for (const [at, answer] of answers.entries()) {
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      check(calls[at] as Call, answer);
    }
  });
  await fc.assert(batch, { seed: fuzzSeed, numRuns: Math.ceil((fuzzCases * 0.75) / 16), endOnFailure: true });
  for (const status of [200, 201, 401, 403, 404, 422])
    expect(statuses.get(status) ?? 0, `${status}`).toBeGreaterThan(0);
});

const frame = () =>
  fc.oneof(
    fc
      .record({
        type: fc.constantFrom('subscribe', 'unsubscribe', 'typing', 'presence', 'looking'),
        channelId: fc.constantFrom('1', '2', '3', '4', ...othersIds.slice(0, 1), 'nowhere', '__proto__'),
        watch: fc.boolean(),
        looking: fc.boolean(),
        after: fc.oneof(fc.nat(), fc.maxSafeInteger(), fc.constant(0)),
      })
      .map((value) => JSON.stringify(value)),
    fc.jsonValue().map((value) => JSON.stringify(value)),
    text,
    fc.uint8Array({ maxLength: 200 }),
  );

it('the server survives any frames on a socket', { timeout: 180_000 + fuzzCases * 10 }, async () => {
  const conversation = fc.asyncProperty(fc.array(frame(), { maxLength: 30 }), async (frames) => {
    const { socket, closed, heard } = openLive(community.url, ada);
    await once(socket, 'open');
    for (const each of frames) if (socket.readyState === WebSocket.OPEN) socket.send(each);
    await Promise.race([closed(), sleep(5)]);
    socket.close();
    const code = await closed();
    expect([1000, 1005, 1009, closeCodes.badFrame]).toContain(code);
    for (const secret of secrets) expect(JSON.stringify(heard)).not.toContain(secret);
  });
  await fc.assert(conversation, {
    seed: fuzzSeed,
    numRuns: Math.ceil((fuzzCases * 0.25) / 15),
    endOnFailure: true,
  });
  expect((await ada.send('Still here')).status).toBe(201);
});
