import { limits } from '@orbit-vine/contract/limits.ts';
import { expect, test } from 'vitest';
import { formatBytes } from '../../platform/format-bytes.ts';
import { whyNot } from './attaching.ts';

const file = (name: string, type: string, size = 1_000) => whyNot({ name, type, size });

test('pictures, PDF, sheets and text go to the server, and so does what the device cannot name', () => {
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

test('what the server would refuse is said before it is uploaded', () => {
  expect(file('cellar.mp4', 'video/mp4')).toMatch(/can be attached; other files cannot/);
  expect(file('old.xls', 'application/vnd.ms-excel')).toMatch(/can be attached; other files cannot/);
  expect(file('label.svg', 'image/svg+xml')).toMatch(/can be attached; other files cannot/);
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
