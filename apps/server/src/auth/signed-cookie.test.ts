import { serializeSigned } from 'hono/utils/cookie';
import { describe, expect, it } from 'vitest';
import { readSignedCookie } from './signed-cookie.ts';

const secret = 'of this server alone';
const name = 'orbit-vine.session_token';
const signed = async (value: string, by = secret) =>
  (await serializeSigned(name, value, by)).split(';')[0] ?? '';

describe('a signed cookie', () => {
  it('is read among others, also with dots in its value', async () => {
    expect(readSignedCookie(`a=1; ${await signed('qT7.x/y+z=')}; b=2`, secret, name)).toBe('qT7.x/y+z=');
  });

  it('is refused without its signature, with another signature, or with another value', async () => {
    const cookie = await signed('token');
    expect(readSignedCookie(`${name}=token`, secret, name)).toBeUndefined();
    expect(readSignedCookie(await signed('token', 'of another server'), secret, name)).toBeUndefined();
    expect(readSignedCookie(cookie.replace('token.', 'taken.'), secret, name)).toBeUndefined();
    expect(readSignedCookie(cookie.slice(0, -4), secret, name)).toBeUndefined();
  });

  it('is undefined if missing or without a value before the signature', async () => {
    expect(readSignedCookie('a=1', secret, name)).toBeUndefined();
    expect(readSignedCookie(`${name}=`, secret, name)).toBeUndefined();
    expect(readSignedCookie(await signed(''), secret, name)).toBeUndefined();
  });
});
