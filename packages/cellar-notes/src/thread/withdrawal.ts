import {
  hasCue,
  type Item,
  isLocation,
  isNumeric,
  kindOf,
  materialOf,
  varietyOf,
  verbOf,
} from '../recognize/items.ts';
import { type Scanned, scanText } from '../recognize/scan.ts';
import type { CellarContext } from '../schema/context.ts';
import { voids } from '../vocabulary/talk.ts';
import { words } from '../vocabulary/words.ts';
import { hasPhrase, isOnly } from './phrases.ts';

const openings = words(`
  nah, no, nope, oh, ah, ok, okay, k, yeah, actually, wait, hold on, hey, sorry, oops, ooops, whoops, ugh, hmm, well, please,
  pls, plz, mate, boss, guys, just, so, and, my bad, bueno, oye, ay, ups, perdon, perdona, disculpa, espera, jefe, jefa, pues,
  mejor, y, por favor, porfa, |
`);
const closings = words(`
  please, pls, plz, sorry, thanks, thx, ty, mate, boss, guys, for now, then, again, lol, after all, today, yet, my bad, my mistake, por favor, porfa,
  perdon, gracias, jefe, jefa, entonces, por ahora, hoy, al final, |
`);

/** "plan changed", "we didn't do it after all", "al final no": why nothing was done. */
const reason = [
  '(?:the |our |my )?plans? (?:has |have |s |just )?changed',
  'changed? (?:of|in) plans?',
  '(?:we |i |they |he |she )?changed (?:the |our |my |his |her |their )?(?:plans?|minds?)',
  `(?:we |i |they |it |that |thats |its )*(?:didnt|did not|never|havent|have not|arent|isnt|not|wont|no longer|couldnt)\
(?: actually| even| end up| gonna| going to| need to)*(?: do(?:ing|ne)?| did| happen(?:ed|ing)?| needed)?\
(?: it| that| this)?(?: yet| now| after all| any ?more| at all| today)?`,
  'false alarm',
  'wrong [a-z]+',
  '(?:fue |hubo )?cambio de planes?',
  'cambi(?:o|aron|amos) (?:el |los |de )?planes?',
  `(?:al final |siempre |pero |ya )*no(?: lo| la| se)?(?: hicimos| hizo| hice| va| fue| paso| pudo| pudimos)?\
(?: al final| hoy| todavia)?`,
]
  .map((each) => each.replaceAll('\\\n', ''))
  .join('|');
const onlyReasons = new RegExp(`^(?:${reason})(?:(?: \\|| and| y| because| porque)*(?: (?:${reason})))*$`);

/** More than "not yet" and "no sé", which drop nothing. */
const saysUndone =
  /plan|mind|alarm|happen|need|did|do(?:ne|ing)? (?:it|that)|hicimos|hizo|hice|(?:ya|final|siempre) no/;

const fillers = new Set(
  words(
    'please, pls, por, favor, sorry, perdon, oops, entry, one, record, mensaje, registro, the, my, it, message, text, no, wait',
  ),
);

/**
 * Only words of withdrawal, with a reason or without, and no new value. While a question is open, a reason alone is
 * enough, and what stands beside the words of withdrawal may be anything that names nothing of the cellar.
 */
export function isWithdrawal({ tokens, items }: Scanned, isAsked: boolean): boolean {
  if (items.some(isNumeric) || tokens.some(({ text }) => text === '?')) return false;
  const plain = tokens.filter(({ kind }) => kind !== 'mark');
  if (
    isOnly(plain, voids) ||
    isOnly(
      plain.filter(({ text }) => !fillers.has(text)),
      voids,
    )
  )
    return true;
  const said = trimmed(tokens.map(({ kind, text }) => (kind === 'mark' ? '|' : text)).join(' '));
  const clauses = said
    .split('|')
    .map(trimmed)
    .filter((clause) => clause !== '');
  const rests = clauses.map(afterVoid);
  const isReason = (clause: string) => clause === '' || onlyReasons.test(clause);
  const others = clauses.filter((clause, at) => !isReason(clause) && !isReason(rests[at] ?? clause));
  if (!rests.some((rest) => rest !== undefined))
    return isAsked && others.length === 0 && clauses.some((clause) => saysUndone.test(clause));
  return others.length === 0 || (isAsked && rests.some((rest) => rest === '') && !items.some(namesWork));
}

/** Whether words of withdrawal are anywhere in a text; no part of one without them is a withdrawal. */
export function mayWithdraw(text: string, received: string, context: CellarContext): boolean {
  const plain = scanText(text, received, context).tokens.filter(({ kind }) => kind !== 'mark');
  return (
    hasPhrase(plain, voids) ||
    hasPhrase(
      plain.filter((token) => !fillers.has(token.text)),
      voids,
    )
  );
}

/** What follows words of withdrawal at the start. */
function afterVoid(clause: string): string | undefined {
  const found = voids.filter((each) => clause === each || clause.startsWith(`${each} `));
  const longest = Math.max(...found.map(({ length }) => length));
  if (found.length === 0) return undefined;
  // "forget that one"
  const rest = clause.slice(longest).split(' ');
  return trimmed(rest.filter((word) => !fillers.has(word)).join(' '));
}

/** Without courtesies at its ends. */
function trimmed(said: string): string {
  const text = said.trim();
  const isVoid = voids.some((each) => text === each || text.startsWith(`${each} `));
  const first =
    isVoid || onlyReasons.test(text) ? undefined : openings.find((each) => `${text} `.startsWith(`${each} `));
  const last = closings.find((each) => ` ${text}`.endsWith(` ${each}`));
  if (first !== undefined) return trimmed(text.slice(first.length));
  return last === undefined || text === last ? text : trimmed(text.slice(0, -last.length));
}

const namesWork = (item: Item) =>
  isLocation(item) ||
  ['block', 'day', 'time', 'ago'].includes(item.type) ||
  (materialOf(item) ?? varietyOf(item) ?? kindOf(item)) !== undefined ||
  (verbOf(item)?.past === true && !hasCue(item, 'not'));
