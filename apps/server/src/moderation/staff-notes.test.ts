import { listClosedReports, listMemberStatuses } from '@orbit-vine/contract/moderation.ts';
import { StaffNote } from '@orbit-vine/contract/staff-notes.ts';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { joinAs, type TestMember } from '../../testing/community.ts';
import { gatherCommunity } from '../../testing/gather-community.ts';
import {
  askNotes,
  decideReports,
  deleteNote,
  noteMember,
  noteReports,
  readNotes,
  readQueue,
  reportMessage,
} from '../../testing/moderation.ts';
import { codeOf } from '../../testing/problem.ts';

const { community, ada, bob } = await gatherCommunity(['Ada', 'Bob']);
let mod: TestMember;
let chief: TestMember;
beforeAll(async () => {
  mod = await joinAs(community, 'Mod', 'moderator');
  chief = await joinAs(community, 'Chief', 'administrator');
});

const noteIn = async (answer: Promise<Response>) => StaffNote.parse(await (await answer).json());
const texts = (notes: StaffNote[] | undefined) => notes?.map(({ text }) => text);
const inQueue = async (by: TestMember, messageId: string) =>
  (await readQueue(by)).reported.find(({ message }) => message.id === messageId);

describe('a note', () => {
  it('about a member is visible to staff with author and time, and counted in the list of members', async () => {
    const written = await noteIn(noteMember(mod, ada, '  Sells barrels  '));
    expect(written).toMatchObject({ author: { id: mod.id, name: 'Mod' }, text: 'Sells barrels' });
    expect(Math.abs(Date.now() - Date.parse(written.createdAt))).toBeLessThan(60_000);
    await noteMember(chief, ada, 'Said she would stop');
    expect(texts(await readNotes(chief, ada))).toEqual(['Sells barrels', 'Said she would stop']);
    expect(await readNotes(mod, bob)).toEqual([]);
    const list = listMemberStatuses.answer.parse(
      await (await mod.request(listMemberStatuses.path)).json(),
    ).members;
    expect(list.map(({ name, notes }) => [name, notes])).toEqual([
      ['Ada', 2],
      ['Bob', undefined],
      ['Chief', undefined],
      ['Mod', undefined],
    ]);
  });

  it('beside a report is listed with notes about its author, and stays when the report is closed', async () => {
    const { id } = await ada.say('Cheap barrels');
    await reportMessage(bob, id);
    expect(await noteIn(noteReports(mod, id, 'Same seller as in May'))).toMatchObject({ messageId: id });
    const about = ['Sells barrels', 'Said she would stop', 'Same seller as in May'];
    expect(texts((await inQueue(chief, id))?.notes)).toEqual(about);
    expect(texts(await readNotes(mod, ada))).toEqual(about);
    await decideReports(chief, id, {});
    expect((await noteReports(mod, id, 'She wrote to thank us')).status).toBe(200);
    const { closed } = listClosedReports.answer.parse(
      await (await mod.request(listClosedReports.path)).json(),
    );
    expect(texts(closed.find(({ message }) => message.id === id)?.notes)).toEqual([
      'Same seller as in May',
      'She wrote to thank us',
    ]);
  });

  it('about an unknown member or a message without reports is rejected', async () => {
    const { id } = await ada.say('Harmless');
    expect(await codeOf(await noteReports(mod, id, 'Hm'))).toBe('MESSAGE_NOT_FOUND');
    expect(await codeOf(await noteMember(mod, { id }, 'Hm'))).toBe('MEMBER_NOT_FOUND');
    expect((await noteMember(mod, ada, '   ')).status).toBe(422);
    expect((await noteMember(mod, ada, 'x'.repeat(501))).status).toBe(422);
  });

  it('is deleted by its author only', async () => {
    const { id } = await noteIn(noteMember(mod, bob, 'Wrong member'));
    expect((await deleteNote(chief, id)).status).toBe(200);
    expect(texts(await readNotes(mod, bob))).toEqual(['Wrong member']);
    expect((await deleteNote(mod, id)).status).toBe(200);
    expect(await readNotes(mod, bob)).toEqual([]);
  });
});

describe('notes', () => {
  it('about staff are visible only to higher roles, never to their subject', async () => {
    const second = await joinAs(community, 'Second', 'administrator');
    expect((await noteMember(chief, mod, 'Quick with mutes')).status).toBe(200);
    expect((await noteMember(second, chief, 'On leave in May')).status).toBe(200);
    for (const [by, subject] of [
      [mod, mod],
      [mod, chief],
      [chief, chief],
    ] as const) {
      expect(await codeOf(await askNotes(by, subject))).toBe('FORBIDDEN');
      expect(await codeOf(await noteMember(by, subject, 'Mine'))).toBe('FORBIDDEN');
    }
    const seen = async (by: TestMember) =>
      listMemberStatuses.answer
        .parse(await (await by.request(`${listMemberStatuses.path}?only=staff`)).json())
        .members.flatMap(({ name, notes }) => (notes ? [name] : []));
    expect(await seen(mod)).toEqual([]);
    expect(await seen(chief)).toEqual(['Mod']);
    expect(await seen(second)).toEqual(['Chief', 'Mod']);

    const { id } = await mod.say('In my own cause');
    await reportMessage(bob, id);
    expect(await codeOf(await noteReports(mod, id, 'Nothing in it'))).toBe('FORBIDDEN');
  });

  it('are rejected for members, even about themselves', async () => {
    const { id } = await noteIn(noteMember(mod, ada, 'A secret of staff'));
    expect(await codeOf(await askNotes(ada, ada))).toBe('FORBIDDEN');
    expect(await codeOf(await noteMember(ada, bob, 'No'))).toBe('FORBIDDEN');
    expect(await codeOf(await deleteNote(ada, id))).toBe('FORBIDDEN');
    expect(await codeOf(await community.request(`/api/community/moderation/members/${ada.id}/notes`))).toBe(
      'UNAUTHENTICATED',
    );
  });

  it('are included only in their author’s export', async () => {
    const exported = async (member: TestMember) => {
      const answer = await member.request('/api/community/me/export');
      return unzipSync(new Uint8Array(await answer.arrayBuffer()));
    };
    const files = await exported(mod);
    const own = JSON.parse(strFromU8(files['notes-as-staff.json'] ?? new Uint8Array()));
    expect(own).toContainEqual({ text: 'A secret of staff', createdAt: expect.any(String) });
    expect(JSON.stringify(own)).not.toMatch(/Said she would stop|Quick with mutes/);
    for (const content of Object.values(await exported(ada)))
      expect(strFromU8(content)).not.toMatch(/A secret of staff|Said she would stop/);
  });
});
