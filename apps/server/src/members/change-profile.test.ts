import type { MemberCard } from '@orbit-vine/contract/members.ts';
import { problems } from '@orbit-vine/contract/problems.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { joinCommunity, type TestMember } from '../../testing/community.ts';
import { gatherCommunity } from '../../testing/gather-community.ts';
import { openLive } from '../../testing/live.ts';

const { community, ada } = await gatherCommunity(['Ada']);

const change = async (member: TestMember, json: unknown) => {
  const response = await member.request('/api/community/me', { method: 'PATCH', json });
  return { status: response.status, ...((await response.json()) as MemberCard & { code?: string }) };
};
const upload = (member: TestMember, body: Uint8Array<ArrayBuffer>) =>
  member.request('/api/community/me/avatar', { method: 'PUT', body });
const cardOf = async (member: TestMember) =>
  (await (await ada.request(`/api/community/members/${member.id}`)).json()) as MemberCard;

describe('a profile', () => {
  it('shows what its member entered, on one line', async () => {
    const bob = await joinCommunity(community, 'Bob');
    await change(bob, { winery: '  Long Shadow Cellars ', about: 'Hybrids on sand.' });
    expect(await cardOf(bob)).toMatchObject({ winery: 'Long Shadow Cellars', about: 'Hybrids on sand.' });
    for (const winery of ['a\nb', 'x'.repeat(61), 'nul\0'])
      expect((await change(bob, { winery })).code).toBe('INVALID_REQUEST');
  });

  it('shows an occupation from the list and up to eight varieties, until they are removed', async () => {
    const lou = await joinCommunity(community, 'Lou');
    const varieties = ['Marquette', 'Frontenac gris'];
    await change(lou, { occupation: 'grower', varieties });
    expect(await cardOf(lou)).toMatchObject({ occupation: 'grower', varieties });
    await change(lou, { winery: 'Long Shadow Cellars' });
    expect(await cardOf(lou)).toMatchObject({ occupation: 'grower', varieties });
    for (const wrong of [
      { occupation: 'king' },
      { varieties: Array(9).fill('Riesling') },
      { varieties: ['x'.repeat(41)] },
      { varieties: ['\u200B'] },
      { varieties: ['Riesling, Syrah'] },
      { varieties: 'Riesling' },
    ])
      expect((await change(lou, wrong)).code).toBe('INVALID_REQUEST');
    await change(lou, { occupation: null, varieties: [] });
    const card = await cardOf(lou);
    expect(card).not.toHaveProperty('occupation');
    expect(card).not.toHaveProperty('varieties');
  });

  it('accepts a free name, also in another case, but not another member’s', async () => {
    const cai = await joinCommunity(community, 'Cai');
    expect(await change(cai, { name: 'CAI' })).toMatchObject({ name: 'CAI', avatar: '/avatars/CAI.svg' });
    expect(await change(cai, { name: 'aDA', winery: 'Kept out with it' })).toMatchObject({
      status: 409,
      code: 'USERNAME_TAKEN',
    });
    expect(await cardOf(cai)).toMatchObject({ name: 'CAI', winery: '' });
    const [session] = await community.query('select name from users where id = $1', [cai.id]);
    expect(session).toEqual({ name: 'CAI' });
  });

  it('is found by mentions of its new name, and open pages are updated', async () => {
    const dee = await joinCommunity(community, 'Dee');
    const socket = openLive(community.url, ada);
    await socket.follow('1');
    await change(dee, { name: 'Deirdre' });
    expect(await socket.hear('member')).toEqual({
      type: 'member',
      member: { id: dee.id, name: 'Deirdre', avatar: '/avatars/Deirdre.svg' },
    });
    socket.socket.close();
    const { id } = await ada.say('Good morning @deirdre');
    const notices = await community.query('select user_id from notices where message_id = $1', [id]);
    expect(notices).toEqual([{ user_id: dee.id }]);
  });

  it('goes to only one of two members who choose the same name at once', async () => {
    const [eve, fay] = [await joinCommunity(community, 'Eve'), await joinCommunity(community, 'Fay')];
    const answers = await Promise.all([eve, fay].map((member) => change(member, { name: 'Same' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, problems.USERNAME_TAKEN.status]);
  });
});

it('a message shows where its author is from, until they remove it', async () => {
  const ivy = await joinCommunity(community, 'Ivy');
  const { author } = await ivy.say('Before');
  expect(author).not.toHaveProperty('from');
  await change(ivy, { winery: 'Kullabergs Vingård', region: 'Skåne' });
  expect(await ivy.say('With winery and region')).toMatchObject({
    author: { name: 'Ivy', from: 'Kullabergs Vingård, Skåne' },
  });
  await change(ivy, { winery: '' });
  expect((await ivy.say('With a region')).author.from).toBe('Skåne');
  const socket = openLive(community.url, ada);
  await socket.follow('1');
  await change(ivy, { region: '' });
  let update = await socket.hear('member');
  // Frames about earlier changes may arrive after the socket opened.
  while (update.member.from !== undefined) update = await socket.hear('member');
  expect(update).toEqual({
    type: 'member',
    member: { id: ivy.id, name: 'Ivy', avatar: '/avatars/Ivy.svg' },
  });
  socket.socket.close();
});

describe('a picture', () => {
  const photo = () =>
    sharp({ create: { width: 800, height: 400, channels: 3, background: '#751429' } })
      .withExif({
        IFD0: { Copyright: 'someone' },
        IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' },
      })
      .jpeg()
      .toBuffer();

  it('becomes a small square without camera metadata, visible to members only', async () => {
    const gus = await joinCommunity(community, 'Gus');
    const original = await photo();
    expect((await sharp(original).metadata()).exif).toBeDefined();
    const { avatar } = (await (await upload(gus, new Uint8Array(original))).json()) as MemberCard;
    expect(await cardOf(gus)).toMatchObject({ avatar });
    const served = await ada.request(avatar);
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const { width, height, format, exif, xmp } = await sharp(await served.arrayBuffer()).metadata();
    expect({ width, height, format, exif, xmp }).toEqual({ width: 256, height: 256, format: 'webp' });
    expect((await community.request(avatar)).status).toBe(401);
  });

  it('is deleted when it is replaced, and when its member returns to initials', async () => {
    const hal = await joinCommunity(community, 'Hal');
    const first = (await (await upload(hal, new Uint8Array(await photo()))).json()) as MemberCard;
    const second = (await (await upload(hal, new Uint8Array(await photo()))).json()) as MemberCard;
    expect((await ada.request(first.avatar)).status).toBe(404);
    await change(hal, { name: 'Hallam' });
    expect((await cardOf(hal)).avatar).toBe(second.avatar);
    await hal.request('/api/community/me/avatar', { method: 'DELETE' });
    expect((await cardOf(hal)).avatar).toBe('/avatars/Hallam.svg');
    expect((await ada.request(second.avatar)).status).toBe(404);
    expect(await community.query('select 1 from attachments where user_id = $1', [hal.id])).toEqual([]);
  });

  it.each([
    ['a script in disguise', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 422],
    ['something that is not a picture', 'hello', 422],
    ['nothing', '', 422],
    ['too large', ' '.repeat(8 * 1024 * 1024 + 1), 413],
  ])('cannot be %s', async (_, content, status) => {
    expect((await upload(ada, new TextEncoder().encode(content))).status).toBe(status);
    expect((await cardOf(ada)).avatar).toBe('/avatars/Ada.svg');
  });
});

it('visitors cannot change a profile', async () => {
  const requests = [
    community.request('/api/community/me', { method: 'PATCH', json: { winery: 'x' } }),
    community.request('/api/community/me/avatar', { method: 'PUT', body: 'x' }),
    community.request('/api/community/me/avatar', { method: 'DELETE' }),
  ];
  expect((await Promise.all(requests)).map(({ status }) => status)).toEqual([401, 401, 401]);
});
