import { hasCue, type Item, isLocation, isNumeric, kindOf, materialOf, verbOf } from '../recognize/items.ts';
import type { Gap } from '../vocabulary/gaps.ts';

export interface Clause {
  items: Item[];
  gap: Gap | 'start';
  sentence: number;
}

/** Splits at gaps, then where a list of readings turns to another vessel or lot. */
export function splitClauses(items: Item[]): Clause[] {
  const clauses: Clause[] = [];
  let current: Clause = { items: [], gap: 'start', sentence: 0 };
  for (const [at, item] of items.entries()) {
    const splits = item.type === 'gap' && item.mark !== 'slash' && !isHeading(current, item, items[at + 1]);
    if (!splits) {
      if (
        hasCue(item, 'set') &&
        current.items.some(isNumeric) &&
        (isSetting(items, at) || isApart(current))
      ) {
        clauses.push(current);
        current = { items: [], gap: 'comma', sentence: current.sentence };
      }
      if (item.type !== 'question' && (item.type !== 'gap' || item.mark === 'slash'))
        current.items.push(item);
      continue;
    }
    const ends = item.mark === 'stop' || item.mark === 'then';
    if (current.items.length > 0) clauses.push(current);
    const gap =
      current.items.length === 0 && current.gap !== 'start' ? strongest(current.gap, item.mark) : item.mark;
    const sentence = current.sentence + (ends && clauses.length > 0 ? 1 : 0);
    current = { items: [], gap: clauses.length === 0 ? 'start' : gap, sentence };
  }
  if (current.items.length > 0) clauses.push(current);
  return clauses.flatMap(splitSubjects);
}

/** "T9 - fSO2 18, pH 3.7. T10 - fSO2 22": after a name alone, a dash is a colon. */
function isHeading({ items }: Clause, gap: Item, next: Item | undefined): boolean {
  return (
    gap.type === 'gap' &&
    gap.mark === 'dash' &&
    items.length > 0 &&
    items.every(isLocation) &&
    next !== undefined &&
    (kindOf(next) !== undefined || isNumeric(next))
  );
}

/** "88F, turned on cooling": words between the number and the setting. "55F setpoint" is one. */
const isApart = ({ items }: Clause) =>
  items.some((item) => item.type === 'vessels') && !items.slice(-1).some(isNumeric);

function isSetting(items: Item[], at: number): boolean {
  const end = items.findIndex((item, index) => index > at && item.type === 'gap');
  return items.slice(at, end < 0 ? items.length : end).some(isNumeric);
}

function strongest(left: Clause['gap'], right: Gap): Gap {
  const order: Clause['gap'][] = ['start', 'slash', 'dash', 'and', 'comma', 'then', 'stop'];
  return (order.indexOf(left) > order.indexOf(right) ? left : right) as Gap;
}

const moveOperations = new Set([
  'crush',
  'press',
  'transfer',
  'top',
  'blend',
  'split',
  'filter',
  'receive_fruit',
  'bottle',
]);

/** "T5 10.1/58 T6 9.4/57" has two subjects; so does "22B T12 20B T3", with each after its facts. */
function splitSubjects(clause: Clause): Clause[] {
  const subjects = clause.items.flatMap((item, index) => (isLocation(item) ? [index] : []));
  const moves = clause.items.some(
    (item) => moveOperations.has(verbOf(item)?.op ?? '') || item.type === 'arrow',
  );
  const shares = clause.items.filter((item) => item.type === 'quantity' && item.unit.dimension === 'percent');
  const shared = shares.length > 1 && !clause.items.some((item) => kindOf(item) !== undefined);
  if (subjects.length < 2 || moves || shared) return [clause];
  const fact = (from: number, to: number) => clause.items.slice(from, to).some((item) => isFact(item));
  const first = subjects[0] ?? 0;
  const hasDirection = (subject: number) => hasCue(clause.items[subject - 1], 'from', 'to', 'in', 'with');
  const hasNumber = (order: number) =>
    clause.items.slice(subjects[order], subjects[order + 1]).some((item) => isNumeric(item));
  const leading = !fact(0, first) || subjects.every((_, order) => hasNumber(order));
  const cuts = leading
    ? subjects.filter(
        (subject, order) =>
          order > 0 &&
          !hasDirection(subject) &&
          fact(subjects[order - 1] ?? 0, subject) &&
          fact(subject, subjects[order + 1] ?? clause.items.length),
      )
    : subjects
        .filter((subject, order) => order < subjects.length - 1 && fact(subject, subjects[order + 1] ?? 0))
        .map((subject) => subject + 1);
  const bounds = [0, ...cuts, clause.items.length];
  return bounds.slice(1).map((end, order) => ({
    ...clause,
    gap: order === 0 ? clause.gap : ('comma' as const),
    items: clause.items.slice(bounds[order], end),
  }));
}

function isFact(item: Item): boolean {
  return (
    isNumeric(item) ||
    verbOf(item) !== undefined ||
    materialOf(item) !== undefined ||
    kindOf(item) !== undefined
  );
}
