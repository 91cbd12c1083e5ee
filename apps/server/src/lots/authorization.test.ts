import { randomUUID } from 'node:crypto';
import * as lots from '@orbit-vine/contract/lots-endpoints.ts';
import * as exchange from '@orbit-vine/contract/lots-exchange.ts';
import * as history from '@orbit-vine/contract/lots-history.ts';
import * as views from '@orbit-vine/contract/lots-views.ts';
import { beforeAll, expect, it } from 'vitest';
import { joinCommunity, type TestMember } from '../../testing/community.ts';
import { gatherCommunity } from '../../testing/gather-community.ts';
import { openLive } from '../../testing/live.ts';
import { codeOf } from '../../testing/problem.ts';
import { joinPerson, openWinery, settings, type TestWinery } from '../../testing/winery.ts';

const { community } = await gatherCommunity([]);
let owner: TestMember;
let stranger: TestMember;
let hand: TestMember;
let reader: TestMember;
let winery: TestWinery;
let handId: string;
let entryId: string;
let messageId: string;
let deadKeys: string[];
let foreignKey: string;
beforeAll(async () => {
  [owner, stranger, hand, reader] = (await Promise.all(
    ['Olive', 'Sam', 'Hana', 'Rhea'].map((name) => joinCommunity(community, name)),
  )) as [TestMember, TestMember, TestMember, TestMember];
  winery = await openWinery(owner);
  // A member who owns another winery is still a stranger here.
  const elsewhere = await openWinery(stranger);
  foreignKey = (await makeKey(stranger, elsewhere)).secret;
  const [revoked, expired] = [await makeKey(owner, winery), await makeKey(owner, winery)];
  await owner.request(`${winery.path}/tokens/${revoked.token.id}`, { method: 'DELETE' });
  await community.query("update winery_tokens set expires_at = now() - interval '1 second' where id = $1", [
    expired.token.id,
  ]);
  deadKeys = [randomUUID(), revoked.secret, expired.secret];
  handId = (await joinPerson(winery, owner, hand, 'cellar')).personId;
  await joinPerson(winery, owner, reader, 'viewer');
  const { message, entries } = await winery.say('Harvested 1 ton of Chambourcin from block 3 into bin 7');
  messageId = message.id;
  entryId = entries[0]?.id ?? '';
});

async function makeKey(member: TestMember, { path }: TestWinery) {
  const made = await member.request(`${path}/tokens`, { json: { name: 'Sheet', scope: 'read' } });
  expect(made.status).toBe(201);
  return (await made.json()) as { secret: string; token: { id: string } };
}

const work = { op: 'note', vessels: ['T1'], note: 'x' };
const entry = () => ({ id: randomUUID(), workedOn: '2025-10-01', work });
const setup = { vessels: [], varieties: [], blocks: [], materials: [], lotCodes: [] };
const bodies: Record<string, () => object> = {
  changeWinery: () => ({ volumeUnit: 'L' }),
  deleteWinery: () => ({ name: settings.name }),
  changeSetup: () => ({ seq: 1_000, setup }),
  invitePerson: () => ({ name: 'Nobody', role: 'owner' }),
  changePerson: () => ({ role: 'owner' }),
  sendCellarMessage: () => ({ id: randomUUID(), text: 'PD T1 x2' }),
  readCellarMessage: () => ({ text: 'PD T1 x2' }),
  addEntry: entry,
  correctEntry: () => ({ id: randomUUID(), action: 'void' }),
  makeToken: () => ({ name: 'Sheet', scope: 'read' }),
  importEntries: () => ({ csv: 'worked_on,op,vessels,note\n2025-10-01,note,T1,x' }),
};
const wineryEndpoints = Object.entries({ ...lots, ...exchange, ...views, ...history }).flatMap(
  ([name, each]) =>
    typeof each === 'object' && 'path' in each && each.path.includes(':wineryId')
      ? [[name, each] as const]
      : [],
);

function ask(member: TestMember, name: string, { method, path }: { method: string; path: string }) {
  const address = path
    .replace(':wineryId', winery.id)
    .replace(':personId', handId)
    .replace(':messageId', messageId)
    .replace(':entryId', entryId)
    .replace(':tokenId', randomUUID())
    .replace(':actId', randomUUID())
    .replace(/:secret\{.*\}/, 'ov_none.csv')
    .replace(':code', '25-CH-01')
    .replace(':month', '2025-10')
    .replace(':day', '2025-10-01');
  const json = method === 'GET' || method === 'DELETE' ? {} : { json: bodies[name]?.() ?? {} };
  return member.request(`${address}?after=0&from=2025-01-01&through=2025-12-31`, { method, ...json });
}

const allEndpoints = Object.entries({ ...lots, ...exchange, ...views, ...history }).flatMap(([name, each]) =>
  typeof each === 'object' && 'path' in each ? [[name, each] as const] : [],
);

const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
const withHeaders = (headers: Record<string, string>): TestMember => ({
  ...owner,
  request: (path, init = {}) => community.request(path, { ...init, headers }),
});

it.each(allEndpoints)('%s rejects visitors and dead keys with 401', async (name, endpoint) => {
  for (const headers of [{}, ...deadKeys.map(bearer)])
    expect([name, (await ask(withHeaders(headers), name, endpoint)).status]).toEqual([name, 401]);
});

it.each(wineryEndpoints)('%s rejects the key of another winery', async (name, endpoint) => {
  const { status } = await ask(withHeaders(bearer(foreignKey)), name, endpoint);
  expect([401, 404], name).toContain(status);
});

it.each(wineryEndpoints)('%s answers a stranger with WINERY_NOT_FOUND', async (name, endpoint) => {
  const { seq } = await winery.changes();
  const response = await ask(stranger, name, endpoint);
  expect([response.status, await codeOf(response)]).toEqual([404, 'WINERY_NOT_FOUND']);
  expect((await winery.changes()).seq).toBe(seq);
});

const { changeWinery, deleteWinery, changeSetup, invitePerson, renewInvitation, changePerson } = lots;
const { listWineryActs, restoreWineryAct, askToLeave, refuseToLeave } = history;
const { listTokens, makeToken, revokeToken, importEntries } = exchange;
it.each(
  Object.entries({
    changeWinery,
    deleteWinery,
    changeSetup,
    invitePerson,
    renewInvitation,
    changePerson,
    listTokens,
    makeToken,
    revokeToken,
    importEntries,
    listWineryActs,
    restoreWineryAct,
    askToLeave,
    refuseToLeave,
  }),
)('%s rejects everyone but owners with 403', async (name, endpoint) => {
  for (const member of [hand, reader]) expect((await ask(member, name, endpoint)).status).toBe(403);
});

it.each(Object.entries(views))('%s answers everyone who may read', async (name, endpoint) => {
  if (!('path' in endpoint)) return;
  const found = name === 'getLot' ? 404 : 200;
  for (const member of [owner, hand, reader]) expect((await ask(member, name, endpoint)).status).toBe(found);
  expect((await ask({ ...owner, request: community.request }, name, endpoint)).status).toBe(401);
});

const { sendCellarMessage, addEntry, correctEntry, dismissQuestion } = lots;
it.each(Object.entries({ sendCellarMessage, addEntry, correctEntry, dismissQuestion }))(
  '%s rejects viewers with 403',
  async (name, endpoint) => {
    expect((await ask(reader, name, endpoint)).status).toBe(403);
  },
);

it('a cellar hand corrects only their own entries', async () => {
  expect((await ask(hand, 'correctEntry', correctEntry)).status).toBe(403);
  const own = entry();
  expect((await hand.request(`${winery.path}/entries`, { json: own })).status).toBe(201);
  const correction = { id: randomUUID(), action: 'void' };
  const corrected = await hand.request(`${winery.path}/entries/${own.id}/corrections`, { json: correction });
  expect(corrected.status).toBe(201);
});

it('a locked day rejects everyone but owners, by text and by form', async () => {
  const json = { id: randomUUID(), text: 'PD bin 7 x3' };
  expect((await hand.request(`${winery.path}/messages`, { json })).status).toBe(201);
  await owner.request(winery.path, { method: 'PATCH', json: { lockedThrough: '2030-12-31' } });
  expect(await codeOf(await hand.request(`${winery.path}/entries`, { json: entry() }))).toBe('BOOK_LOCKED');
  const sent = await hand.request(`${winery.path}/messages`, {
    json: { id: randomUUID(), text: 'note bin 7 ok, PD bin 7 x2' },
  });
  expect(await sent.json()).toMatchObject({ entries: [], message: { state: 'told' } });
  const undone = await hand.request(`${winery.path}/messages`, { json: { id: randomUUID(), text: 'UNDO' } });
  expect(await undone.json()).toMatchObject({ entries: [], message: { state: 'told' } });
  const enEspanol = await hand.request(`${winery.path}/messages`, {
    json: { id: randomUUID(), text: 'ya hice remontado del bin 7' },
  });
  expect(await enEspanol.json()).toMatchObject({
    entries: [],
    message: { reply: expect.stringContaining('Pide a un dueño') },
  });
  expect((await owner.request(`${winery.path}/entries`, { json: entry() })).status).toBe(201);
  await owner.request(winery.path, { method: 'PATCH', json: { lockedThrough: null } });
});

it('the cellar shows phone numbers only to owners', async () => {
  const phone = '+12315550123';
  await owner.request(`${winery.path}/people/${handId}`, { method: 'PATCH', json: { phone } });
  expect(await (await owner.request(winery.path)).text()).toContain(phone);
  expect(await (await hand.request(winery.path)).text()).not.toContain(phone);
});

it('an invitation works once, and a winery keeps an owner', async () => {
  const invited = await owner.request(`${winery.path}/people`, { json: { name: 'Ivo', role: 'cellar' } });
  const { code } = (await invited.json()) as { code: string };
  expect((await stranger.request('/api/lots/join', { json: { code } })).status).toBe(200);
  const late = await joinCommunity(community, 'Late');
  expect(await codeOf(await late.request('/api/lots/join', { json: { code } }))).toBe('INVITATION_INVALID');
  const { winery: own } = await winery.cellar();
  const leaving = await owner.request(`${winery.path}/people/${own.personId}`, {
    method: 'PATCH',
    json: { removed: true },
  });
  expect(await codeOf(leaving)).toBe('LAST_OWNER');
});

it('the server notifies open pages of a winery’s people about changes, and no other pages', async () => {
  const [inside, outside] = [
    openLive(community.url, hand),
    openLive(community.url, await joinCommunity(community, 'Otto')),
  ];
  for (const live of [inside, outside]) {
    await live.follow('1');
    live.say({ type: 'winery', wineryId: winery.id, watch: true });
  }
  const first = await inside.hear('winery');
  await winery.say('PD bin 7 x3');
  await inside.hear('winery', (frame) => frame.type === 'winery' && frame.seq > first.seq);
  // Frames arrive in order: a winery frame would have come before this answer.
  await outside.follow('2');
  expect(outside.heard.filter(({ type }) => type === 'winery')).toEqual([]);
  for (const live of [inside, outside]) live.socket.close();
});

it('a removed person’s open page is notified, and then finds no winery', async () => {
  const live = openLive(community.url, hand);
  await live.follow('1');
  live.say({ type: 'winery', wineryId: winery.id, watch: true });
  const { seq } = await live.hear('winery');
  await owner.request(`${winery.path}/people/${handId}`, { method: 'PATCH', json: { removed: true } });
  await live.hear('winery', (frame) => frame.type === 'winery' && frame.seq > seq);
  live.socket.close();
  expect((await hand.request(winery.path)).status).toBe(404);
});

it('a winery is deleted completely by an owner who types its name', async () => {
  const deletion = `${winery.path}/deletion`;
  expect(await codeOf(await owner.request(deletion, { json: { name: 'Other' } }))).toBe('NAME_DIFFERS');
  expect((await owner.request(deletion, { json: { name: settings.name } })).status).toBe(200);
  for (const table of ['winery_entries', 'winery_messages', 'winery_people'])
    expect(await community.query(`select 1 from ${table} where winery_id = $1`, [winery.id])).toEqual([]);
});
