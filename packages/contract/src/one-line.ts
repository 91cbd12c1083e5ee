import * as z from 'zod/mini';

/** Characters that are not seen or turn the order of others around, but for those that hold an emoji together. */
const hidden =
  /(?!(?<=\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?)\u200D(?=\p{Extended_Pictographic}))\p{Cf}/gu;

/** One line of plain text, without what cannot be seen: that comes along with what is pasted, and is dropped. */
export const oneLine = (message = 'Please write one line of text.') =>
  z.string().check(
    z.overwrite((text) => text.toWellFormed().replace(hidden, '').trim()),
    z.regex(/^[^\p{Cc}\u2028\u2029]*$/u, message),
  );
