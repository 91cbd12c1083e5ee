import type { WineryChanges } from '@orbit-vine/contract/lots.ts';
import { describe, expect, it } from 'vitest';
import { readBlockList, writeBlockList } from './block-list.ts';
import { withChanges } from './kept-book.ts';

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
  it('takes changes in any order and twice, and stands in the order of arrival', () => {
    const changes = (...ids: [string, number][]): Pick<WineryChanges, 'entries' | 'messages'> => ({
      entries: ids.map(([id, seq]) => entry(id, seq)),
      messages: [],
    });
    const empty = { entries: [], messages: [] };
    const late = withChanges(withChanges(empty, changes(['b', 2])), changes(['a', 1], ['b', 2]));
    expect(late.entries.map(({ id }) => id)).toEqual(['a', 'b']);
  });
});

describe('blocks as lines', () => {
  it('come back as they were written', () => {
    const text = '3, Chambourcin, Lake Michigan Shore, Michigan\n6, Riesling';
    const { blocks, problems } = readBlockList(text);
    expect(problems).toEqual([]);
    expect(blocks[0]?.appellations).toEqual(['Lake Michigan Shore', 'Michigan']);
    expect(writeBlockList(blocks)).toBe(text);
    expect(readBlockList('3\n6, Riesling\n6, Riesling').problems).toHaveLength(2);
  });
});
