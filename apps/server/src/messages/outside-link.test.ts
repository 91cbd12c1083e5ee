import { expect, it } from 'vitest';
import { addsOutsideLink, hasOutsideLink } from './outside-link.ts';

const origin = 'https://orbit.example';

it.each([
  'Cheap barrels at https://barrels.example/now',
  'HTTP://BARRELS.EXAMPLE',
  'see www.barrels.example',
  'WWW.barrels.example',
  '[our site](https://orbit.example@barrels.example/)',
  'https://orbit.example.barrels.example',
  'http://orbit.example',
  '[here](https\\://barrels.example/x)',
  '[here](https:\\//barrels.example/x)',
  '[here](<https://barrels.example/a b>)',
  '[https://orbit.example](https://barrels.example)',
  'https\\://barrels.example',
  'www\\.barrels.example',
  '<https://barrels.example>',
  '![](https://barrels.example/x.png)',
  '[](https://barrels.example)',
  '[x][1]\n\n[1]: https://barrels.example',
  '> - [here](https://barrels.example)',
  '| a | b |\n|-|-|\n| [here](https://barrels.example) | c |',
  '**[here](https://barrels.example)**',
  '(https://barrels.example)',
  'https://bar\u200Brels.example',
  'https://barrels。example',
  'http://3627734734/',
  '[write](mailto:eve@barrels.example)',
  `${'*a_'.repeat(700)} https://barrels.example`,
])('an outside link is found in %j', (text) => {
  expect(hasOutsideLink(text, origin)).toBe(true);
});

it.each([
  'No link at all',
  'The SO₂ page: https://orbit.example/tools/so2?ph=3.4',
  '[a message](https://orbit.example/plastic-grapes/1/2), and <https://orbit.example>',
  'www is where it began',
  'http://[broken',
  'cheap.example',
  'Write to ann@example.com, <bob@example.com>, or mailto:cleo@example.com',
  '`https://barrels.example`',
  '```\nhttps://barrels.example\n```',
  '[x](//barrels.example)',
  '[x](javascript:alert(1))',
  '[x](https:\\\\barrels.example)',
  '&#104;ttps://barrels.example',
  'ftp://barrels.example',
])('no outside link is found in %j', (text) => {
  expect(hasOutsideLink(text, origin)).toBe(false);
});

it('a link that an edit adds is found, but not an existing one', () => {
  const before = 'Barrels: https://barrels.example';
  expect(addsOutsideLink(before, `${before}, and they are good`, origin)).toBe(false);
  expect(addsOutsideLink(before, 'No link anymore', origin)).toBe(false);
  expect(addsOutsideLink(before, `${before}/now`, origin)).toBe(true);
  expect(addsOutsideLink('Barrels', before, origin)).toBe(true);
  expect(addsOutsideLink(before, '[here](https\\://more.example)', origin)).toBe(true);
});
