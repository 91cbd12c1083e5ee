import { limits } from '@orbit-vine/contract/limits.ts';
import { describe, expect, it } from 'vitest';
import { englishOffice } from '../wording/english-office.ts';
import { countedWords, readTable } from './table-file.ts';

describe('readTable', () => {
  it('recognizes a workbook by its first bytes, and reads any other file as text', async () => {
    // An .xlsx file is a ZIP archive: PK and two more bytes, which are UEsDBA== in base64.
    expect(await readTable(new Blob([new Uint8Array([0x50, 0x4b, 3, 4])]))).toEqual({ xlsx: 'UEsDBA==' });
    expect(await readTable(new Blob(['worked_on,lot\n']))).toEqual({ csv: 'worked_on,lot\n' });
  });

  it('encodes files of any length in base64', async () => {
    for (const length of [2, 3, 4, 24_575, 24_576, 24_577, 100_001]) {
      const bytes = Uint8Array.from({ length }, (_, at) => (at < 2 ? [0x50, 0x4b][at] : at * 7) ?? 0);
      expect(await readTable(new Blob([bytes]))).toEqual({ xlsx: Buffer.from(bytes).toString('base64') });
    }
  });

  it('encodes the largest file without blocking the page', async () => {
    const bytes = new Uint8Array((limits.cellarImport / 4) * 3);
    bytes.set([0x50, 0x4b]);
    const file = new Blob([bytes]);
    const before = process.threadCpuUsage();
    expect(await readTable(file)).toMatchObject({ xlsx: expect.any(String) });
    expect(process.threadCpuUsage(before).user / 1_000).toBeLessThan(250);
  });

  it('refuses files over the server’s size limit', async () => {
    expect(await readTable(new Blob(['x'.repeat(limits.cellarImport + 1)]))).toBe('too large');
    const archive = new Uint8Array(limits.cellarImport * 0.8);
    archive.set([0x50, 0x4b]);
    expect(await readTable(new Blob([archive]))).toBe('too large');
  });
});

it('new rows are counted in words', () => {
  const { exchange } = englishOffice;
  expect(countedWords({ added: 1, setUp: 12 }, exchange)).toEqual(['1 entry', '12 vessels or blocks']);
  expect(countedWords({ added: 0, setUp: 1 }, exchange)).toEqual(['1 vessel or block']);
  expect(countedWords({ added: 0 }, exchange)).toEqual([]);
});
