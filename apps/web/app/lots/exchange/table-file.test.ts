import { limits } from '@orbit-vine/contract/limits.ts';
import { describe, expect, it } from 'vitest';
import { countedWords, readTable } from './table-file.ts';

describe('a file that somebody chose', () => {
  it('is a workbook by its first bytes, whatever it is called, and else a table', async () => {
    // An .xlsx file is a ZIP archive: PK and two more bytes, which are UEsDBA== in base64.
    expect(await readTable(new Blob([new Uint8Array([0x50, 0x4b, 3, 4])]))).toEqual({ xlsx: 'UEsDBA==' });
    expect(await readTable(new Blob(['worked_on,lot\n']))).toEqual({ csv: 'worked_on,lot\n' });
  });

  it('is the same file in base64, whatever its length', async () => {
    for (const length of [2, 3, 4, 24_575, 24_576, 24_577, 100_001]) {
      const bytes = Uint8Array.from({ length }, (_, at) => (at < 2 ? [0x50, 0x4b][at] : at * 7) ?? 0);
      expect(await readTable(new Blob([bytes]))).toEqual({ xlsx: Buffer.from(bytes).toString('base64') });
    }
  });

  it('of the largest size costs little of the page’s time', async () => {
    const bytes = new Uint8Array((limits.cellarImport / 4) * 3);
    bytes.set([0x50, 0x4b]);
    const file = new Blob([bytes]);
    const before = process.threadCpuUsage();
    expect(await readTable(file)).toMatchObject({ xlsx: expect.any(String) });
    expect(process.threadCpuUsage(before).user / 1_000).toBeLessThan(250);
  });

  it('is not sent where the server would refuse it for its size', async () => {
    expect(await readTable(new Blob(['x'.repeat(limits.cellarImport + 1)]))).toContain('too large');
    // In base64 three bytes are four.
    const archive = new Uint8Array(limits.cellarImport * 0.8);
    archive.set([0x50, 0x4b]);
    expect(await readTable(new Blob([archive]))).toContain('too large');
  });
});

it('what would be stored is counted in words', () => {
  expect(countedWords({ added: 1, setUp: 12 })).toBe('1 entry and 12 vessels or blocks');
  expect(countedWords({ added: 0, setUp: 1 })).toBe('1 vessel or block');
  expect(countedWords({ added: 0 })).toBe('');
});
