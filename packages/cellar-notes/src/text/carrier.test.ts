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
    ['racked T1 to T2 110 gal\n\nDave R.\nCellar Master\n231-555-0142', 'racked T1 to T2 110 gal'],
    ['racked T1 to T2 110 gal - Dave 231-555-0142', 'racked T1 to T2 110 gal'],
    ['110 gal - Dave R. (231) 555-0142', '110 gal'],
    ['110 gal\n+1 231 555 0142', '110 gal'],
    ['110 gal ph 231-555-0142', '110 gal'],
    ['110 gal\ncell: 2315550142', '110 gal'],
    ['500 L del T1 al T2\nMarta\n+34 612 345 678', '500 L del T1 al T2'],
    ['500 L del T1 al T2. tel 612 345 678', '500 L del T1 al T2.'],
    ['110 L, 021 555 0142', '110 L,'],
    ['KMBS 20 g T1, ext 204', 'KMBS 20 g T1,'],
    ['weigh tag 231-555-0142', 'weigh tag 231-555-0142'],
    ['B61 B62 B63 215 220 218', 'B61 B62 B63 215 220 218'],
    ['B61-B63: 215-220-218', 'B61-B63: 215-220-218'],
    ['Dips\n215 220 2180', 'Dips\n215 220 2180'],
    ['T1 231-555-0142 gal', 'T1 231-555-0142 gal'],
    ['T1 pH 3.41, 1.080', 'T1 pH 3.41, 1.080'],
    ['KMBS 20 g T1\nTopped B61\nDAP 30 g T3', 'KMBS 20 g T1\nTopped B61\nDAP 30 g T3'],
    ['20 g T1\ntopped all barrels\n231-555-0142', '20 g T1\ntopped all barrels'],
    ['20 g T1 - topped B61 231-555-0142', '20 g T1 - topped B61'],
    ['9/18 racked T1', '9/18 racked T1'],
    ['T1 1/2 gal', 'T1 1/2 gal'],
  ])('%j leaves %j', (text, rest) => {
    const stripped = withoutCarrierMarks(text);
    expect(stripped.trim()).toBe(rest);
    expect(stripped).toHaveLength(text.length);
  });
});
