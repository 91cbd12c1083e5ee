import { hasCue, type Item, materialOf, verbOf } from '../recognize/items.ts';
import { volumeOf } from '../recognize/volumes.ts';
import type { VerbEntry } from '../vocabulary/verb-entry.ts';
import { cueBefore, isArticle } from './frame.ts';

const move: VerbEntry = { op: 'transfer', mode: 'move', en: {}, es: {} };

/** "pulled 20 gal out of T5, put it in T6": one move, and not a loss and an addition. */
export function joinTakenAndPut(items: readonly Item[]): Item[] {
  for (const [gap, item] of items.entries()) {
    if (item.type !== 'gap') continue;
    const start = items.slice(0, gap).findLastIndex(({ type }) => type === 'gap') + 1;
    const next = items.findIndex(({ type }, at) => at > gap && type === 'gap');
    const end = next < 0 ? items.length : next;
    const taken = takenIn(items.slice(start, gap));
    const put = taken && putIn(items.slice(gap + 1, end));
    if (put) return [...items.slice(0, start), ...taken, ...put, ...joinTakenAndPut(items.slice(end))];
  }
  return [...items];
}

const isVessel = (item: Item) =>
  item.type === 'vessels' && item.ids.length === 1 && item.unknown.length === 0;

/** A volume from one vessel, as a move without its destination. */
function takenIn(items: readonly Item[]): Item[] | undefined {
  const locations = items.filter(({ type }) => ['vessels', 'lot', 'vesselCount', 'arrow'].includes(type));
  const [source, ...others] = locations;
  const volumes = items.filter((item) => volumeOf(item) !== undefined);
  const isSourceOf = source && isVessel(source) && cueBefore([...items], items.indexOf(source), 'from');
  if (!isSourceOf || others.length > 0 || volumes.length !== 1 || items.some(materialOf)) return undefined;
  const verbs = items.filter(verbOf);
  if (verbs.some((item) => verbOf(item)?.op === 'transfer')) return [...items];
  if (!verbs.every((item) => verbOf(item)?.op === 'loss' && verbOf(item)?.weak)) return undefined;
  const { from = 0, next = 0 } = items[0] ?? {};
  const moved: Item = {
    type: 'term',
    meanings: [{ is: 'verb', verb: move, past: true }],
    text: 'moved',
    from,
    next,
  };
  return [moved, ...items.filter((item) => !verbs.includes(item))];
}

const pronouns = /^(it|them|that|all|this|back|lo|los|la|las|se|i|we|then|ya)$/;
const isPutVerb = (item: Item) => ['addition', 'transfer', 'dump'].includes(verbOf(item)?.op ?? '');

/** Its destination: "added it to T6", "los puse en el T6". */
function putIn(items: readonly Item[]): Item[] | undefined {
  const at = items.findIndex(isVessel);
  const vessel = items[at];
  const isSmall = (item: Item) =>
    isArticle(item) ||
    hasCue(item, 'to', 'in') ||
    ((item.type === 'word' || item.type === 'term') && pronouns.test(item.text));
  const isMoment = ({ type }: Item) => type === 'day' || type === 'time';
  const others = items.filter((item) => item !== vessel && !isMoment(item));
  const verbs = others.filter(isPutVerb);
  const isGiven =
    cueBefore([...items], at, 'to') || cueBefore([...items], at, 'in') || items[at - 1] === verbs[0];
  const isPlain = others.every((item) => verbs.includes(item) || isSmall(item));
  if (vessel?.type !== 'vessels' || verbs.length !== 1 || !isGiven || !isPlain) return undefined;
  return [{ ...vessel, role: 'to' }, ...items.filter(isMoment)];
}
