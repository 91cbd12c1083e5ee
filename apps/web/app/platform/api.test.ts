import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signIn } from '@orbit-vine/contract/accounts.ts';
import { listChannels } from '@orbit-vine/contract/channels.ts';
import { listMessages } from '@orbit-vine/contract/messages.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call, type ProblemError } from './api.ts';

interface Answer {
  status: number;
  body: string;
}

let server: Server;
let answer: Answer;
let asked: { method: string; url: string; body: string }[];

beforeEach(async () => {
  asked = [];
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      asked.push({ method: request.method ?? '', url: request.url ?? '', body });
      response.writeHead(answer.status).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  // A browser resolves our paths against the page; Node has no page.
  const fetchFrom = globalThis.fetch;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetchFrom(origin + path, init));
});
afterEach(() => {
  vi.unstubAllGlobals();
  server.close();
});

const failure = (made: Promise<unknown>) =>
  made.then(
    () => {
      throw new Error('The call succeeded.');
    },
    (reason: ProblemError) => reason,
  );

test('a call fills in its path and query, and leaves out what is not given', async () => {
  answer = {
    status: 200,
    body: JSON.stringify({ messages: [], quoted: [], seq: 7, more: false, newer: false }),
  };
  const page = await call(listMessages, {
    params: { channelId: 'general' },
    query: { before: 40, limit: undefined },
  });
  expect(page).toEqual({ messages: [], quoted: [], seq: 7, more: false, newer: false });
  expect(asked).toEqual([
    { method: 'GET', url: '/api/community/channels/general/messages?before=40', body: '' },
  ]);
});

test('a body travels as JSON', async () => {
  answer = { status: 200, body: '{}' };
  await call(signIn, { body: { email: 'ann@example.com', password: 'vineyard' } });
  expect(asked[0]?.body).toBe('{"email":"ann@example.com","password":"vineyard"}');
});

test('a problem document becomes an error with its code, its sentence and the fields at fault', async () => {
  const errors = [{ field: 'email', message: 'Please enter an email address.' }];
  const problem = { type: 'about:blank', title: 'Not valid.', status: 422, code: 'INVALID_REQUEST', errors };
  answer = { status: 422, body: JSON.stringify(problem) };
  const error = await failure(call(listChannels));
  expect(error).toMatchObject({ code: 'INVALID_REQUEST', title: 'Not valid.', status: 422, errors });
});

test('a server that cannot be reached is the problem NETWORK', async () => {
  await new Promise((resolve) => server.close(resolve));
  expect(await failure(call(listChannels))).toMatchObject({ code: 'NETWORK', status: 0 });
});

test.each([502, 503, 504])(
  'a page of a proxy that cannot reach the server (%i) is the problem UNAVAILABLE',
  async (status) => {
    answer = { status, body: '<h1>Bad gateway</h1>' };
    expect(await failure(call(listChannels))).toMatchObject({ code: 'UNAVAILABLE', status });
  },
);

test.each([
  ['a page of a proxy', { status: 404, body: '<h1>Not here</h1>' }],
  ['an answer of another shape', { status: 200, body: '{"channels":[]}' }],
])('%s is the problem UNREADABLE', async (_, unreadable) => {
  answer = unreadable;
  expect(await failure(call(listChannels))).toMatchObject({ code: 'UNREADABLE', status: unreadable.status });
});

test('a call that is given up says so, and is no problem', async () => {
  answer = { status: 200, body: '[]' };
  const error = await failure(call(listChannels, { signal: AbortSignal.abort() }));
  expect(error.name).toBe('AbortError');
});
