import { isArticle } from './grammar/frame.ts';
import {
  hasCue,
  type Item,
  isLocation,
  isNumeric,
  isPlan,
  kindOf,
  materialOf,
  verbOf,
} from './recognize/items.ts';
import { leaveOut } from './recognize/leave-out.ts';
import type { Scanned } from './recognize/scan.ts';
import type { Token } from './text/tokens.ts';
import { phraseLength } from './thread/phrases.ts';
import { denialPhrases } from './vocabulary/denials.ts';

interface Part {
  items: Item[];
  /** Says what was done instead: "only", "but". */
  contrasts: boolean;
  /** In parentheses after the part before. */
  isAside: boolean;
  /** By a word or two, or with its work; why the part before was not done; or a state in question. */
  denied?: 'briefly' | 'fully' | 'reason' | 'doubted' | undefined;
}

/**
 * "T7 free 19, havent done T5", "did not sulfite T9, only read it: free 18": the message without the parts that say what was
 * not done, or will be. Unchanged if nothing else is said, or if it is unclear of which vessel.
 */
export function withoutDenials(whole: Scanned): Scanned {
  const scanned = { ...whole, items: nameExcluded(whole) };
  const parts = partsOf(scanned);
  for (const part of parts) part.denied = denialOf(part.items, scanned);
  parts.forEach((part, at) => {
    if (isReason(part, scanned) && !part.items.some(isLocation) && parts[at - 1]?.denied)
      part.denied = 'reason';
  });
  const kept = parts.filter((part) => !part.denied);
  const says = (items: readonly Item[]) => items.some((item) => isLocation(item) || isDone(item));
  if (kept.length === parts.length || !kept.some(({ items }) => says(items))) return whole;
  const left = new Set<Item>();
  let items = scanned.items;
  for (const [at, part] of parts.entries()) {
    if (!part.denied) continue;
    const subject = subjectAfter(parts, at);
    if (subject === 'unclear' || part.items.some(isNumeric)) return whole;
    const isAgain = part.denied === 'briefly' || repeats(part, kept);
    const rest = isAgain && subject !== 'same' ? withoutVessels(items, part) : items;
    if (!rest) return whole;
    items = rest;
    for (const item of part.items) if (!(subject === 'same' && isLocation(item))) left.add(item);
  }
  return leaveOut(scanned, items, left);
}

/** "bins 1-3 but not 2", "pero no el 2": after a denial, a bare number of a list before is a vessel. */
function nameExcluded({ items, tokens }: Scanned): Item[] {
  return items.map((item, at) => {
    const before = items[isArticle(items[at - 1]) ? at - 2 : at - 1];
    const isEnd = items[at + 1] === undefined || items[at + 1]?.type === 'gap';
    if (!['number', 'day', 'time'].includes(item.type) || !hasCue(before, 'not') || !isEnd) return item;
    const [number, ...articles] = tokens.slice(item.from, item.next).toReversed();
    if (!articles.every(({ text }) => /^(el|la|the|#)$/.test(text))) return item;
    const listed = items.slice(0, at).flatMap((each) => (each.type === 'vessels' ? [each.ids] : []));
    const ids = listed.filter(({ length }) => length > 1).flat();
    const named = ids.filter((id) => /\d+$/.exec(id)?.[0] === number?.text);
    return named.length === 1
      ? { type: 'vessels', ids: named, unknown: [], from: item.from, next: item.next }
      : item;
  });
}

/** "ran out of time" */
function isExcuse(items: readonly Item[], { tokens }: Scanned): boolean {
  const said = saidIn(items, tokens);
  return said.length > 0 && phraseLength(said, 0, denialPhrases.excuse) === said.length;
}

/** "not B117, bung stuck": why the part before was not done. */
const isReason = ({ items, ...part }: Part, scanned: Scanned) =>
  part.isAside ||
  isExcuse(items, scanned) ||
  (!part.contrasts && !items.some(isNumeric) && items.some((item) => hasCue(item, 'equipment')));

/** Whether the part after a denial is about the vessel that is denied: "havent punched T5, free 19". */
function subjectAfter(parts: readonly Part[], at: number): 'same' | 'other' | 'unclear' {
  const [part, next] = [parts[at], parts[at + 1]];
  if (part?.denied === 'reason') return 'other';
  const isNamed = part?.items.some(isLocation) === true;
  const tells = next && !next.denied && next.items.some(isDone);
  const goesOn = tells && !next.items.some(isLocation);
  if (!isNamed) return part?.denied === 'fully' && (!tells || next.contrasts) ? 'other' : 'unclear';
  if (!goesOn) return part.denied === 'doubted' ? 'unclear' : 'other';
  const isFirst = !parts.slice(0, at).some((each) => !each.denied && each.items.some(isLocation));
  return next.contrasts || isFirst ? 'same' : 'unclear';
}

/** "punched T3-T6, didnt punch T5": the same work, done and not done. */
function repeats({ items }: Part, kept: readonly Part[]): boolean {
  const ops = items.flatMap((item) => verbOf(item)?.op ?? []);
  return kept.some((part) => part.items.some((item) => ops.includes(verbOf(item)?.op ?? 'note')));
}

const textOf = (tokens: readonly Token[], { from }: Item) => tokens[from]?.text ?? '';

/** Splits at marks and conjunctions, after a question, and where a denial ends at a contrast. */
function partsOf({ items, tokens }: Scanned): Part[] {
  const parts: Part[] = [{ items: [], contrasts: false, isAside: false }];
  for (const item of items) {
    const part = parts.at(-1);
    const text = textOf(tokens, item);
    if (item.type === 'gap' && item.mark !== 'slash') {
      const isBut = ['but', 'pero'].includes(text);
      if (part?.items.length) parts.push({ items: [], contrasts: isBut, isAside: text === '(' });
      else if (part && isBut) part.contrasts = true;
      continue;
    }
    const isContrast = denialPhrases.contrast.includes(text);
    if (isContrast && part?.items.length === 0) part.contrasts = true;
    const isAnswered = part?.items.at(-1)?.type === 'question' && item.type !== 'question';
    if (isAnswered || (isContrast && hasDenial(part?.items ?? [], tokens)))
      parts.push({ items: [item], contrasts: isContrast, isAside: false });
    else part?.items.push(item);
  }
  return parts.filter((part) => part.items.length > 0);
}

/** A fact that is more than the name of work: "too busy with the press" is none. */
const isDone = (item: Item) => isFact(item) && verbOf(item)?.past !== false;

const isFact = (item: Item) =>
  isNumeric(item) ||
  verbOf(item) !== undefined ||
  materialOf(item) !== undefined ||
  kindOf(item) !== undefined;

const isSmall = (item: Item) =>
  isArticle(item) ||
  hasCue(item, 'to', 'in', 'all') ||
  item.type === 'day' ||
  item.type === 'time' ||
  ((item.type === 'word' || item.type === 'term') &&
    /^(i|we|yo|it|them|lo|los|la|las|a|yet|got|ya|though|:)$/.test(item.text));

/** The tokens of a part without its vessels and small words. */
const saidIn = (items: readonly Item[], tokens: readonly Token[]): Token[] =>
  items
    .filter((item) => !isLocation(item) && !isSmall(item))
    .flatMap(({ from, next }) => tokens.slice(from, next));

const startsOfDenial = [...denialPhrases.undone, ...denialPhrases.not];

const startsDenial = (said: Token[], at: number) => phraseLength(said, at, startsOfDenial);

const hasDenial = (items: readonly Item[], tokens: readonly Token[]) =>
  saidIn(items, tokens).some((_, at, said) => startsDenial(said, at) > 0);

function denialOf(items: Item[], scanned: Scanned): Part['denied'] {
  if (isDoubted(items)) return 'doubted';
  const isOther = (item: Item) => isNumeric(item) || item.type === 'question' || verbOf(item)?.op === 'state';
  if (items.some(isOther)) return undefined;
  const said = saidIn(items, scanned.tokens);
  const length = startsDenial(said, 0);
  const isNamed = items.some(isLocation);
  if (isNamed && ((length > 0 && length === said.length) || isExcuse(items, scanned))) return 'briefly';
  if (isNamed && (endsDenied(items, scanned) || isLater(items, scanned))) return 'briefly';
  if (length === 0) return undefined;
  if (items.some((item) => verbOf(item) ?? materialOf(item) ?? kindOf(item))) return 'fully';
  const isUndone = phraseLength(said, 0, denialPhrases.undone) > 0;
  const isActing = said.some((_, at) => phraseLength(said, at, denialPhrases.acting) > 0);
  return isUndone || isActing ? 'briefly' : undefined;
}

/** "T8 stuck??": a state, and no number. */
const isDoubted = (items: readonly Item[]) =>
  items.at(-1)?.type === 'question' &&
  isLocation(items[0] as Item) &&
  items.every((item) => !isNumeric(item) && (!verbOf(item) || verbOf(item)?.op === 'state')) &&
  items.some(verbOf);

/** "T10 not yet", "el T4 no porque ya no hay": after the vessel, to the end or the reason. */
function endsDenied(items: readonly Item[], scanned: Scanned): boolean {
  const said = tokensAfter(items, scanned);
  const length = phraseLength(said, 0, denialPhrases.after);
  return length > 0 && (length === said.length || phraseLength(said, length, denialPhrases.reason) > 0);
}

/** "punched T3. T4 tomorrow": after work in the past. */
function isLater(items: readonly Item[], scanned: Scanned): boolean {
  const said = tokensAfter(items, scanned);
  const others = items.filter((item) => !isLocation(item) && !isSmall(item));
  const works = scanned.items.some((item) => verbOf(item)?.past === true || isNumeric(item));
  const isPlanned = others.length > 0 && others.every(isPlan);
  return (
    works && (isPlanned || (said.length > 0 && phraseLength(said, 0, denialPhrases.later) === said.length))
  );
}

/** The words after the vessel that a part begins with. */
function tokensAfter(items: readonly Item[], { tokens }: Scanned): Token[] {
  const at = items.findLastIndex(isLocation);
  return items.slice(0, at).every((item) => isLocation(item) || isSmall(item))
    ? items
        .slice(at + 1)
        .flatMap(({ from, next }) => tokens.slice(from, next))
        .filter(({ text }, index) => index > 0 || !/^(is|are|esta|estan|queda)$/.test(text))
    : [];
}

/** "punched T3-T6, not T5": without the vessels of a list that are denied. Undefined if none of the list remain. */
function withoutVessels(items: Item[], { items: denied, ...part }: Part): Item[] | undefined {
  const ids = new Set(denied.flatMap((item) => (item.type === 'vessels' ? item.ids : [])));
  const isIn = (item: Item) =>
    item.type === 'vessels' && !denied.includes(item) && item.ids.some((id) => ids.has(id));
  // "racked T9 to T14, didnt rack all of it"
  if (part.denied === 'fully' && ids.size === 0) return undefined;
  const rest = items.map((item) =>
    item.type === 'vessels' && isIn(item) ? { ...item, ids: item.ids.filter((id) => !ids.has(id)) } : item,
  );
  return rest.some((item, at) => item.type === 'vessels' && item.ids.length === 0 && isIn(items[at] ?? item))
    ? undefined
    : rest;
}
