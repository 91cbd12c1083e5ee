import { listClosedReports } from '@orbit-vine/contract/moderation.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { joinAs, type TestMember } from '../../testing/community.ts';
import { gatherCommunity } from '../../testing/gather-community.ts';
import { decideReports, reportMessage } from '../../testing/moderation.ts';
import { codeOf } from '../../testing/problem.ts';

const { community, ada, bob } = await gatherCommunity(['Ada', 'Bob']);
let mod: TestMember;
let chief: TestMember;
beforeAll(async () => {
  mod = await joinAs(community, 'Mod', 'moderator');
  chief = await joinAs(community, 'Chief', 'administrator');
});

const read = async (by: TestMember, page = '') =>
  listClosedReports.answer.parse(
    await (await by.request(`${listClosedReports.path}${page && `?page=${page}`}`)).json(),
  );

describe('closed reports', () => {
  it('show the moderator, the reported text, and the outcome', async () => {
    const kept = await ada.say('Sulfur is for cowards');
    await reportMessage(bob, kept.id, 'Rude');
    await reportMessage(chief, kept.id);
    await decideReports(mod, kept.id, {});
    const removed = await ada.say('Cheap barrels');
    await reportMessage(bob, removed.id);
    expect((await read(mod)).closed.map(({ message }) => message.id)).toEqual([kept.id]);
    await decideReports(chief, removed.id, { remove: true });
    const { closed, next } = await read(mod);
    expect(next).toBeUndefined();
    expect(closed).toMatchObject([
      {
        message: { id: removed.id, deleted: true },
        channel: { name: 'General' },
        outcome: 'acted',
        closedBy: { name: 'Chief' },
        reports: [{ reporter: { name: 'Bob' }, content: 'Cheap barrels' }],
      },
      {
        message: { id: kept.id, content: 'Sulfur is for cowards' },
        outcome: 'dismissed',
        closedBy: { name: 'Mod' },
        reports: [{ reporter: { name: 'Bob' }, note: 'Rude' }, { reporter: { name: 'Chief' } }],
      },
    ]);
  });

  it('about moderators’ messages are visible only to higher roles', async () => {
    const message = await mod.say('My own words');
    await reportMessage(bob, message.id);
    await decideReports(chief, message.id, {});
    const ids = async (by: TestMember) => (await read(by)).closed.map((one) => one.message.id);
    expect(await ids(mod)).not.toContain(message.id);
    expect(await ids(chief)).toContain(message.id);
  });

  it('come in pages, even if many were closed at the same moment', async () => {
    await community.query('delete from reports');
    const claims = await Promise.all(Array.from({ length: 23 }, (_, n) => ada.say(`Claim ${n}`)));
    await community.query(
      `insert into reports (message_id, reason, content, state, closed_at)
       select id, 'other', content, 'dismissed', now() from messages where id = any($1::uuid[])`,
      [claims.map(({ id }) => id)],
    );
    const first = await read(chief);
    const rest = await read(chief, first.next);
    expect(rest.next).toBeUndefined();
    const ids = [...first.closed, ...rest.closed].map(({ message }) => message.id);
    expect(ids.toSorted()).toEqual(claims.map(({ id }) => id).toSorted());
  });

  it('are rejected for members and visitors', async () => {
    expect(await codeOf(await bob.request(listClosedReports.path))).toBe('FORBIDDEN');
    expect(await codeOf(await community.request(listClosedReports.path))).toBe('UNAUTHENTICATED');
  });
});
