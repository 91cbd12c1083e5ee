import { serverLimits } from '@orbit-vine/contract/server-limits.ts';
import { expect, it } from 'vitest';
import { allEndpoints } from '../../../testing/endpoints.ts';
import { tableOf } from '../../../testing/markdown-table.ts';
import { actionRules, endpointRules, ruleOfEndpoint } from './rate-limit-rules.ts';
import type { Rule } from './rule.ts';

const tables: Record<string, readonly Rule[]> = {
  ...Object.fromEntries(Object.entries(endpointRules).map(([name, { limits }]) => [name, limits])),
  ...actionRules,
};

it('exactly one rule names each endpoint that changes something', async () => {
  const changing = (await allEndpoints()).filter(({ method }) => method !== 'GET');
  const unnamed = changing.filter(({ method, path }) => ruleOfEndpoint(method, path) === 'changes');
  expect(unnamed.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  const named = Object.values(endpointRules).flatMap(({ endpoints }) =>
    endpoints.map(({ method, path }) => `${method} ${path}`),
  );
  expect(named.filter((name, at) => named.indexOf(name) !== at)).toEqual([]);
});

it('everything that members may read has a rule', async () => {
  const reading = (await allEndpoints()).filter(({ path }) => path.startsWith('/api/community/'));
  for (const { method, path } of reading) expect(ruleOfEndpoint(method, path), path).toBeDefined();
});

it('each table begins with a narrower rule than the site-wide one', () => {
  for (const [name, rules] of Object.entries(tables)) {
    expect(rules.length, name).toBeGreaterThan(0);
    expect(
      rules.findIndex(({ by }) => by === 'everyone'),
      name,
    ).not.toBe(0);
  }
});

it('one network can use at most a tenth of a site-wide limit', () => {
  for (const [name, rules] of Object.entries(tables)) {
    const all = rules.find(({ by }) => by === 'everyone');
    if (!all) continue;
    const ofOne = rules
      .filter(({ by }) => by === 'network')
      .map(({ points, seconds }) => points * Math.max(1, all.seconds / seconds));
    expect(Math.min(...ofOne), name).toBeLessThanOrEqual(all.points / 10);
  }
});

it('every action by which a visitor causes mail has a site-wide limit', () => {
  const global = Object.entries(tables).filter(([, rules]) => rules.some(({ by }) => by === 'everyone'));
  expect(global.map(([name]) => name)).toEqual(
    expect.arrayContaining(['sign-up', 'account-mail', 'contact']),
  );
});

const units = [
  [24 * 3_600, 'day'],
  [3_600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
] as const;

function spanOf(seconds: number): string {
  const [length, unit] = units.find(([size]) => seconds % size === 0) ?? [1, 'second'];
  const count = seconds / length;
  return count === 1 ? unit : `${count} ${unit}s`;
}

it('the page docs/limits.md matches the table of rules', async () => {
  const rows = Object.entries(tables).flatMap(([name, rules]) =>
    rules.map(({ by, points, seconds, perServer }) => {
      const where = perServer ? 'each server' : 'all servers';
      return [name, by, points.toLocaleString('en'), spanOf(seconds), where];
    }),
  );
  const endpoints = Object.entries(endpointRules).flatMap(([name, { endpoints: counted }]) =>
    counted.map(({ method, path }) => [`\`${method} ${path}\``, name]),
  );
  const page = `# Limits

How often something may be done. This page is made from \`apps/server/src/platform/http/rate-limit-rules.ts\` (by
\`npm run vitest -- run --project server rate-limit-rules -u\`), which gives the reasons for some.

A network is an IPv4 address or an IPv6 /64, a wider network an IPv6 /48; \`email\` is the address of an account, and
\`everyone\` the whole site. A caller over a limit gets 429 with \`Retry-After\`, and the rules below it do not count.
Counts that all servers share are in the table \`limit_counters\`, under keys that hold neither addresses nor names
(HMAC). \`RATE_LIMITS=off\` switches all of it off, for load tests.

In addition, \`messages/send-limits.ts\` counts messages, and the same text, in the messages themselves and those that
are held; \`live/socket-limits.ts\`, the sockets of a member and the frames of a socket; \`profiles/former-names.ts\`,
changes of a username; \`auth/sign-up/pending-sign-ups.ts\`, wrong tries at a mailed code; and
\`notifications/send-notification-mail.ts\` keeps the pause between two mails to one member.

A winery has at most ${serverLimits.wineryEntries.toLocaleString('en')} entries and ${serverLimits.wineryCharacters.toLocaleString('en')} characters of records (\`WINERY_FULL\`);
what is stored stays readable.

${tableOf(['What', 'By', 'Times', 'In a', 'Counted on'], ...rows)}

## Which endpoint is counted as what

Any other change is counted as \`changes\`, and anything else that members may read as \`reading\`.

${tableOf(['Endpoint', 'What'], ...endpoints)}
`;
  await expect(page).toMatchFileSnapshot('../../../../../docs/limits.md');
});
