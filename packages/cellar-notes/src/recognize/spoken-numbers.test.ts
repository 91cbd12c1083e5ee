import { describe, expect, it } from 'vitest';
import { tokensOf } from './lexicon.ts';
import { joinSpokenNumbers } from './spoken-numbers.ts';

const isNumbered = (word: string, number = 1) =>
  ['barrel', 'barrels', 'barrica'].includes(word)
    ? number === 1 || (number > 100 && number < 141)
    : ['tank', 'bins', 'block'].includes(word) && number < 25;
const spoken = (text: string) =>
  joinSpokenNumbers(tokensOf(text), isNumbered)
    .map((token) => token.text)
    .join(' ');

describe('joinSpokenNumbers', () => {
  it.each([
    ['thirty five hundred gallons', '3500 gallons'],
    ['two hundred and fifty gallons', '250 gallons'],
    ['one thousand two hundred and six', '1206'],
    ['5 hundred gal', '500 gal'],
    ['3 mil litros', '3000 litros'],
    ['mil doscientos litros', '1200 litros'],
    ['mil doscientas botellas', '1200 botellas'],
    ['doscientos cincuenta y cinco', '255'],
    ['19 point 2 brix', '19.2 brix'],
    ['three point four one', '3.41'],
    ['nineteen point twenty five', '19.25'],
    ['veintidós coma cinco', '22.5'],
    ['tank five', 'tank 5'],
    ['bins four five and six', 'bins 4 5 and 6'],
    ['barrel one oh one', 'barrel 101'],
    ['barrel one twenty one', 'barrel 121'],
    ['barrica ciento veinte', 'barrica 120'],
    ['barrels one oh one through one ten', 'barrels 101 through 110'],
    ['block ten', 'block 10'],
    ['tank five ten point two brix', 'tank 5 10.2 brix'],
    ['tank five twenty grams', 'tank 5 20 grams'],
    ['two eighty gallons', '280 gallons'],
    ['one fifty five cases', '155 cases'],
    ['racked three ten gal', 'racked 310 gal'],
  ])('joins “%s”', (text, expected) => expect(spoken(text)).toBe(expected));

  it.each([
    'one of them',
    'una barrica',
    'two and three',
    'five twenty',
    'twice',
    'point taken',
    'half a ton',
  ])('leaves “%s” alone', (text) => expect(spoken(text)).toBe(text));

  it('keeps positions in the original text', () => {
    const text = 'moved thirty five hundred gallons';
    const number = joinSpokenNumbers(tokensOf(text), isNumbered)[1];
    expect(text.slice(number?.start, number?.end)).toBe('thirty five hundred');
  });
});
