import * as z from 'zod/mini';

const pictograph = String.raw`\p{Extended_Pictographic}`;
/** Scripts in which joiners change the form of letters. */
const joining = [
  'Arab',
  'Syrc',
  'Deva',
  'Beng',
  'Guru',
  'Gujr',
  'Orya',
  'Taml',
  'Telu',
  'Knda',
  'Mlym',
  'Sinh',
]
  .map((script) => String.raw`\p{scx=${script}}`)
  .join('');
/**
 * Format characters (`Cf`) that change what readers see: joiners of emoji and words, flags of regions, Arabic signs.
 */
const seen = [
  String.raw`(?<=${pictograph}[\uFE0F\p{Emoji_Modifier}]?)\u200D(?=${pictograph})`,
  String.raw`(?<=[${joining}])[\u200C\u200D](?=[${joining}])`,
  String.raw`(?<=\u{1F3F4}[\u{E0020}-\u{E007E}]*)[\u{E0020}-\u{E007F}]`,
  String.raw`[\u0600-\u0605\u06DD\u070F\u0890\u0891\u08E2]`,
].join('|');
const unseen = new RegExp(String.raw`(?!${seen})\p{Cf}`, 'gu');

/** Removes characters that are invisible or reorder the text around them. */
export const withoutUnseen = (line: string) => line.toWellFormed().replace(unseen, '');

/** One line of plain text. Invisible characters, often pasted unnoticed, are removed. */
export const oneLine = (message = 'Please write one line of text.') =>
  z.string().check(
    z.overwrite((text) => withoutUnseen(text).trim()),
    z.regex(/^[^\p{Cc}\u2028\u2029]*$/u, message),
  );
