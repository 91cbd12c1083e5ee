/** Letters that Unicode does not decompose. The database's `search_fold` has the same list. */
const others: Record<string, string> = {
  Ø: 'O',
  ø: 'o',
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
};

const foldSign = (sign: string) =>
  sign
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/./gu, (letter) => others[letter] ?? letter);

/** Folds a text for comparison, and maps each UTF-16 unit of the result to its position in the text. */
export function foldText(text: string): { folded: string; origins: number[] } {
  let folded = '';
  const origins: number[] = [];
  let at = 0;
  for (const sign of text) {
    const next = foldSign(sign);
    folded += next;
    for (let unit = 0; unit < next.length; unit += 1) origins.push(at);
    at += sign.length;
  }
  return { folded, origins };
}

const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' };

export function withoutUmlauts(text: string): string | undefined {
  const lower = text.normalize('NFC').toLowerCase();
  return /[äöü]/.test(lower) ? lower.replace(/[äöü]/g, (letter) => umlauts[letter] ?? letter) : undefined;
}
