import { describe, expect, it } from 'vitest';
import { grapes } from '../testing/rows.ts';
import { keyOf } from './book/keys.ts';
import { toText } from './exact/fraction.ts';
import { mixtureOf } from './exact/mixture.ts';
import { checkLabel } from './label.ts';

const there = grapes('Chambourcin', '3', 2025);
const elsewhere = grapes('Chambourcin', '9', 2025);
const other = grapes('Merlot', '3', 2024);
const unknown = grapes(null, null, null);
const appellations = {
  3: ['Fennville', 'Lake Michigan Shore', 'Michigan'],
  9: ['Leelanau Peninsula', 'Michigan'],
};

function check(parts: [ReturnType<typeof grapes>, number][], claim: Parameters<typeof checkLabel>[2]) {
  const composition = mixtureOf(parts.map(([component, part]) => [keyOf(component), part]));
  return checkLabel(composition, 1000, claim, appellations).map((result) => [
    result.claim,
    toText(result.share),
    result.verdict,
    result.missingMl,
  ]);
}

describe('a label by 27 CFR 4.23, 4.25 and 4.27', () => {
  it('counts only the variety’s share from the named area', () => {
    // 90 % Chambourcin, but only 70 % grown there. 1000 mL are 5 % short of a whole of which 25 % may be other: 50 /
    // 0.25 = 200 mL.
    const parts: [ReturnType<typeof grapes>, number][] = [
      [there, 70],
      [elsewhere, 20],
      [other, 10],
    ];
    expect(
      check(parts, { variety: 'Chambourcin', appellation: 'Fennville', isViticulturalArea: true }),
    ).toEqual([
      ['variety', '7/10', 'does not', 200n],
      // 80 % from there; 5 % of 1000 mL over 15 %: 333.3…, so 334 mL.
      ['appellation', '4/5', 'does not', 334n],
    ]);
    expect(check(parts, { variety: 'Chambourcin', appellation: 'Michigan' })).toEqual([
      ['variety', '9/10', 'qualifies', 0n],
      ['appellation', '1', 'qualifies', 0n],
    ]);
  });

  it('requires 95 % of the vintage with a viticultural area and 85 % otherwise', () => {
    const parts: [ReturnType<typeof grapes>, number][] = [
      [there, 90],
      [other, 10],
    ];
    const claim = { vintage: 2025, appellation: 'Fennville' };
    expect(check(parts, claim).at(-1)).toEqual(['vintage', '9/10', 'qualifies', 0n]);
    // 5 % of 1000 mL short, over the 5 % that may be other: the same volume again.
    const strict = check(parts, { ...claim, isViticulturalArea: true });
    expect(strict.at(-1)).toEqual(['vintage', '9/10', 'does not', 1000n]);
  });

  it('cannot say where unknown wine decides, and accepts exactly 75 %', () => {
    const claim = { variety: 'Chambourcin' };
    expect(
      check(
        [
          [there, 74],
          [unknown, 26],
        ],
        claim,
      ),
    ).toEqual([['variety', '37/50', 'cannot say', 40n]]);
    expect(
      check(
        [
          [there, 3],
          [other, 1],
        ],
        claim,
      ),
    ).toEqual([['variety', '3/4', 'qualifies', 0n]]);
    expect(
      check(
        [
          [there, 51],
          [other, 49],
        ],
        { ...claim, isLabrusca: true },
      )[0]?.[2],
    ).toBe('qualifies');
  });
});
