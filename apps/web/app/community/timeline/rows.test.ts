import { formerMember } from '@orbit-vine/contract/members.ts';
import type { Message } from '@orbit-vine/contract/messages.ts';
import { expect, test } from 'vitest';
import { message } from '../sync/log/sample-messages.ts';
import { continues, dayName, rowsOf } from './rows.ts';

const bea = { id: '0b8f5d8c-1c1e-4d5e-9d51-6f2a4a8f0002', name: 'Bea', avatar: '' };

/** A message at this local time. */
function at(seq: number, time: string, more: Partial<Message> = {}): Message {
  return { ...message(seq), createdAt: new Date(time).toISOString(), ...more };
}

const rows = (messages: Message[], firstNew?: number) => rowsOf(messages, { before: undefined, firstNew });

test('messages of one author within five minutes are grouped under one name', () => {
  const messages = [
    at(1, '2026-11-20T10:00:00'),
    at(2, '2026-11-20T10:04:59'),
    at(3, '2026-11-20T10:09:59'),
    at(4, '2026-11-20T10:10:00', { author: bea }),
    at(5, '2026-11-20T10:10:01', { author: bea, replyTo: message(1).id }),
  ];
  expect(rows(messages).map(({ grouped }) => grouped)).toEqual([false, true, false, false, false]);
});

test('an unsent message is grouped like a sent one, unless it is a reply', () => {
  const above = at(1, '2026-11-20T23:58:00');
  const unsent = { author: above.author, createdAt: new Date('2026-11-20T23:59:00').toISOString() };
  expect(continues(above, unsent)).toBe(true);
  expect(continues(above, { ...unsent, replyTo: {} })).toBe(false);
  expect(continues(above, { ...unsent, author: bea })).toBe(false);
  expect(continues(above, { ...unsent, createdAt: new Date('2026-11-21T00:01:00').toISOString() })).toBe(
    false,
  );
  expect(continues(undefined, unsent)).toBe(false);
});

test('two former members are not grouped', () => {
  const messages = [1, 2].map((seq) => at(seq, '2026-11-20T10:00:00', { author: formerMember }));
  expect(rows(messages).map(({ grouped }) => grouped)).toEqual([false, false]);
});

test('each local day has a divider, and starts a new group', () => {
  const messages = [at(1, '2026-11-19T23:59:00'), at(2, '2026-11-20T00:01:00'), at(3, '2026-11-20T00:02:00')];
  expect(rows(messages).map(({ day }) => day !== undefined)).toEqual([true, true, false]);
  expect(rows(messages).map(({ grouped }) => grouped)).toEqual([false, false, true]);
});

test('the divider above new messages appears once, even if the first new message was deleted', () => {
  const messages = [2, 4, 5].map((seq) => at(seq, '2026-11-20T10:00:00'));
  expect(rows(messages, 3).map(({ firstNew }) => firstNew)).toEqual([false, true, false]);
  expect(rows(messages, 3).map(({ grouped }) => grouped)).toEqual([false, false, true]);
  expect(rows(messages).some(({ firstNew }) => firstNew)).toBe(false);
});

test('the first row is grouped with the message above it', () => {
  const [first, ...rest] = [1, 2].map((seq) => at(seq, '2026-11-20T10:00:00'));
  const [row] = rowsOf(rest, { before: first, firstNew: 1 });
  expect(row).toMatchObject({ day: undefined, grouped: true, firstNew: false });
});

test('days are named relative to the reader’s day', () => {
  const now = new Date('2026-03-01T00:30:00');
  expect(dayName(new Date('2026-03-01T00:10:00'), now)).toBe('Today');
  expect(dayName(new Date('2026-02-28T23:50:00'), now)).toBe('Yesterday');
  expect(dayName(new Date('2026-02-27T12:00:00'), now)).toBe('Friday, February 27');
  expect(dayName(new Date('2025-12-31T12:00:00'), now)).toBe('Wednesday, December 31, 2025');
});

test('a moved message has neither a day nor a group, and the day above it lasts', () => {
  const messages = [
    at(1, '2026-11-20T10:00:00'),
    at(2, '2026-11-18T10:00:00', { movedFrom: 'cellar' }),
    at(3, '2026-11-18T10:01:00', { movedFrom: 'cellar' }),
    at(4, '2026-11-20T10:01:00'),
    at(5, '2026-11-21T10:01:00'),
  ];
  const shown = rows(messages);
  expect(shown.map(({ day }) => day !== undefined)).toEqual([true, false, false, false, true]);
  expect(shown.map(({ grouped }) => grouped)).toEqual([false, false, false, false, false]);
});
