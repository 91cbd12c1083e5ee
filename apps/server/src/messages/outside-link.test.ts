import { expect, it } from 'vitest';
import { hasOutsideLink } from './outside-link.ts';

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
