/** A normalized text: lower case, no accents, one character for each kind of dash, quote, and arrow. */
export interface FoldedText {
  text: string;
  /** For each character of `text`, its offset in the original; plus one for the end. */
  origins: number[];
}

const sameLetters: Record<string, string> = {
  '–': '-',
  '—': '-',
  '−': '-',
  '‑': '-',
  '’': "'",
  '‘': "'",
  '`': "'",
  '“': '"',
  '”': '"',
  '×': 'x',
  '→': '>',
  '⇒': '>',
  '➡': '>',
  º: '°',
  '˚': '°',
  ª: 'a',
  µ: 'u',
  μ: 'u',
  '⁄': '/',
  '₂': '2',
  '…': '.',
  '¿': ' ',
  '¡': ' ',
  '\r': ' ',
  '\t': ' ',
  '\u00a0': ' ',
  '\u2009': ' ',
  '\u202f': ' ',
};

const fractions = '½¼¾⅓⅔⅛';

/** Folds character by character, so that every span maps back to the original text. */
export function foldText(source: string): FoldedText {
  let text = '';
  const origins: number[] = [];
  for (let index = 0; index < source.length; index += 1) {
    const folded = foldCharacter(source[index] ?? '');
    text += folded;
    // By code units: characters beyond the basic plane have two.
    for (let unit = 0; unit < folded.length; unit += 1) origins.push(index);
  }
  origins.push(source.length);
  return { text, origins };
}

function foldCharacter(character: string): string {
  if (character < '\u0080') return character === '\r' || character === '\t' ? ' ' : character.toLowerCase();
  if (fractions.includes(character)) return character;
  const same = sameLetters[character];
  if (same !== undefined) return same;
  // Without combining marks, decomposed accents equal composed ones.
  const plain = character.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  // Some single characters expand to whole phrases.
  return plain.length > 4 ? character : plain;
}
