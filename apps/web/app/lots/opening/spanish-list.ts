const units =
  '(?:gal|l|hl|lb|kg|kilos?|ton|each|total|full|tanques?|barricas?|bine?s?|drum|carboy|barrilitos?|cases|cajas?|wine)';

/** Spanish words of a list, and the English ones by which it is read. */
const translations: readonly (readonly [spanish: RegExp, english: string])[] = [
  [/\bcada\s+un[oa]\b|\bc\/u\b/gi, 'each'],
  [/\ben\s+total\b/gi, 'in total'],
  [/\bllen[oa]s?\b/gi, 'full'],
  [/\bvac[ií][oa]s?\b/gi, 'empty'],
  [/\bgal(?:[oó]n|ones)\b/gi, 'gal'],
  [/\blitros?\b/gi, 'L'],
  [/\blibras?\b/gi, 'lb'],
  [/\btoneladas?\b/gi, 'ton'],
  [/\btambor(?:es)?\b/gi, 'drum'],
  [/\bgarraf(?:[oó]n|ones)\b/gi, 'carboy'],
  [/\bcapacidad\b/gi, 'capacity'],
  [/\blote\b/gi, 'lot'],
  [/\bbloque\b/gi, 'block'],
  [/\bcosecha\b/gi, 'vintage'],
  [/\bvino\b/gi, 'wine'],
  [/\bespumoso\b/gi, 'sparkling'],
  [/\bsidra\b/gi, 'cider'],
  [/\bbotellas\s+sueltas\b/gi, 'loose bottles'],
  [/(?<=\d)\s+a\s+(?=[a-z]*\d)/gi, '-'],
  [/\by\b(?=\s+[a-z]*\d)/gi, 'and'],
  // Not in the name of a wine, such as Blanc de Noir.
  [new RegExp(String.raw`\bde\b(?=\s+\d)|(?<=\b${units}\s+)de\b`, 'gi'), 'of'],
];

/** A line or a cell with its Spanish words in English; other words stay as they are. */
export const withEnglishWords = (text: string): string =>
  translations.reduce((words, [spanish, english]) => words.replace(spanish, english), text);
