import type { Endpoint } from '@orbit-vine/contract/endpoint.ts';
import { Problem } from '@orbit-vine/contract/problem.ts';
import { Hono } from 'hono';
import { beforeAll, describe, expect, it } from 'vitest';
import { joinAs, type TestMember } from '../../testing/community.ts';
import { allEndpoints } from '../../testing/endpoints.ts';
import { gatherCommunity } from '../../testing/gather-community.ts';
import { memberGates, type Visitor } from './session.ts';

/** What is for those who are not signed in. */
const open = new Set([
  'GET /api/community/status',
  'GET /api/contact/token',
  'POST /api/auth/sign-up/email',
  'POST /api/auth/sign-in/email',
  'POST /api/auth/sign-out',
  'GET /api/auth/get-session',
  'POST /api/auth/request-password-reset',
  'POST /api/auth/reset-password',
  'POST /api/auth/send-verification-email',
  'POST /api/auth/confirm-email',
  'GET /api/auth/passkey/generate-authenticate-options',
  'POST /api/auth/passkey/verify-authentication',
  'POST /api/community/new-email',
  'POST /api/community/not-me',
  'POST /api/community/deletion',
]);
const named = (await allEndpoints()).map(
  (endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const,
);
const closed = named.filter(([name]) => !open.has(name));
const under = (folder: string) =>
  closed.filter(([, { path }]) => path.startsWith(`/api/community/${folder}/`));

const { community, member } = await gatherCommunity(['Member']);
let moderator: TestMember;
beforeAll(async () => {
  moderator = await joinAs(community, 'Mo', 'moderator');
});

const unparsable = ['{', '{"id":"no id"}', '['.repeat(30_000)];

/** Asks with nothing that any schema lets through. */
async function ask({ method, path }: Endpoint, cookie = ''): Promise<[number, string]> {
  const withBody = !['GET', 'DELETE'].includes(method);
  const answers = await Promise.all(
    (withBody ? unparsable : [undefined]).map(async (body) => {
      const address = `${path.replace(/:\w+/g, 'no-id')}?page=x&after=x&limit=x`;
      const response = await community.request(address, { method, ...(body && { body }) }, cookie);
      return [response.status, Problem.parse(await response.json()).code] as [number, string];
    }),
  );
  const [first] = answers;
  if (!first || answers.some((answer) => answer.join() !== first.join())) throw new Error(`${answers}`);
  return first;
}

describe('is asked before anything that was sent is looked at:', () => {
  it.each(closed)('%s by a stranger', async (_, endpoint) => {
    expect(await ask(endpoint)).toEqual([401, 'UNAUTHENTICATED']);
  });
  it.each([...under('moderation'), ...under('admin')])('%s by a member', async (_, endpoint) => {
    expect(await ask(endpoint, member.cookie)).toEqual([403, 'FORBIDDEN']);
  });
  it.each(under('admin'))('%s by a moderator', async (_, endpoint) => {
    expect(await ask(endpoint, moderator.cookie)).toEqual([403, 'FORBIDDEN']);
  });
});

it('the endpoints tried above are all there are', () => {
  expect(named.filter(([name]) => open.has(name))).toHaveLength(open.size);
  expect(closed.length).toBeGreaterThan(50);
  expect(under('moderation').length).toBeGreaterThan(5);
  expect(under('admin').length).toBeGreaterThan(8);
});

it('admission looks up and counts who is asking once for each request, however many gates that passes', async () => {
  const visitor = { userId: member.id, role: 'moderator', staffRole: 'moderator' } as Visitor;
  const seen: string[] = [];
  const gates = memberGates(
    async () => {
      seen.push('looked up');
      return visitor;
    },
    async () => {
      seen.push('counted');
    },
  );
  const app = new Hono().get('/', async (context) => {
    await gates.requireMember(context);
    return context.text((await gates.requireModerator(context)).userId);
  });
  for (let times = 0; times < 2; times += 1) expect(await (await app.request('/')).text()).toBe(member.id);
  expect(seen).toEqual(['looked up', 'counted', 'looked up', 'counted']);
});
