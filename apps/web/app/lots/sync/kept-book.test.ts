import type { WineryChanges } from '@orbit-vine/contract/lots.ts';
import { describe, expect, it } from 'vitest';
import { readBlockList, writeBlockList } from '../settings/block-list.ts';
import { englishOffice } from '../wording/english-office.ts';
import { asKept, type KeptBook, withChanges } from './kept-book.ts';

const entry = (id: string, seq: number) =>
  ({
    id,
    seq,
    by: 'p',
    via: 'form',
    arrivedAt: '2025-09-18T08:00',
    workedOn: '2025-09-18',
    work: { op: 'note' },
  }) as const;

describe('a book kept on the device', () => {
  it('applies changes in any order and twice, and sorts rows by seq', () => {
    const changes = (...ids: [string, number][]): Pick<WineryChanges, 'entries' | 'messages'> => ({
      entries: ids.map(([id, seq]) => entry(id, seq)),
      messages: [],
    });
    const empty = { entries: [], messages: [] };
    const late = withChanges(withChanges(empty, changes(['b', 2])), changes(['a', 1], ['b', 2]));
    expect(late.entries.map(({ id }) => id)).toEqual(['a', 'b']);
  });
});

describe('a long book on a device with little room', () => {
  const message = (at: number, state: 'stored' | 'asked') =>
    ({
      id: `m${at}`,
      seq: at,
      state,
      text: 'T4 22.4B',
      reading: { words: [{ start: 0, end: 2, as: 'vessel', meaning: 'T4' }], records: [], asks: [] },
    }) as unknown as KeptBook['messages'][number];
  const book = {
    entries: Array.from({ length: 700 }, (_, at) => entry(`e${at}`, at)),
    messages: Array.from({ length: 700 }, (_, at) => message(at, at === 3 ? 'asked' : 'stored')),
    seq: 700,
  } as unknown as KeptBook;

  it('drops the readings of settled messages, and keeps their text', () => {
    const { messages, seq } = asKept(book);
    expect(messages).toHaveLength(700);
    expect(messages.flatMap(({ id, reading }) => (reading.words.length > 0 ? [id] : [])).slice(0, 2)).toEqual(
      ['m3', 'm680'],
    );
    expect(seq).toBe(700);
  });

  it('drops old messages before entries, and refetches from the start', () => {
    const { messages, entries, seq } = asKept(book, 100_000);
    expect([entries.length, messages.length, messages[0]?.id, seq]).toEqual([700, 500, 'm200', 0]);
  });
});

describe('block lists', () => {
  it('round-trips', () => {
    const text = '3, Chambourcin, Lake Michigan Shore, Michigan\n6, Riesling';
    const { blocks, problems } = readBlockList(text, englishOffice.nameLists);
    expect(problems).toEqual([]);
    expect(blocks[0]?.appellations).toEqual(['Lake Michigan Shore', 'Michigan']);
    expect(writeBlockList(blocks)).toBe(text);
    expect(readBlockList('3\n6, Riesling\n6, Riesling', englishOffice.nameLists).problems).toHaveLength(2);
  });
});
