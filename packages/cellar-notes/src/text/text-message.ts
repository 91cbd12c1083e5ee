/**
 * The letters that a text message sends in seven bits (GSM-7, 3GPP TS 23.038) and that people write: é and ñ are among
 * them, á, í, ó, and ú are not. One letter beyond them would halve what fits into a message.
 */
const letters = /^[\n\x20-\x5a\x5f\x61-\x7a¡¿ÄÅÆÇÉÑÖØÜßàäåæèéìñòöøùü]$/;

/** Letters outside the alphabet of a text message lose their marks, or become a space. */
export function asTextMessage(text: string): string {
  return Array.from(text.normalize('NFC'), (letter) => {
    if (letters.test(letter)) return letter;
    const bare = letter.normalize('NFD').replace(/\p{M}/gu, '');
    return letters.test(bare) || bare === '' ? bare : ' ';
  }).join('');
}
