import { limits } from '@orbit-vine/contract/limits.ts';
import { expect, test } from 'vitest';
import { formatBytes } from '../../../platform/format-bytes.ts';
import { reasonToRefuse } from './attaching.ts';

const file = (name: string, type: string, size = 1_000) => reasonToRefuse({ name, type, size });

test('a picture, PDF, sheet, text, or file of unknown type is uploaded', () => {
  expect(file('vat.jpg', 'image/jpeg')).toBeUndefined();
  expect(file('IMG_0412.HEIC', 'image/heic')).toBeUndefined();
  expect(file('analysis.pdf', 'application/pdf')).toBeUndefined();
  expect(file('must.csv', 'application/vnd.ms-excel')).toBeUndefined();
  expect(file('notes.MD', 'text/markdown')).toBeUndefined();
  expect(
    file('lots.XLSX', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
  ).toBeUndefined();
  expect(file('unknown', '')).toBeUndefined();
});

test('a file that the server would reject is rejected before the upload', () => {
  expect(file('cellar.mp4', 'video/mp4')).toMatch(/can be attached; other files can’t/);
  expect(file('old.xls', 'application/vnd.ms-excel')).toMatch(/can be attached; other files can’t/);
  expect(file('label.svg', 'image/svg+xml')).toMatch(/can be attached; other files can’t/);
  expect(file('vat.jpg', 'image/jpeg', limits.attachmentBytes + 1)).toBe('Files can be up to 20 MB.');
  expect(file('empty.csv', 'text/csv', 0)).toMatch(/empty/);
});

test.each([
  [0, '0 bytes'],
  [900, '900 bytes'],
  [1_536, '1.5 KB'],
  [250_000, '244 KB'],
  [3_355_443, '3.2 MB'],
  [20_971_520, '20 MB'],
])('%i bytes are %s', (bytes, label) => {
  expect(formatBytes(bytes)).toBe(label);
});
