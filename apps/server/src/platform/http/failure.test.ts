import { DrizzleQueryError } from 'drizzle-orm/errors';
import pino from 'pino';
import { expect, it } from 'vitest';
import { freePort } from '../free-port.ts';
import { describeFailure } from '../log/describe-failure.ts';
import { markDatabaseError } from '../log/outage.ts';
import { thinOutageLines } from '../log/outage-lines.ts';
import { watchStalls } from '../log/stalls.ts';
import { failureResponse } from './failure.ts';

const request = { method: 'GET', path: '/api/health' };
const failed = (code: string) => {
  const error = Object.assign(new Error(`said ${code}`), { code });
  markDatabaseError(error);
  return new DrizzleQueryError('select 1', ['a secret'], error);
};

function logByHand() {
  const lines: { msg: string; alsoSinceThen?: number }[] = [];
  const clock = { now: 0 };
  const hooks = { logMethod: thinOutageLines(() => clock.now) };
  const log = pino({ hooks }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  return { lines, clock, log };
}

it.each(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', '57P01'])(
  'the server answers 503 when the database fails with %s, and logs no stack',
  async (code) => {
    const { log, lines } = logByHand();
    const answer = failureResponse(failed(code), request, log);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('2');
    expect(lines).toMatchObject([{ msg: 'the database cannot be reached', failure: { code, outage: true } }]);
    expect(JSON.stringify(lines)).not.toMatch(/ at |secret/);
  },
);

it('the server answers 500 to its own failures, and logs where they happened', () => {
  const { log, lines } = logByHand();
  expect(failureResponse(failed('42703'), request, log).status).toBe(500);
  expect(JSON.stringify(lines)).toContain('failure.test.ts');
});

it('the server logs an outage of the database once a minute, with the number of lines left out', () => {
  const { log, lines, clock } = logByHand();
  const ask = () => failureResponse(failed('ENOTFOUND'), request, log);
  for (clock.now = 0; clock.now < 180_000; clock.now += 1_000) ask();
  log.warn({ failure: describeFailure(failed('ENOTFOUND')) }, 'channels could not be looked at');
  expect(lines.map(({ msg, alsoSinceThen }) => [msg, alsoSinceThen])).toEqual([
    ['the database cannot be reached', undefined],
    ['the database cannot be reached', 59],
    ['the database cannot be reached', 59],
    ['channels could not be looked at', undefined],
  ]);
});

it('the server logs every internal failure, without thinning', () => {
  const { log, lines } = logByHand();
  for (let at = 0; at < 3; at += 1) failureResponse(failed('42703'), request, log);
  log.info('and a plain line');
  expect(lines.map(({ msg }) => msg)).toEqual([...Array(3).fill('a request failed'), 'and a plain line']);
});

it('the server distinguishes failures of other connections from the database’s', async () => {
  const { log, lines } = logByHand();
  const closed = await fetch(`http://127.0.0.1:${await freePort()}`).catch((error: unknown) => error);
  expect(failureResponse(closed, request, log).status).toBe(503);
  const aborted = Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
  expect(failureResponse(aborted, request, log).status).toBe(500);
  const full = Object.assign(new Error('open'), { code: 'EMFILE', syscall: 'open' });
  expect(failureResponse(full, request, log).status).toBe(503);
  expect(lines.map(({ msg }) => msg)).toEqual([
    'another service cannot be reached',
    'a request failed',
    'the system has no file descriptors left',
  ]);
});

it('the server logs that it was blocked itself while the database timed out', () => {
  const { log, lines } = logByHand();
  const stop = watchStalls(log);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5_600);
  failureResponse(failed('08006'), request, log);
  stop();
  expect(lines).toMatchObject([
    {
      msg: 'the database was not heard: the event loop of this server had been blocked',
      failure: { outage: true, stalledMs: expect.any(Number) },
    },
  ]);
});
