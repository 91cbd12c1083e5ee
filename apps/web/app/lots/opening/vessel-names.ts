import { setupLimits } from '@orbit-vine/cellar-book/setup.ts';
import { type Kind, kindNamed, kindWords, prefixOf } from './vessel-kinds.ts';
import type { Words } from './words.ts';

export interface NamedVessels {
  names: string[];
  /** If words say so, as in `Keg 1` and `6 tanks`. */
  kind?: Kind | undefined;
}

const to = String.raw`\s*(?:[-–—]|\.\.+|\b(?:to|thru|through)\b)\s*`;
const end = String.raw`(?=[\s,]|$)`;
const counted = new RegExp(String.raw`^\s*(\d+)\s+((?:[\w.%/-]+\s+){0,3}?)(${kindWords})\b`, 'i');
const kindAndNumber = new RegExp(String.raw`^\s*(${kindWords})(?:\s+#?|#)(\d+)(?:${to}(\d+))?${end}`, 'i');
const run = new RegExp(String.raw`^[\s,&]*(?:and\s+)?([A-Za-z]*)(\d+)${to}([A-Za-z]*)(\d+)${end}`, 'i');
const next = new RegExp(String.raw`^[\s,&]*(?:and\s+)?([A-Za-z]+[A-Za-z_#/-]*\d+[A-Za-z]?)${end}`, 'i');
const single = new RegExp(String.raw`^\s*([A-Za-z0-9][\w#/-]{0,19})${end}`, 'i');

function numbered(prefix: string, from: string, through: string): string[] | undefined {
  const count = Number(through) - Number(from) + 1;
  if (count < 1 || count > setupLimits.vessels) return undefined;
  return Array.from(
    { length: count },
    (_, at) => `${prefix}${String(Number(from) + at).padStart(from.length, '0')}`,
  );
}

function takeRun(words: Words): string[] | undefined {
  const match = words.take(run);
  if (!match) return undefined;
  const [, prefix = '', from = '', again = '', through = ''] = match;
  const isOnePrefix = again === '' || again.toUpperCase() === prefix.toUpperCase();
  return (isOnePrefix && numbered(prefix.toUpperCase(), from, through)) || [];
}

/** Whether a line counts vessels instead of naming them: `6 tanks of 500 gallons`. */
export const countsVessels = (text: string) => counted.test(text);

/** Takes the names at the start of a line: `T4`, `T1-T8`, `B101, B103`, `Keg 1`, or the next free ones for `6 tanks`. */
export function takeNames(words: Words, taken: ReadonlySet<string>): NamedVessels | undefined {
  const count = counted.exec(words.rest);
  if (count) {
    const [whole, number = '', between = '', word = ''] = count;
    const kind = kindNamed(word);
    if (kind === undefined || Number(number) > setupLimits.vessels) return undefined;
    words.rest = `${between} ${words.rest.slice(whole.length)}`;
    return { names: nextNames(kind, Number(number), taken), kind };
  }
  const named = words.take(kindAndNumber);
  if (named) {
    const [, word = '', from = '', through = from] = named;
    const plain = word.toLowerCase().replace(/s$/, '');
    const names = numbered(`${plain.slice(0, 1).toUpperCase()}${plain.slice(1)} `, from, through);
    return names && { names, kind: kindNamed(word) };
  }
  const first =
    takeRun(words) ??
    words
      .take(single)
      ?.slice(1, 2)
      .map((name) => name.toUpperCase());
  if (!first || first.length === 0) return undefined;
  const names = [...first];
  for (;;) {
    const more =
      takeRun(words) ??
      words
        .take(next)
        ?.slice(1, 2)
        .map((name) => name.toUpperCase());
    if (!more) return { names };
    names.push(...more);
  }
}

/** `T1` to `T6`, or after the highest number that is taken. */
function nextNames(kind: Kind, count: number, taken: ReadonlySet<string>): string[] {
  const prefix = prefixOf(kind);
  const numbers = [...taken].flatMap((name) => {
    const match = new RegExp(`^${prefix}(\\d+)$`, 'i').exec(name);
    return match ? [Number(match[1])] : [];
  });
  const first = Math.max(0, ...numbers) + 1;
  return Array.from({ length: count }, (_, at) => `${prefix}${first + at}`);
}
