import { expect, it } from 'vitest';
import { houseStyleFaults } from './house-style.ts';

it.each([
  ['A rule of 7.5, 9 or 12.5 per degree', 'a missing serial comma'],
  ['Oak, smoke, clove and vanilla', 'a missing serial comma'],
  ['At pH 3.0 it is 6 % of the free part.', 'a space before %'],
  ['At pH 3.0 it is 6\u00a0% of the free part.', 'a space before %'],
  ['A wine of 12.5 % vol', 'a space before %'],
  ['60.0\u00a0%', 'a space before %'],
  ['A barrel of 24" across', 'a straight quote'],
  ["Martha's Vineyard", 'a straight quote'],
  ['A tenth of a per cent', 'per cent'],
  ['Send us an e-mail.', 'e-mail'],
  ['Your telephone', 'telephone'],
  ['The colour of the wine', 'a British spelling'],
  ['Five cubic metres', 'a British spelling'],
  ['Laboratories distil the wine.', 'a British spelling'],
  ['Your enquiry', 'a British spelling'],
  ['We analysed it.', 'a British spelling'],
])('the check finds in “%s”: %s', (text, fault) => {
  expect(houseStyleFaults(text)).toEqual([expect.stringMatching(new RegExp(`^${fault}: `))]);
});

it.each([
  'Brix × 7.5, 9, or 12.5; acids, salts, and sugar; in reds, whites and rosés differ.',
  'A wine of 12.5% vol holds 10.1% mass.',
  'It is 6% of the free part, “as free,” says the owner’s book.',
  'Laboratories distill the wine; several analyses of one wine differ.',
  'The International Organisation of Vine and Wine',
  'Read on: Knockanore, Hydrogen peroxide for reduction of sulphur dioxide',
  'A parameter, a diameter, a gray area, labeled; the metric system; perimeters.',
])('the check finds nothing in “%s”', (text) => {
  expect(houseStyleFaults(text)).toEqual([]);
});
