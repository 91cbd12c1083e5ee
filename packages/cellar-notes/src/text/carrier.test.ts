import { describe, expect, it } from 'vitest';
import { withoutCarrierMarks } from './carrier.ts';

describe('withoutCarrierMarks', () => {
  it.each([
    ['(1/2) racked T12 to T1', 'racked T12 to T1'],
    ['[2 of 3] T6 pH 3.4', 'T6 pH 3.4'],
    ['racked T12 to T1 (2/2)', 'racked T12 to T1'],
    ['Fwd: Luis: trasegué el T7', 'trasegué el T7'],
    ['RE: T1 pH 3.4', 'T1 pH 3.4'],
    ['T1 pH 3.4\n--\nSent from my iPhone', 'T1 pH 3.4'],
    ['T1 pH 3.4\n-- \nAna\nCellar', 'T1 pH 3.4'],
    ['T1 pH 3.4\nSent from my Galaxy', 'T1 pH 3.4'],
    ['Liked “Reading T12 pH 3.4”', ''],
    ['Le gustó “Lectura T12”', ''],
    ['9/18 racked T1', '9/18 racked T1'],
    ['T1 1/2 gal', 'T1 1/2 gal'],
  ])('%j leaves %j', (text, rest) => {
    const stripped = withoutCarrierMarks(text);
    expect(stripped.trim()).toBe(rest);
    expect(stripped).toHaveLength(text.length);
  });
});
