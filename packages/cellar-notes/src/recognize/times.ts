import type { Token } from '../text/tokens.ts';
import type { ItemBody } from './items.ts';
import { isVesselish } from './tokens-ahead.ts';
import { unitFollows } from './vessel-elements.ts';

export interface TimeAt {
  next: number;
  hour: number;
  minute: number;
  half?: 'am' | 'pm';
  exact: boolean;
}

const atWords = new Set(['at', '@', 'las', 'la']);

/**
 * A time of day: `9am`, `10a`, `7:30`, `0600`, `14:05`, `noon`, `a las 7`, `7 de la manana`. `isWork` tells that "at
 * 7 PD T12" begins with an hour.
 */
export function timeAt(
  tokens: Token[],
  start: number,
  isWork: (at: number) => boolean = () => false,
): TimeAt | undefined {
  const word = wordTime(tokens, start);
  if (word) return word;
  const lead = leadAt(tokens, start);
  const at = start + lead;
  const hour = tokens[at];
  if (hour?.kind !== 'number') return undefined;
  const military = militaryAt(tokens, at, lead > 0);
  if (military) return military;
  if (!/^\d{1,2}$/.test(hour.text) || Number(hour.text) > 24) return undefined;
  const colon = tokens[at + 1];
  const minutes = tokens[at + 2];
  const clock =
    (colon?.text === ':' || colon?.text === 'h') &&
    colon.glued &&
    minutes?.glued &&
    /^[0-5]\d$/.test(minutes?.text ?? '');
  const after = at + (clock ? 3 : 1);
  const half = halfAt(tokens, after);
  if (!clock && !half && lead === 0) return undefined;
  const opens = start === 0 || tokens[start - 1]?.kind === 'mark';
  if (!clock && !half && !endsBareHour(tokens, after, opens && isWork(after))) return undefined;
  const minute = clock ? Number(minutes?.text) : 0;
  if (half && Number(hour.text) > 12) return undefined;
  const value = half ? (Number(hour.text) % 12) + (half.half === 'pm' ? 12 : 0) : Number(hour.text) % 24;
  const exact =
    half !== undefined || Number(hour.text) > 12 || hour.text.startsWith('0') || hour.text === '00';
  return { next: half?.next ?? after, hour: value, minute, exact, ...(half ? { half: half.half } : {}) };
}

function leadAt(tokens: Token[], start: number): number {
  const first = tokens[start]?.text ?? '';
  if (first === 'a' && atWords.has(tokens[start + 1]?.text ?? '')) return 2;
  return atWords.has(first) || first === 'around' ? 1 : 0;
}

function wordTime(tokens: Token[], start: number): TimeAt | undefined {
  const lead = ['at', '@', 'al'].includes(tokens[start]?.text ?? '') ? 1 : 0;
  const word = tokens[start + lead]?.text;
  const next = start + lead + 1;
  if (word === 'noon' || word === 'mediodia') return { next, hour: 12, minute: 0, half: 'pm', exact: true };
  if (word === 'midnight') return { next, hour: 0, minute: 0, half: 'am', exact: true };
  return undefined;
}

/** `0600` has its zero; `1400` needs "at" or "hrs", since it could be a gravity or a weight. */
function militaryAt(tokens: Token[], at: number, led: boolean): TimeAt | undefined {
  const raw = tokens[at]?.text ?? '';
  if (!/^([01]\d|2[0-3])[0-5]\d$/.test(raw)) return undefined;
  const hours = /^(h|hrs|hr|hours|horas|hs)$/.test(tokens[at + 1]?.text ?? '');
  if (!raw.startsWith('0') && !hours && !led) return undefined;
  // "2 bins at 1900 lb"
  const after = tokens[at + 1]?.text ?? '';
  const isUnit = unitFollows(tokens, at) || (/^(l|g|b|f|c|#)$/.test(after) && !isVesselish(tokens, at + 2));
  const isMeasured = !hours && ((isUnit && !/^[ap]m?$/.test(after)) || (led && isDipped(tokens, at - 1)));
  if (isMeasured) return undefined;
  return {
    next: at + (hours ? 2 : 1),
    hour: Number(raw.slice(0, 2)),
    minute: Number(raw.slice(2)),
    exact: true,
  };
}

/** "dipped at 1650", "nivel a las 1650" is a level. */
const isDipped = (tokens: Token[], at: number) =>
  /^(dipped|dip|dips|level|nivel|varilla|aforo|aforamos|volume|volumen)$/.test(tokens[at - 1]?.text ?? '');

function halfAt(tokens: Token[], at: number): { half: 'am' | 'pm'; next: number } | undefined {
  const word = tokens[at]?.text ?? '';
  const glued = tokens[at]?.glued === true;
  if (word === 'am' || word === 'pm') return { half: word, next: at + 1 };
  if ((word === 'a' || word === 'p') && tokens[at + 1]?.text === '.' && tokens[at + 2]?.text === 'm') {
    return { half: word === 'a' ? 'am' : 'pm', next: at + (tokens[at + 3]?.text === '.' ? 4 : 3) };
  }
  if ((word === 'a' || word === 'p') && glued && !isVesselish(tokens, at + 1))
    return { half: word === 'a' ? 'am' : 'pm', next: at + 1 };
  if ((word === 'de' || word === 'por' || word === 'en') && tokens[at + 1]?.text === 'la') {
    const part = tokens[at + 2]?.text;
    if (part === 'manana' || part === 'madrugada') return { half: 'am', next: at + 3 };
    if (part === 'tarde' || part === 'noche') return { half: 'pm', next: at + 3 };
  }
  if (word === 'in' && tokens[at + 1]?.text === 'the') {
    if (tokens[at + 2]?.text === 'morning') return { half: 'am', next: at + 3 };
    if (/^(afternoon|evening)$/.test(tokens[at + 2]?.text ?? '')) return { half: 'pm', next: at + 3 };
  }
  return undefined;
}

/** "at 7" is an hour at the end of a clause or before its work; "at 7 brix" and "@ 68" are readings. */
function endsBareHour(tokens: Token[], at: number, heads: boolean): boolean {
  const hour = Number(tokens[at - 1]?.text);
  const lead = tokens[at - 2]?.text;
  const after = tokens[at];
  const end =
    after === undefined ||
    heads ||
    after.kind === 'mark' ||
    /^(today|ayer|yesterday|hoy|and|y|en|anoche)$/.test(after.text);
  const clock = lead === 'las' || lead === 'la' || lead === 'at' || lead === 'around' || lead === '@';
  return (
    clock &&
    hour >= 1 &&
    hour <= (/^las?$/.test(lead ?? '') ? 23 : 12) &&
    end &&
    after?.text !== '%' &&
    after?.text !== '°' &&
    after?.text !== '#' &&
    after?.text !== '/' &&
    !(after?.text === '-')
  );
}

export function agoAt(tokens: Token[], at: number): { minutes: number; next: number } | undefined {
  if (tokens[at]?.text !== 'hace' && tokens[at + 2]?.text !== 'ago') return undefined;
  const [first, second, third] = tokens.slice(at, at + 3).map((token) => token.text);
  const [count, unit, next] =
    first === 'hace' ? [second, third, at + 3] : [first, third === 'ago' ? second : undefined, at + 3];
  const minutes = /^(h|hr|hrs|hours?|horas?)$/.test(unit ?? '')
    ? 60
    : /^(min|mins|minutes?|minutos?)$/.test(unit ?? '')
      ? 1
      : 0;
  const number = /^\d{1,3}$/.test(count ?? '')
    ? Number(count)
    : ({ an: 1, a: 1, una: 1, un: 1, media: 0.5, dos: 2, two: 2 }[count ?? ''] ?? 0);
  return minutes > 0 && number > 0 ? { minutes: minutes * number, next } : undefined;
}

/** "cold soak day 2", "for 3 days": an age, not a reading. */
export function dayCountAt(tokens: Token[], at: number): (ItemBody & { next: number }) | undefined {
  const [before, first, second] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  const isCount = (token: Token | undefined) => /^\d{1,3}$/.test(token?.text ?? '');
  const isDay =
    first?.text === 'day' && isCount(second) && before?.kind !== 'number' && !unitFollows(tokens, at + 1);
  const lasts =
    /^(for|por)$/.test(before?.text ?? '') &&
    isCount(first) &&
    /^(days|dias|weeks|semanas)$/.test(second?.text ?? '');
  return isDay || lasts ? { type: 'word', text: 'day', next: at + 2 } : undefined;
}
