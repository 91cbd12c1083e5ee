import { serializeSigned } from 'hono/utils/cookie';
import { describe, expect, it } from 'vitest';
import { readSignedCookie } from './signed-cookie.ts';

const secret = 'of this server alone';
const name = 'orbit-vine.session_token';
/** As a browser sends it back, signed by another's hand than the one that is tried. */
const signed = async (value: string, by = secret) =>
  (await serializeSigned(name, value, by)).split(';')[0] ?? '';

describe('a signed cookie', () => {
  it('is read, among others and with dots in it', async () => {
    expect(readSignedCookie(`a=1; ${await signed('qT7.x/y+z=')}; b=2`, secret, name)).toBe('qT7.x/y+z=');
  });

  it('is nothing without its signature, with another’s, or with another value', async () => {
    const cookie = await signed('token');
    expect(readSignedCookie(`${name}=token`, secret, name)).toBeUndefined();
    expect(readSignedCookie(await signed('token', 'of another server'), secret, name)).toBeUndefined();
    expect(readSignedCookie(cookie.replace('token.', 'taken.'), secret, name)).toBeUndefined();
    expect(readSignedCookie(cookie.slice(0, -4), secret, name)).toBeUndefined();
  });

  it('is nothing where there is none, or no value before the signature', async () => {
    expect(readSignedCookie('a=1', secret, name)).toBeUndefined();
    expect(readSignedCookie(`${name}=`, secret, name)).toBeUndefined();
    expect(readSignedCookie(await signed(''), secret, name)).toBeUndefined();
  });
});
