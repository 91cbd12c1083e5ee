import { describe, expect, it } from 'vitest';
import { readNameList, writeNameList } from './name-list.ts';

describe('a list of names', () => {
  const known = [{ name: 'bentonite', fining: true }, { name: 'DAP' }];

  it('comes back as it was written, with the words that the crew says', () => {
    const { names } = readNameList('KMBS, meta, sulfite\nDAP', known);
    expect(writeNameList(names)).toBe('KMBS, meta, sulfite\nDAP');
  });

  it('keeps what was known of a name', () => {
    expect(readNameList('bentonite, benty', known).names).toEqual([
      { name: 'bentonite', fining: true, aliases: ['benty'] },
    ]);
  });

  it('names what is listed twice', () => {
    expect(readNameList('DAP\n\ndap', known).problems).toEqual(['dap is listed twice.']);
  });
});
