import { describe, expect, it } from 'vitest';
import { newPaperCode, newSecret, stepOf } from './one-time-codes.ts';

describe('the secret of an authenticator app', () => {
  it('has the 128 random bits that RFC 4226 requires', () => {
    const secret = newSecret();
    expect(secret).toMatch(/^[a-zA-Z0-9]+$/);
    expect(secret.length * Math.log2(62)).toBeGreaterThanOrEqual(128);
    expect(newSecret()).not.toBe(secret);
  });

  // RFC 6238, appendix B: the last six of eight digits.
  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [1_234_567_890, '005924', 41_152_263],
    [20_000_000_000, '353130', 666_666_666],
  ])('gives at %i seconds the code %s', async (seconds, code, step) => {
    expect(await stepOf('12345678901234567890', code, seconds * 1_000)).toBe(step);
    expect(await stepOf('12345678901234567890', code, (seconds + 90) * 1_000)).toBeUndefined();
  });
});

it('a recovery code has no letters that look alike', () => {
  for (let at = 0; at < 50; at += 1) expect(newPaperCode()).toMatch(/^[2-9a-hjkmnp-z]{10}$/);
});
