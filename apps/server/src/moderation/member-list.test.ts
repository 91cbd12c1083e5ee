import { listMemberStatuses } from '@orbit-vine/contract/moderation.ts';
import { beforeAll, expect, it } from 'vitest';
import { joinAs, joinCommunity, type TestMember } from '../../testing/community.ts';
import { gatherCommunity } from '../../testing/gather-community.ts';
import { reportMessage } from '../../testing/moderation.ts';

const { community, ada, bob } = await gatherCommunity(['Ada', 'Bob']);
let mod: TestMember;
beforeAll(async () => {
  mod = await joinAs(community, 'Mod', 'moderator');
  for (let number = 10; number < 70; number += 1) await joinCommunity(community, `Quiet_${number}`);
  const [first] = [await ada.say('One'), await ada.say('Two'), await bob.say('Three')];
  await reportMessage(bob, first.id);
});

async function list(sort: string): Promise<[string, number | undefined, number | undefined][]> {
  const found: [string, number | undefined, number | undefined][] = [];
  for (let after = '', more = true; more; ) {
    const query = `sort=${sort}${after && `&after=${encodeURIComponent(after)}`}`;
    const response = await mod.request(`/api/community/moderation/members?${query}`);
    const page = listMemberStatuses.answer.parse(await response.json());
    for (const { name, messages, reported } of page.members) found.push([name, messages, reported]);
    more = page.more;
    after = page.members.at(-1)?.[sort === 'name' ? 'name' : 'id'] ?? '';
  }
  return found;
}

it('the list of members has each once in every order', async () => {
  for (const sort of ['name', 'joined', 'messages', 'reported']) {
    const names = (await list(sort)).map(([name]) => name);
    expect([names.length, new Set(names).size]).toEqual([63, 63]);
  }
});

it('the list of members is sorted by messages, by reports, and by age', async () => {
  expect((await list('messages')).slice(0, 2)).toEqual([
    ['Ada', 2, 1],
    ['Bob', 1, 0],
  ]);
  expect((await list('reported'))[0]).toEqual(['Ada', 2, 1]);
  expect((await list('joined'))[0]?.[0]).toBe('Quiet_69');
});
