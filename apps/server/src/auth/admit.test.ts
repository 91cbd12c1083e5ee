import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Caller, callers, type Endpoint, type Proof, proofs } from '@orbit-vine/contract/endpoint.ts';
import { downloadFeed } from '@orbit-vine/contract/lots-exchange.ts';
import { Problem } from '@orbit-vine/contract/problem.ts';
import { Hono } from 'hono';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { joinAs } from '../../testing/community.ts';
import { allEndpoints } from '../../testing/endpoints.ts';
import { gatherCommunity } from '../../testing/gather-community.ts';
import { tableOf } from '../../testing/markdown-table.ts';
import { admitting } from './admit.ts';
import type { Visitor } from './session.ts';

const endpoints = (await allEndpoints()).map(
  (endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const,
);
const { community, member, muted, suspended, aged } = await gatherCommunity(
  ['Member', 'Muted', 'Suspended', 'Aged'],
  { staffSecondFactor: true },
);

const columns = [
  'visitor',
  'suspended',
  'muted',
  'member',
  'unproven',
  'moderator',
  'administrator',
] as const;
type Column = (typeof columns)[number];
const refusals: Record<Caller, (string | undefined)[]> = (() => {
  const [none, sessionless, locked] = [undefined, 'UNAUTHENTICATED', 'SUSPENDED'];
  const [silent, forbidden, weak] = ['MUTED', 'FORBIDDEN', 'SECOND_FACTOR_NEEDED'];
  return {
    everyone: [none, none, none, none, none, none, none],
    member: [sessionless, locked, none, none, none, none, none],
    memberOrKey: [sessionless, locked, none, none, none, none, none],
    writer: [sessionless, locked, silent, none, none, none, none],
    staff: [sessionless, locked, forbidden, forbidden, none, none, none],
    moderator: [sessionless, locked, forbidden, forbidden, weak, none, none],
    administrator: [sessionless, locked, forbidden, forbidden, forbidden, forbidden, none],
  };
})();
/** For administrators with an old sign-in, and for those with an old second factor. */
const refusalsByProof: Record<Proof, (string | undefined)[]> = {
  recent: ['REAUTHENTICATION_NEEDED', undefined],
  strongest: ['REAUTHENTICATION_NEEDED', 'SECOND_FACTOR_NEEDED'],
  password: ['SECOND_FACTOR_NEEDED', 'SECOND_FACTOR_NEEDED'],
};
const codesOfRefusal = new Set([...Object.values(refusals), ...Object.values(refusalsByProof)].flat());

const cookies: Partial<Record<Column | 'signedInLongAgo' | 'confirmedLongAgo', string>> = {};
let withFactor: string[] = [];
beforeAll(async () => {
  const staff = {
    unproven: await joinAs(community, 'Una', 'moderator'),
    moderator: await joinAs(community, 'Mo', 'moderator'),
    administrator: await joinAs(community, 'Ada', 'administrator'),
    signedInLongAgo: await joinAs(community, 'Stella', 'administrator'),
    confirmedLongAgo: await joinAs(community, 'Cora', 'administrator'),
  };
  const { query } = community;
  await query("update profiles set muted_until = now() + interval '1 day' where id = $1", [muted.id]);
  await query("update profiles set suspended_until = now() + interval '1 day' where id = $1", [suspended.id]);
  const { signedInLongAgo, confirmedLongAgo } = staff;
  const longAgo = [signedInLongAgo.id, confirmedLongAgo.id];
  withFactor = [staff.moderator.id, staff.administrator.id];
  await query(
    "update sessions set second_factor_at = now() - interval '1 hour' where user_id = any($1::uuid[])",
    [longAgo],
  );
  await query(
    "update sessions set authenticated_at = now() - interval '1 hour' where user_id = any($1::uuid[])",
    [[signedInLongAgo.id, aged.id]],
  );
  await query(
    "insert into second_factors (user_id, secret, confirmed_at) select unnest($1::uuid[]), 'x', now()",
    [longAgo],
  );
  for (const [name, { cookie }] of Object.entries({ member, muted, suspended, ...staff }))
    cookies[name as Column] = cookie;
});

// The administrator case that removes the second factor loses it.
beforeEach(async () => {
  await community.query('update sessions set second_factor_at = now() where user_id = any($1::uuid[])', [
    withFactor,
  ]);
});

const unparsable = ['{', '{"id":"no id"}', '['.repeat(30_000)];

async function codeOf(
  { method, path }: Endpoint,
  cookie = '',
  bodies = unparsable,
): Promise<string | undefined> {
  const address = path
    .replace(/:file\{.*\}/, '00000000-0000-4000-8000-000000000000.webp')
    .replace(/:secret\{.*\}/, 'none.csv')
    .replace(/:\w+/g, 'no-id');
  const codes = await Promise.all(
    (['GET', 'DELETE'].includes(method) ? [undefined] : bodies).map(async (body) => {
      const init = { method, ...(body !== undefined && { body }) };
      const response = await community.request(`${address}?page=x&after=x&limit=x`, init, cookie);
      if (response.ok) return void (await response.arrayBuffer());
      return Problem.parse(await response.json()).code;
    }),
  );
  const [code] = codes;
  if (codesOfRefusal.has(code) && codes.some((each) => each !== code)) throw new Error(`${codes}`);
  return code;
}

describe('admission before validation', () => {
  // `downloadFeed` answers a wrong secret as it answers a visitor.
  it.each(endpoints.filter(([, endpoint]) => endpoint !== downloadFeed))(
    'of %s admits and refuses each kind of caller',
    async (_, endpoint) => {
      for (const [at, column] of columns.entries()) {
        const refusal = refusals[endpoint.for][at];
        const code = await codeOf(endpoint, cookies[column], refusal ? unparsable : ['{']);
        if (refusal) expect(code, column).toBe(refusal);
        else expect(codesOfRefusal.has(code) && code, column).toBeFalsy();
      }
    },
  );

  it.each(endpoints.filter(([, { proof }]) => proof))(
    'of %s refuses sessions with outdated proof',
    async (_, endpoint) => {
      const [signedIn, confirmed] = endpoint.proof ? refusalsByProof[endpoint.proof] : [];
      expect(await codeOf(endpoint, cookies.signedInLongAgo)).toBe(signedIn);
      const code = await codeOf(endpoint, cookies.confirmedLongAgo);
      expect(codesOfRefusal.has(code) ? code : undefined).toBe(confirmed);
      if (endpoint.proof === 'password')
        expect(codesOfRefusal.has(await codeOf(endpoint, aged.cookie, ['{']))).toBe(false);
    },
  );
});

it('admission looks up and counts the caller once per request', async () => {
  const seen: string[] = [];
  const app = new Hono()
    .use(
      admitting({
        database: undefined as never,
        findVisitor: async () => {
          seen.push('looked up');
          return { userId: member.id, role: 'moderator', staffRole: 'moderator' } as Visitor;
        },
        limit: async () => {
          seen.push('counted');
        },
      }),
    )
    .get('/', async (context) => {
      await context.var.admit({ for: 'moderator' });
      return context.text((await context.var.admit({ for: 'moderator' })).userId);
    });
  for (let times = 0; times < 2; times += 1) expect(await (await app.request('/')).text()).toBe(member.id);
  expect(seen).toEqual(['looked up', 'counted', 'looked up', 'counted']);
});

it('the server serves only these addresses outside the contract', () => {
  const folder = join(import.meta.dirname, '..');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const served = files
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      const routes = text.matchAll(/\bapp\s*\.(?:get|post|put|patch|delete|all|on)\(\s*([^,]+),/g);
      return Array.from(routes, ([, address]) => `${file}: ${address}`);
    });
  expect(served.sort()).toMatchInlineSnapshot(`
    [
      "auth/bind.ts: endpoint.method",
      "auth/bind.ts: endpoint.method",
      "auth/log-ways-in.ts: method",
      "auth/routes.ts: endpoint.method",
      "auth/sign-in.ts: signIn.method",
      "contact/page.ts: '/contact'",
      "contact/page.ts: '/contact'",
      "lots/openapi.ts: '/api/lots/openapi.json'",
      "lots/twilio.ts: twilioPath",
      "members/avatar.ts: '/avatars/:file{.+\\\\.svg}'",
      "notifications/unsubscribe.ts: unsubscribeLink.path",
      "notifications/unsubscribe.ts: unsubscribeLink.path",
      "platform/http/health.ts: '/api/health'",
      "platform/http/health.ts: '/api/health/live'",
      "platform/http/health.ts: '/api/health/pages'",
    ]
  `);
});

it('the page docs/endpoints.md lists every endpoint by its callers', async () => {
  const groups = Object.entries(callers).map(([caller, words]) => {
    const rows = endpoints
      .filter(([, endpoint]) => endpoint.for === caller)
      .map(([name, { proof }]) => [`\`${name}\``, proof ?? ''])
      .sort();
    return `## \`${caller}\`: ${words}\n\n${tableOf(['Endpoint', 'Proof'], ...rows)}\n`;
  });
  const page = `# Endpoints

Who may call what. This page is made from the contract (by \`npm run vitest -- run --project server auth/admit.test -u\`), and
\`auth/bind.ts\` enforces it. What belongs to a winery, a channel, or another member is found only through what the
caller may see; other callers get 404.

Some endpoints want more than a session:

${Object.entries(proofs)
  .map(([proof, words]) => `- \`${proof}\`: ${words}.`)
  .join('\n')}

${groups.join('\n')}`;
  await expect(page).toMatchFileSnapshot('../../../../docs/endpoints.md');
});
