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
  const told: string[] = [];
  const typing = createTyping((channelId) => told.push(channelId));
  return { typing, told, names: () => typing.writers.get().map(({ name }) => name) };
};

test('one, two, three and many who write are said in one line', () => {
  expect(typingLine([])).toBe('');
  expect(typingLine(['Ada'])).toBe('Ada is typing…');
  expect(typingLine(['Ada', 'Bob'])).toBe('Ada and Bob are typing…');
  expect(typingLine(['Ada', 'Bob', 'Cy'])).toBe('Ada, Bob, and Cy are typing…');
  expect(typingLine(['Ada', 'Bob', 'Cy', 'Di'])).toBe('Several people are typing…');
});

test('whoever falls silent is let go, and whoever goes on stays', () => {
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

test('what was written ends the writing, in its channel alone', () => {
  const { typing } = begin();
  typing.hear('general', member('Ada'));
  typing.hear('business', member('Ada'));
  typing.end({ channelId: 'general', messages: [{ author: member('Ada') }] });
  expect(typing.writers.get().map(({ channelId }) => channelId)).toEqual(['business']);
});

test('a page that nobody looks at takes no notice', () => {
  const { typing, names } = begin();
  page.hidden = true;
  typing.hear('general', member('Ada'));
  expect([names(), vi.getTimerCount()]).toEqual([[], 0]);
});

test('however much is typed, it is said as seldom as keeps it known', () => {
  const { typing, told } = begin();
  for (let key = 0; key < 100; key += 1) {
    typing.write('general');
    vi.advanceTimersByTime(100);
  }
  expect(told).toHaveLength(Math.ceil(10_000 / limits.typingEveryMs));
});
