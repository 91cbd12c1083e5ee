import type { Channel } from '@orbit-vine/contract/channels.ts';
import { expect, test } from 'vitest';
import { landingChannel } from './landing-channel.ts';

const channel = (id: string, more: Partial<Channel> = {}): Channel => ({
  id,
  name: id,
  description: '',
  seq: 0,
  unread: 0,
  mentions: 0,
  level: 'mentions',
  archived: false,
  ...more,
});
const hybrids = channel('cool-climate-hybrids');
const general = channel('1', { first: true });
const old = channel('old', { archived: true });

test('a returning member lands in the last channel', () => {
  expect(landingChannel([hybrids, general], hybrids.id)).toBe(hybrids);
});

test('a newcomer lands in the administrator’s choice, else in the first channel', () => {
  expect(landingChannel([hybrids, general], undefined)).toBe(general);
  expect(landingChannel([hybrids, channel('1')], undefined)).toBe(hybrids);
});

test('nobody lands in a missing or archived channel while another is open', () => {
  expect(landingChannel([old, hybrids], old.id)).toBe(hybrids);
  expect(landingChannel([hybrids, general], 'gone')).toBe(general);
  expect(landingChannel([old], undefined)).toBe(old);
  expect(landingChannel([], undefined)).toBeUndefined();
});
