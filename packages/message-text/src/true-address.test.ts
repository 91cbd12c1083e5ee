import { describe, expect, it } from 'vitest';
import { linksIn } from './links.ts';
import { lookOf, withPlainHosts } from './true-address.ts';

const looksOf = (text: string) => linksIn(text)?.map(lookOf);

describe('links that pass for another address', () => {
  it.each([
    ['[https://paypal.com/account](https://evil.example/phish)', 'evil.example'],
    ['[paypal.com](https://evil.example)', 'evil.example'],
    ['[PayPal.COM/account](https://evil.example)', 'evil.example'],
    ['[www.paypal.com](https://evil.example)', 'evil.example'],
    ['[see paypal.com now](https://evil.example)', 'evil.example'],
    ['[evil.example→paypal.com](https://evil.example)', 'evil.example'],
    ['[paypal.com](https://paypal.com@evil.example/)', 'evil.example'],
    ['https://paypal.com@evil.example/', 'evil.example'],
    ['https://paypal.com:80@evil.example/', 'evil.example'],
    ['https://evil.example\\@paypal.com', 'evil.example'],
    ['[https://paypal.com](https://paypal.com.evil.example)', 'paypal.com.evil.example'],
    ['[**paypal**.com](https://evil.example)', 'evil.example'],
    ['[`paypal.com`](https://evil.example)', 'evil.example'],
    ['[pay\u00ADpal.com](https://evil.example)', 'evil.example'],
    ['[pay\u200Bpal.com](https://evil.example)', 'evil.example'],
    ['[paypal．com](https://evil.example)', 'evil.example'],
    ['[paypal。com](https://evil.example)', 'evil.example'],
    ['[𝐩𝐚𝐲𝐩𝐚𝐥.𝐜𝐨𝐦](https://evil.example)', 'evil.example'],
    ['[\u202Emoc.lapyap](https://evil.example)', 'evil.example'],
    ['[раураl.com](https://evil.example)', 'evil.example'],
    ['pay[pal.com](https://pal.com)', 'pal.com'],
    ['paypal.com/[login](https://evil.example)', 'evil.example'],
    ['> - [paypal.com](https://evil.example)', 'evil.example'],
    ['a | b\n-|-\n[paypal.com](https://evil.example) | c', 'evil.example'],
    ['[192.168.1.1](https://evil.example)', 'evil.example'],
    ['http://3627734734/', '216.58.214.206'],
    ['http://0x7f.1/', '127.0.0.1'],
    ['[https://%65vil.example](https://%65vil.example)', 'evil.example'],
    ['[paypal.com](https://münchen.de)', 'xn--mnchen-3ya.de'],
    ['[ann@paypal.com](mailto:eve@evil.example)', 'eve@evil.example'],
    ['[paypal.com](mailto:eve@evil.example)', 'eve@evil.example'],
    ['[ann@evil.example](mailto:eve@evil.example)', 'eve@evil.example'],
  ])('%j shows the true address after its text', (text, after) => {
    expect(looksOf(text)).toEqual([{ after }]);
  });

  it('adjoining links that form one word show the true address', () => {
    expect(looksOf('[paypal](https://evil.example)[.com](https://evil.example)')).toEqual([
      { after: 'evil.example' },
      { after: 'evil.example' },
    ]);
  });
});

describe('links whose text is replaced', () => {
  it.each([
    ['https://аррӏе.com', 'https://xn--80ak6aa92e.com/'],
    ['[https://аррӏе.com](https://аррӏе.com)', 'https://xn--80ak6aa92e.com/'],
    ['https://paypаl.com/a', 'https://xn--paypl-7ve.com/a'],
    ['https://ɢoogle.com', 'https://xn--oogle-wmc.com/'],
    ['www.аррӏе.com', 'http://www.xn--80ak6aa92e.com/'],
    ['[](https://evil.example)', 'evil.example'],
    ['![](https://evil.example/a.png)', 'evil.example'],
    ['[\u200B\u2800](https://evil.example)', 'evil.example'],
    ['[](mailto:eve@evil.example)', 'eve@evil.example'],
  ])('%j shows a plain address instead of its text', (text, instead) => {
    expect(looksOf(text)).toEqual([{ instead }]);
  });
});

describe('links that name their host', () => {
  it.each([
    '[our table](https://tables.example/so2)',
    '[pH 3.5 at 20.1 °C, e.g. now](https://tables.example)',
    '[v1.2.3](https://tables.example)',
    '[https://tables.example/a](https://tables.example/b)',
    '[tables.example](https://www.tables.example)',
    '[www.tables.example](https://tables.example)',
    '[see tables.example](https://tables.example)',
    'https://TABLES.example/A',
    'https://tables.example:8443/a',
    'https://tables.example./',
    'See (https://tables.example/a_(b)).',
    'https://web.archive.org/web/2020/https://other.example/x',
    'https://tables.example/a,b.html',
    'www.tables.example',
    'http://localhost:3000/x',
    'http://192.168.1.1/',
    'https://münchen.de/bier',
    'https://straße.de',
    'https://日本語.jp',
    'https://пример.рф',
    'https://вино.com',
    'https://εταιρεία.gr',
    'https://יין.co.il',
    'https://xn--80ak6aa92e.com',
    'ann@example.com',
    '<ann@example.com>',
    '[ann@example.com](mailto:ann@example.com?subject=Wine)',
    '[write to us](mailto:ann@example.com)',
  ])('%j names its host and stays unchanged', (text) => {
    expect(looksOf(text)).toEqual([{}]);
  });
});

describe('withPlainHosts', () => {
  it('writes look-alike hosts in ASCII', () => {
    expect(withPlainHosts('At https://аррӏе.com/x, or www.аррӏе.com')).toBe(
      'At https://xn--80ak6aa92e.com/x, or www.xn--80ak6aa92e.com',
    );
    const plain = 'Привет.как дела? münchen.de, https://пример.рф, and https://example.com';
    expect(withPlainHosts(plain)).toBe(plain);
  });
});
