import type { Token } from '../text/tokens.ts';
import { type Cellar, keyOf, lotKey } from './cellar.ts';

export interface LotAt {
  code?: string;
  written: string;
  next: number;
}

/** Words, numbers, and dashes in the longest code. */
const mostTokens = 12;

/** The longest code of a lot in the cellar that is written here without spaces, by any rule. */
function wholeCodeAt(tokens: Token[], at: number, cellar: Cellar): LotAt | undefined {
  const first = tokens[at];
  if (!first || !cellar.lotStarts.has(keyOf([first]))) return undefined;
  let found: LotAt | undefined;
  for (let next = at + 1; next <= Math.min(at + mostTokens, tokens.length); next += 1) {
    const last = tokens[next - 1];
    if (!last || (next > at + 1 && !last.glued)) break;
    const pieces = tokens.slice(at, next).filter(({ kind }) => kind !== 'mark');
    if (!pieces.some(({ kind }) => kind === 'word') || !pieces.some(({ kind }) => kind === 'number'))
      continue;
    const isVessel = cellar.byName.has(pieces.map(({ text }) => text).join(''));
    const lot = last.kind === 'mark' || isVessel ? undefined : cellar.lotsByKey.get(keyOf(pieces));
    if (lot) found = { code: lot.code, written: lot.code, next };
  }
  return found;
}

/**
 * A lot code such as `24-CF-03`, `24CF3`, `2024 CF 03`, or `lot 24-cf-3`, or the code of another pattern of a lot in
 * the cellar. Another code stays unknown.
 */
export function lotAt(tokens: Token[], start: number, cellar: Cellar): LotAt | undefined {
  const at = ['lot', 'lote'].includes(tokens[start]?.text ?? '') ? start + 1 : start;
  const whole = wholeCodeAt(tokens, start, cellar) ?? wholeCodeAt(tokens, at, cellar);
  if (whole) return whole;
  const pieces: Token[] = [];
  let next = at;
  let gaps = 0;
  while (pieces.length < 3 && next < tokens.length) {
    const token = tokens[next];
    if (!token || token.text === '\n') break;
    if (token.text === '-' && pieces.length > 0) {
      next += 1;
      continue;
    }
    if (token.kind === 'mark') break;
    if (pieces.length > 0 && !token.glued) gaps += 1;
    pieces.push(token);
    next += 1;
  }
  const [year, letters, number] = pieces;
  if (
    year?.kind === 'number' &&
    letters?.kind === 'word' &&
    number?.kind === 'number' &&
    /^\d+$/.test(number.text)
  ) {
    return codeOf(year, letters, number, { cellar, next, gaps });
  }
  const [first, second] = pieces;
  if (first?.kind === 'word' && second?.kind === 'number')
    return shortCode(tokens, at, { cellar, first, second });
  return undefined;
}

function codeOf(
  year: Token,
  letters: Token,
  number: Token,
  { cellar, next, gaps }: { cellar: Cellar; next: number; gaps: number },
): LotAt | undefined {
  if (!cellar.lotLetters.has(letters.text) || !/^(20)?\d{2}$/.test(year.text) || number.text.length > 2)
    return undefined;
  const written = `${year.text.slice(-2)}-${letters.text.toUpperCase()}-${number.text.padStart(2, '0')}`;
  const lot = cellar.lotsByKey.get(lotKey(written));
  // An unknown code in separate words is more likely a number beside a variety.
  if (!lot && (gaps > 0 || (number.glued && !number.text.startsWith('0') && gaps > 0))) return undefined;
  return lot ? { code: lot.code, written, next } : { written, next };
}

function shortCode(
  tokens: Token[],
  at: number,
  { cellar, first, second }: { cellar: Cellar; first: Token; second: Token },
): LotAt | undefined {
  const hyphen = tokens[at + 1]?.text === '-';
  if (!cellar.lotLetters.has(first.text) || !/^0\d$/.test(second.text) || !second.glued) return undefined;
  const key = `-${lotKey(`${first.text}-${second.text}`)}`;
  const lots = [...cellar.lotsByKey].filter(([code]) => code.endsWith(key)).map(([, lot]) => lot);
  const only = lots.length === 1 ? lots[0] : undefined;
  const written = `${first.text}-${second.text}`.toUpperCase();
  return { ...(only ? { code: only.code } : {}), written, next: at + (hyphen ? 3 : 2) };
}
