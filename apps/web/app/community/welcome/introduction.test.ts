import type { MemberCard } from '@orbit-vine/contract/members.ts';
import { expect, test } from 'vitest';
import { channelOfIntroductions, introductionOf } from './introduction.ts';

const card = {
  id: '00000000-0000-4000-8000-000000000000',
  name: 'nina',
  avatar: '',
  role: 'member',
  winery: '',
  about: '',
  joinedAt: '2026-01-01T00:00:00.000Z',
} as const;

test.each<[Partial<MemberCard>, string]>([
  [{}, 'Hello, I’m nina.'],
  [{ occupation: 'grower', region: 'Lodi' }, 'Hello, I’m nina, a grower in Lodi.'],
  [{ occupation: 'other', winery: 'Blue Hill' }, 'Hello, I’m nina at Blue Hill.'],
  [
    { occupation: 'lab', winery: 'Blue Hill', region: 'Lodi', varieties: ['Riesling', 'Merlot'] },
    'Hello, I’m nina, in the lab at Blue Hill in Lodi. I work with Riesling and Merlot.',
  ],
])('an introduction from %o is "%s"', (profile, text) => {
  expect(introductionOf({ ...card, ...profile })).toBe(text);
});

const channel = (name: string, more: object = {}) =>
  ({
    id: name,
    name,
    description: '',
    seq: 0,
    unread: 0,
    mentions: 0,
    level: 'mentions',
    archived: false,
    ...more,
  }) as const;

test.each([
  [[], undefined],
  [[channel('General')], 'General'],
  [[channel('General'), channel('Harbor', { first: true })], 'Harbor'],
  [[channel('General', { first: true }), channel('Introductions')], 'Introductions'],
  [
    [channel('Introductions', { archived: true }), channel('News', { staffOnly: true }), channel('General')],
    'General',
  ],
  [[channel('Introduced', { kind: 'group' })], undefined],
])('an introduction among the channels %o goes to %s', (channels, name) => {
  expect(channelOfIntroductions(channels)?.name).toBe(name);
});
