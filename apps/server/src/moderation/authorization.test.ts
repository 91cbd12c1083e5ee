import * as appeals from '@orbit-vine/contract/appeals.ts';
import * as auditLog from '@orbit-vine/contract/audit-log.ts';
import * as channelAdministration from '@orbit-vine/contract/channel-administration.ts';
import * as numbers from '@orbit-vine/contract/community-numbers.ts';
import type { Endpoint } from '@orbit-vine/contract/endpoint.ts';
import * as inquiries from '@orbit-vine/contract/inquiries.ts';
import * as moderation from '@orbit-vine/contract/moderation.ts';
import * as claims from '@orbit-vine/contract/report-claims.ts';
import * as notes from '@orbit-vine/contract/staff-notes.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { joinAs, type TestCommunity, type TestMember } from '../../testing/community.ts';
import { gatherCommunity } from '../../testing/gather-community.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'answer' in value;
/** Tested in `report-message.test.ts`, `removal.test.ts`, and `appeals.test.ts`. */
const forMembers: Endpoint[] = [
  ...[moderation.reportMessage, moderation.getRemoval, appeals.getOwnSanction],
  ...[appeals.appealSanction, appeals.getOwnSuspension, appeals.appealSuspension],
];
const endpoints = [appeals, auditLog, moderation, claims, notes, numbers, channelAdministration, inquiries]
  .flatMap((part) => Object.values(part as Record<string, unknown>).filter(isEndpoint))
  .filter((endpoint) => !forMembers.includes(endpoint))
  .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);
const forAdministrators = endpoints.filter(([name]) => name.includes('/admin/'));

/** A valid body for each endpoint, so that only the check of roles can reject it. */
const bodies = new Map<unknown, unknown>([
  [appeals.decideAppeal, { lift: true }],
  [moderation.decideHeldMessage, { release: true }],
  [moderation.applySanction, { kind: 'mute', hours: 1 }],
  [notes.addMemberNote, { text: 'Mine' }],
  [notes.addReportNote, { text: 'Mine' }],
  [moderation.setRole, { role: 'administrator' }],
  [channelAdministration.makeChannel, { name: 'Mine' }],
  [channelAdministration.orderChannels, { ids: [] }],
  [inquiries.setInquiryState, { state: 'answered' }],
]);

const { community, member } = await gatherCommunity(['Member']);
let moderator: TestMember;
beforeAll(async () => {
  moderator = await joinAs(community, 'Mo', 'moderator');
});

function ask(request: TestCommunity['request'], endpoint: Endpoint, cookie = '') {
  const path = endpoint.path.replace(':channelId', '1').replace(':kind', 'mute').replace(/:\w+/g, member.id);
  const withBody = !['GET', 'DELETE'].includes(endpoint.method);
  const init = { method: endpoint.method, ...(withBody && { json: bodies.get(endpoint) ?? {} }) };
  return request(path, init, cookie);
}

describe.each(endpoints)('%s', (_, endpoint) => {
  it('rejects visitors with 401 and members with 403', async () => {
    expect((await ask(community.request, endpoint)).status).toBe(401);
    expect((await ask(community.request, endpoint, member.cookie)).status).toBe(403);
  });
});

it.each(forAdministrators)('%s rejects moderators with 403', async (_, endpoint) => {
  expect((await ask(community.request, endpoint, moderator.cookie)).status).toBe(403);
});

it('a rejected request changes nothing and leaves no records', async () => {
  expect(forAdministrators.length).toBeGreaterThan(5);
  for (const table of ['moderation_acts', 'staff_notes', 'report_claims'])
    expect(await community.query(`select 1 from ${table}`)).toEqual([]);
  const [row] = await community.query<{ role: string; muted_until: null }>(
    'select role, muted_until from profiles where id = $1',
    [member.id],
  );
  expect(row).toEqual({ role: 'member', muted_until: null });
});
