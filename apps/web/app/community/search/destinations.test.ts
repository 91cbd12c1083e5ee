import { expect, test } from 'vitest';
import { placeholderChannels } from '../queries/channels.ts';
import { calculatorsFor, channelsFor, membersFor, opensOnEnter } from './destinations.ts';

test.each([
  ['nat', ['Natural Winemaking']],
  ['wine', ['Natural Winemaking', 'Small Wine Business']],
  ['bus small', ['Small Wine Business']],
  ['GÉN', ['General']],
  ['winery', []],
  ['  ', []],
])('%j leads to channels with words that start with it', (written, names) => {
  expect(channelsFor(written, placeholderChannels).map(({ name }) => name)).toEqual(names);
});

test.each([
  ['so2', 'SO₂ Addition'],
  ['brix', 'Brix to Specific Gravity'],
  ['campden', 'SO₂ Addition'],
])('%j leads to a calculator by title or search word, but never by Enter alone', (written, name) => {
  const calculators = calculatorsFor(written);
  expect(calculators.map((each) => each.name)).toContain(name);
  expect(calculators.length).toBeLessThanOrEqual(3);
  expect(calculators.some((each) => opensOnEnter(written, each))).toBe(false);
});

test('a text that matches no calculator leads to none', () => {
  expect(calculatorsFor('thanks for the brix table')).toEqual([]);
  expect(calculatorsFor('  ')).toEqual([]);
});

const card = (name: string, rest: object = {}) => ({
  id: name,
  name,
  avatar: '/avatars/x.svg',
  role: 'member' as const,
  winery: '',
  about: '',
  joinedAt: '2026-01-01T00:00:00.000Z',
  ...rest,
});

test('members are found by name before region, and the rest of them in their list', () => {
  const members = ['A', 'B', 'C', 'D'].map((name) => card(name, { from: 'Sonoma' }));
  const found = membersFor('sonoma ', { members: [...members, card('Sonoma_Sam')], total: 60 });
  expect(found.map(({ name }) => name)).toEqual(['Sonoma_Sam', 'A', 'B', 'C', 'All 60 members']);
  expect(found.at(-1)).toMatchObject({ kind: 'members', id: 'sonoma' });
  expect(found.filter((each) => opensOnEnter('sonoma', each))).toEqual(found.slice(0, 1));
  expect(found.filter((each) => opensOnEnter('all', each))).toEqual([]);
});

test('a member’s line names what the text may have found, and no list is offered when all are shown', () => {
  const grower = card('Ada', {
    occupation: 'grower',
    from: 'Blue Hill, Lodi',
    varieties: ['Merlot', 'Riesling'],
  });
  expect(membersFor('riesl', { members: [grower], total: 1 })).toEqual([
    {
      kind: 'member',
      id: 'Ada',
      name: 'Ada',
      avatar: '/avatars/x.svg',
      line: 'Grower · Blue Hill, Lodi · Riesling',
    },
  ]);
  expect(membersFor('lodi', { members: [grower], total: 1 })).toMatchObject([
    { line: 'Grower · Blue Hill, Lodi' },
  ]);
});
