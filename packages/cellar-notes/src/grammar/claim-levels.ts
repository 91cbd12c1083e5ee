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
import { volumeOf } from '../recognize/volumes.ts';
import type { Cue } from '../vocabulary/cues.ts';
import type { Clause } from './clauses.ts';
import { isArticle } from './frame.ts';
import { replaceItems } from './replace-items.ts';
import { roundTo } from './round-to.ts';

const isWork = (item: Item) =>
  verbOf(item) !== undefined ||
  materialOf(item) !== undefined ||
  varietyOf(item) !== undefined ||
  item.type === 'arrow' ||
  (item.type === 'word' && /^(<|<-|←)$/.test(item.text));

/** Whether a message tells nothing but what vessels hold, or measure: "T5 410 gal, T7 440 gal 55F". */
export function tellsLevels(clauses: readonly Clause[]): boolean {
  const items = clauses.flatMap((clause) => clause.items);
  return !items.some((item) => isWork(item) || hasCue(item, 'from', 'to', 'with', 'each', 'lees'));
}

/** "dipped T13: 212 gal", "14 gal left in T1"; the vessel may stand alone before a comma. */
export function claimLevels(clause: Clause, isAboutLevels: boolean, before: Clause | undefined): void {
  const dips = clause.items.some((item) => kindOf(item) === 'volume');
  const left =
    clause.items.some((item) => hasCue(item, 'left')) && !clause.items.some((item) => hasCue(item, 'lees'));
  const says =
    dips ||
    left ||
    holds(clause) ||
    (isAboutLevels && (isLevelAlone(clause.items) || isLevelAlone(namedBefore(before, clause)))) ||
    clause.items.some((_, index) => isEmpty(clause, index));
  if (continuesDips(before, clause)) claimBareLevel(clause);
  if (!says || clause.items.some(isWork)) return;
  clause.items.forEach((item, index) => {
    if (isEmpty(clause, index)) replaceItems(clause, index, 1, { kind: 'volume', value: 0, raw: '0' });
    const liters = volumeOf(item);
    if (item.type === 'quantity' && liters !== undefined)
      replaceItems(clause, index, 1, { kind: 'volume', value: roundTo(liters, 3), raw: item.raw });
  });
  if (dips) claimBareLevel(clause);
}

const isUnitless = (item: Item) =>
  item.type === 'reading' && item.kind === 'volume' && item.problem === 'unit';

/** "dips: T4 305, T5 410" */
function continuesDips(before: Clause | undefined, { items, sentence }: Clause): boolean {
  const [vessel, number, ...others] = items.filter((item) => !isSmallWord(item));
  const isPair = vessel?.type === 'vessels' && number?.type === 'number' && others.length === 0;
  return isPair && before?.sentence === sentence && before.items.some(isUnitless);
}

/** "dip T4 305": a volume without its unit. */
function claimBareLevel(clause: Clause) {
  const [number, ...others] = clause.items.filter(({ type }) => type === 'number' || type === 'quantity');
  const isRead = clause.items.some((item) => item.type === 'reading' && item.kind === 'volume');
  if (number?.type !== 'number' || number.words || others.length > 0 || isRead) return;
  const { value, raw } = number;
  replaceItems(clause, clause.items.indexOf(number), 1, { kind: 'volume', value, raw, problem: 'unit' });
}

/** "T1 is at 391 gal", "K3 holds 12 gal", "T1 = 391 gal": a vessel, a word for being, and a volume, without a direction. */
function holds({ items }: Clause): boolean {
  const at = items.findIndex(({ type }) => type === 'vessels');
  const volumes = items.flatMap((item, index) => (volumeOf(item) === undefined ? [] : [index]));
  const [volume = -1] = volumes;
  if (
    at < 0 ||
    volumes.length !== 1 ||
    volume < at ||
    items.filter(({ type }) => type === 'vessels').length > 1
  )
    return false;
  const between = items.slice(at + 1, volume);
  const isEqual = (item: Item) => item.type === 'word' && item.text === '=';
  return (
    between.length > 0 &&
    between.every((item) => isEqual(item) || hasCue(item, 'is', 'holds', 'now', 'about', 'in', 'left'))
  );
}

const levelCues: Cue[] = ['in', 'is', 'holds', 'now', 'about', 'left'];
const isSmallWord = (item: Item) =>
  hasCue(item, ...levelCues) ||
  kindOf(item) === 'volume' ||
  isArticle(item) ||
  ((item.type === 'word' || item.type === 'term') &&
    /^([=:]|theres?|s|inventory|inv|inventario)$/.test(item.text));

/** "T1 391 gal", "there's 391 gal in T1": one vessel and its volume, and no more than small words and other readings. */
function isLevelAlone(items: readonly Item[]): boolean {
  const vessels = items.filter(({ type }) => type === 'vessels');
  const [first] = vessels;
  const volumes = items.filter((item) => volumeOf(item) !== undefined);
  const others = items.filter(
    (item) => !['vessels', 'day', 'time', 'reading'].includes(item.type) && !volumes.includes(item),
  );
  // "g" is a gallon only beside wine that moves.
  const isPoured = ([item]: Item[]) => item?.type === 'quantity' && item.unit.id !== 'g';
  return (
    vessels.length === 1 &&
    first?.type === 'vessels' &&
    first.ids.length === 1 &&
    volumes.length === 1 &&
    isPoured(volumes) &&
    others.every(isSmallWord)
  );
}

/** "dipped T5, 412 gal": the clause before names only the vessel. */
function namedBefore(before: Clause | undefined, { items }: Clause): Item[] {
  const isName = (item: Item) => item.type === 'vessels' || isSmallWord(item);
  return before?.gap === 'start' && before.items.every(isName) && !items.some(isLocation)
    ? [...before.items, ...items]
    : [];
}

/** "T5 is empty": right after the vessel, and no wine goes anywhere. */
function isEmpty({ items }: Clause, index: number): boolean {
  const item = items[index];
  if (item?.type !== 'term' || !/^(empty|vacio|vacia|vacios|vacias)$/.test(item.text)) return false;
  const at = items.findIndex(({ type }) => type === 'vessels');
  const between = items.slice(at + 1, index);
  const goesOn = items.some((each) => hasCue(each, 'to', 'from', 'with', 'not') || isNumeric(each));
  return at >= 0 && at < index && !goesOn && between.every((each) => hasCue(each, 'is', 'now', 'holds'));
}
