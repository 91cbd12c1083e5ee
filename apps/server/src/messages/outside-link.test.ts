import { expect, it } from 'vitest';
import { addsOutsideLink, hasOutsideLink } from './outside-link.ts';

const origin = 'https://orbit.example';

it.each([
  'Cheap barrels at https://barrels.example/now',
  'HTTP://BARRELS.EXAMPLE',
  'see www.barrels.example',
  '[our site](https://orbit.example@barrels.example/)',
  'https://orbit.example.barrels.example',
  'http://[broken',
])('finds what leads away in %j', (text) => {
  expect(hasOutsideLink(text, origin)).toBe(true);
});

it.each([
  'No link at all',
  'The SO₂ page: https://orbit.example/tools/so2?ph=3.4',
  '[a message](https://orbit.example/plastic-grapes/1/2), and <https://orbit.example>',
  'www is where it began',
])('finds nothing that leads away in %j', (text) => {
  expect(hasOutsideLink(text, origin)).toBe(false);
});

it('the check finds a link that an edit adds, but not one that was there', () => {
  const before = 'Barrels: https://barrels.example';
  expect(addsOutsideLink(before, `${before}, and they are good`, origin)).toBe(false);
  expect(addsOutsideLink(before, 'No link anymore', origin)).toBe(false);
  expect(addsOutsideLink(before, `${before}/now`, origin)).toBe(true);
  expect(addsOutsideLink('Barrels', before, origin)).toBe(true);
});
