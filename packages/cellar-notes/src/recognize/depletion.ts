import type { Token } from '../text/tokens.ts';
import { sulfites } from '../vocabulary/materials.ts';
import type { ItemBody } from './items.ts';
import type { Lexicon, Meaning } from './lexicon.ts';
import { unitAt } from './quantities.ts';

const leads = /^(at|@|by|around|a|al|en)$/;
const joints = /^(of|the|de|del|la|el)$/;
const sugars =
  /^(sugar|sugars|brix|depletion|depleted|drop|break|ferment|fermentation|azucar|azucares|agotamiento|fermentacion)$/;

/** "at 1/3", "a 2/3 de azucar": when the ferment has used that share of its sugar, for a dose of nutrients. */
export function depletionAt(
  tokens: Token[],
  at: number,
  lexicon: Lexicon,
): (ItemBody & { next: number }) | undefined {
  const lead = leads.test(tokens[at]?.text ?? '') ? 1 : 0;
  const share = thirdsAt(tokens, at + lead);
  if (share === undefined) return undefined;
  let next = share;
  while (joints.test(tokens[next]?.text ?? '') && sugars.test(tokens[next + 1]?.text ?? '')) next += 1;
  while (sugars.test(tokens[next]?.text ?? '')) next += 1;
  const isNamed = next > share;
  const isOther = (meaning: Meaning) => ['unit', 'vesselWord', 'material'].includes(meaning.is);
  const goesOn =
    unitAt(tokens, next, lexicon) ??
    lexicon.phraseAt(tokens, next, isOther) ??
    joints.test(tokens[next]?.text ?? '');
  if (!isNamed && (lead === 0 || goesOn || !feeds(tokens, lexicon))) return undefined;
  return { type: 'term', meanings: [{ is: 'cue', cue: 'occasion' }], text: 'depletion', next };
}

function thirdsAt(tokens: Token[], at: number): number | undefined {
  const [first, slash, second] = tokens.slice(at, at + 3).map(({ text }) => text);
  if (/^[⅓⅔]$/.test(first ?? '')) return at + 1;
  if (/^[12]$/.test(first ?? '') && slash === '/' && second === '3' && tokens[at + 1]?.glued) return at + 3;
  const isWords = /^(one|two|a|un|dos)$/.test(first ?? '') && /^(thirds?|tercios?)$/.test(slash ?? '');
  return isWords ? at + 2 : undefined;
}

/** Whether a text names a material that feeds yeast, as most but sulfites may. */
function feeds(tokens: Token[], lexicon: Lexicon): boolean {
  const isFood = (meaning: Meaning) =>
    (meaning.is === 'material' && !sulfites.includes(meaning.name)) ||
    (meaning.is === 'cue' && meaning.cue === 'nutrient');
  return tokens.some((_, at) => lexicon.phraseAt(tokens, at, isFood));
}
