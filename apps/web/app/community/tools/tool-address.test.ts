import { expect, test } from 'vitest';
import { calculationIn, toolAddressOf, toolHref } from './tool-address.ts';

const origin = 'https://orbitandvine.example';
const numbers = '#so2:pH=3.4&volumeL=100';

test('an address of a public calculator opens it within the community, with its values', () => {
  for (const url of [`${origin}/tools/so2${numbers}`, `${origin}/plastic-grapes/tools/so2${numbers}`]) {
    const address = toolAddressOf(url, origin);
    expect(address).toEqual({ id: 'so2', fragment: numbers });
    expect(address && toolHref(address)).toBe(`/plastic-grapes/tools/so2${numbers}`);
  }
});

test('other addresses lead to no calculator', () => {
  for (const url of [
    'https://elsewhere.example/tools/so2',
    `${origin}/tools`,
    `${origin}/tools/worksheet#sheet:name=Red`,
    `${origin}/tools/so2/x`,
    `${origin}/blog/tools/so2`,
    'javascript:/tools/so2',
    `${origin}/tools/so2#${'1'.repeat(1_000)}`,
  ])
    expect(toolAddressOf(url, origin)).toBeUndefined();
});

test('a message contains a calculation if it links to a calculator with values', () => {
  expect(calculationIn(`See ${origin}/tools/so2${numbers} first`, origin)?.fragment).toBe(numbers);
  expect(calculationIn(`(${origin}/tools/so2${numbers})`, origin)?.fragment).toBe(numbers);
  expect(calculationIn(`See ${origin}/tools/so2`, origin)).toBeUndefined();
  expect(calculationIn(`See ${origin}/tools/so2#yan:brix=22`, origin)).toBeUndefined();
  expect(calculationIn('No link at all, #so2:pH=3.4', origin)).toBeUndefined();
});
