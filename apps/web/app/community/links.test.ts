import { expect, test } from 'vitest';
import { calculators } from '../tools/registry.ts';
import { openAddress } from './links.ts';

test('an address names a channel and a message', () => {
  expect(openAddress('')).toEqual({});
  expect(openAddress('1')).toEqual({ channelId: '1' });
  expect(openAddress('1/')).toEqual({ channelId: '1' });
  expect(openAddress('1/m')).toEqual({ channelId: '1', messageId: 'm' });
});

test('the profile’s address names no channel', () => {
  expect(openAddress('profile')).toEqual({ panel: { name: 'profile', part: undefined } });
});

test.each(calculators.map(({ id }) => id))('the address of %s names no message', (id) => {
  expect(openAddress(`tools/${id}`)).toEqual({ panel: { name: 'tools', part: id } });
});
