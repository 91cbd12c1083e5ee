/** Characters of one text message. */
export const textMessageLength = 160;

/**
 * The GSM-7 letters (3GPP TS 23.038) that people write: é and ñ are among them; á, í, ó, and ú are not. A single
 * other letter halves what a text message can hold.
 */
const letters = /^[\n\x20-\x5a\x5f\x61-\x7a¡¿ÄÅÆÇÉÑÖØÜßàäåæèéìñòöøùü]$/;

/** Letters outside of GSM-7 lose their marks or become a space. */
export function asTextMessage(text: string): string {
  return Array.from(text.normalize('NFC'), (letter) => {
    if (letters.test(letter)) return letter;
    const bare = letter.normalize('NFD').replace(/\p{M}/gu, '');
    return letters.test(bare) || bare === '' ? bare : ' ';
  }).join('');
}
