import { describe, expect, it } from 'vitest';
import { isLookAlike } from './look-alike.ts';

describe('isLookAlike', () => {
  it.each([
    ['letters of another alphabet alone', 'аррӏе.com'],
    ['letters of two alphabets', 'paypаl.com'],
    ['Greek letters', 'νοκια.com'],
    ['Armenian letters', 'հոս.com'],
    ['Latin letters that pass for others', 'ɢoogle.com'],
    ['a letter without its dot', 'bıng.com'],
    ['a slash in disguise', 'paypal.comノlogin.example'],
    ['a sign that is no letter', 'paypal.com⁄login.example'],
    ['letters of an old script', 'ᏢᎪᏴ.com'],
    ['one label of several', 'www.ѕсоре.example.com'],
    ['digits of another script', '१२३٣.com'],
  ])('detects a host with %s', (_, host) => {
    expect(isLookAlike(host.toLowerCase())).toBe(true);
  });

  it.each([
    'example.com',
    'xn--80ak6aa92e.com',
    'münchen.de',
    'smørrebrød.dk',
    'łódź.pl',
    'straße.de',
    'việtnam.vn',
    '日本語.jp',
    'ワイン造り.jp',
    '한국.kr',
    'пример.рф',
    'вино.com',
    'παράδειγμα.gr',
    'יין.co.il',
    'نبيذ.com',
    'वाइन.com',
    'ไวน์.com',
  ])('accepts %s', (host) => expect(isLookAlike(host)).toBe(false));
});
