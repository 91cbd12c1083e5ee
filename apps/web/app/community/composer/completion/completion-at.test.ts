import { expect, test } from 'vitest';
import { completionAt } from './completion-at.ts';

/** The completion at the caret, which `|` marks. */
const at = (marked: string) => completionAt(marked.replace('|', ''), marked.indexOf('|'));

test.each([
  ['Ask @Ad|', { mark: '@', from: 4, to: 7, sought: 'Ad' }],
  ['See #|', { mark: '#', from: 4, to: 5, sought: '' }],
  ['(#nat|', { mark: '#', from: 1, to: 5, sought: 'nat' }],
  ['Cheers :grap|', { mark: ':', from: 7, to: 12, sought: 'grap' }],
])('%j is begun, and can be completed', (marked, expected) => {
  expect(at(marked)).toEqual(expected);
});

test.each(['at 12:30|', 'https://a|', 'pH:low|', 'page#part|', '# |', ':|', ':g|', 'so: |', '&#12|'])(
  'nothing in %j can be completed',
  (marked) => {
    expect(at(marked)).toBeUndefined();
  },
);
