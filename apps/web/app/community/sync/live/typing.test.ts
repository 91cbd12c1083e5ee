import { limits } from '@orbit-vine/contract/limits.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTyping, typingLine } from './typing.ts';

const page = { hidden: false };
beforeEach(() => {
  page.hidden = false;
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const member = (name: string) => ({ id: name, name, avatar: '' });
const begin = () => {
  const sentChannels: string[] = [];
  const typing = createTyping((channelId) => sentChannels.push(channelId));
  return { typing, sentChannels, names: () => typing.writers.get().map(({ name }) => name) };
};

test('the typing line names up to three members', () => {
  expect(typingLine([])).toBe('');
  expect(typingLine(['Ada'])).toBe('Ada is typing…');
  expect(typingLine(['Ada', 'Bob'])).toBe('Ada and Bob are typing…');
  expect(typingLine(['Ada', 'Bob', 'Cy'])).toBe('Ada, Bob, and Cy are typing…');
  expect(typingLine(['Ada', 'Bob', 'Cy', 'Di'])).toBe('Several people are typing…');
});

test('a member who stops typing disappears, and one who continues stays', () => {
  const { typing, names } = begin();
  typing.hear('general', member('Ada'));
  vi.advanceTimersByTime(limits.typingMs - 1_000);
  typing.hear('general', member('Bob'));
  expect(names()).toEqual(['Ada', 'Bob']);
  vi.advanceTimersByTime(1_100);
  expect(names()).toEqual(['Bob']);
  vi.advanceTimersByTime(limits.typingMs);
  expect(names()).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

test('an arrived message ends its author’s typing in that channel only', () => {
  const { typing } = begin();
  typing.hear('general', member('Ada'));
  typing.hear('business', member('Ada'));
  typing.end({ channelId: 'general', messages: [{ author: member('Ada') }] });
  expect(typing.writers.get().map(({ channelId }) => channelId)).toEqual(['business']);
});

test('a hidden page ignores typing', () => {
  const { typing, names } = begin();
  page.hidden = true;
  typing.hear('general', member('Ada'));
  expect([names(), vi.getTimerCount()]).toEqual([[], 0]);
});

test('typing is reported only once per interval', () => {
  const { typing, sentChannels } = begin();
  for (let key = 0; key < 100; key += 1) {
    typing.write('general');
    vi.advanceTimersByTime(100);
  }
  expect(sentChannels).toHaveLength(Math.ceil(10_000 / limits.typingEveryMs));
});
