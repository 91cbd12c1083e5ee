const englishNumbers =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const spanishNumbers =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve';
const englishTens = 'ten twenty thirty forty fifty sixty seventy eighty ninety';
const spanishTens = 'diez veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa';
const spanishHundreds =
  'ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos';

const counted = (words: string, first: number, step: number): [string, number][] =>
  words.split(' ').map((word, index) => [word, first + index * step]);

export const numberWords: Record<string, number> = {
  ...Object.fromEntries([
    ...counted(englishNumbers, 0, 1),
    ...counted(spanishNumbers, 0, 1),
    ...counted(englishTens, 10, 10),
    ...counted(spanishTens, 10, 10),
    ...counted(spanishHundreds, 100, 100),
    ...counted(spanishHundreds.replaceAll('tos', 'tas'), 100, 100),
  ]),
  hundred: 100,
  thousand: 1000,
  cien: 100,
  mil: 1000,
  un: 1,
  una: 1,
  half: 0.5,
  quarter: 0.25,
  medio: 0.5,
  media: 0.5,
  dozen: 12,
  docena: 12,
};

export const digitWords: Record<string, number> = {
  ...Object.fromEntries(
    Object.entries(numberWords).filter(([, value]) => value < 10 && Number.isInteger(value)),
  ),
  oh: 0,
  o: 0,
};

export const pointWords = ['point', 'punto', 'coma', 'dot'];

export const timesWords: Record<string, number> = {
  twice: 2,
  thrice: 3,
  'two times': 2,
  'three times': 3,
  'dos veces': 2,
  'tres veces': 3,
  'una vez': 1,
  'one time': 1,
  'cuatro veces': 4,
  'four times': 4,
};
