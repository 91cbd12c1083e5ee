import { describe, expect, it } from 'vitest';
import { englishOffice } from '../wording/english-office.ts';
import { readNameList, writeNameList } from './name-list.ts';

describe('a list of names', () => {
  const existing = [{ name: 'bentonite', fining: true }, { name: 'DAP' }];

  it('round-trips names with their synonyms', () => {
    const { names } = readNameList('KMBS, meta, sulfite\nDAP', existing, englishOffice.nameLists);
    expect(writeNameList(names)).toBe('KMBS, meta, sulfite\nDAP');
  });

  it('keeps the other fields of a known name', () => {
    expect(readNameList('bentonite, benty', existing, englishOffice.nameLists).names).toEqual([
      { name: 'bentonite', fining: true, aliases: ['benty'] },
    ]);
  });

  it('reports duplicates', () => {
    expect(readNameList('DAP\n\ndap', existing, englishOffice.nameLists).problems).toEqual([
      'dap is listed twice.',
    ]);
  });
});
