import { hasCue, type Item, kindOf, materialOf, verbOf } from './recognize/items.ts';
import type { Scanned } from './recognize/scan.ts';
import type { CellarRecord } from './schema/reading.ts';
import type { Token } from './text/tokens.ts';
import { doubtPhrases } from './vocabulary/doubts.ts';

const isDose = ({ op }: CellarRecord) => ['addition', 'fine', 'inoculate'].includes(op);

/** "T9 not T10": names a vessel or lot that is excluded. */
export function deniesLocation(items: readonly Item[]): boolean {
  return items.some(
    (item, at) => hasCue(item, 'not') && ['vessels', 'lot'].includes(items[at + 1]?.type ?? ''),
  );
}

/** "T9 or T10": one of them. */
export function isEither(items: readonly Item[]): boolean {
  return items.some((item, at) => {
    const [first, joint] = [items[at - 2], items[at - 1]];
    const either = joint?.type === 'term' && doubtPhrases.either.includes(joint.text);
    return item.type === 'vessels' && either && first?.type === 'vessels';
  });
}

/** "T9 to T14 300g meta": a dose and a move, or a dose to all vessels in between. */
export function crossesDose(records: readonly CellarRecord[], items: readonly Item[]): boolean {
  const between = items.some((item, at) => {
    const joins = hasCue(item, 'to') || item.type === 'arrow';
    return joins && items[at - 1]?.type === 'vessels' && items[at + 1]?.type === 'vessels';
  });
  const isOnPlace = (record: CellarRecord) => isDose(record) || record.op === 'top';
  return between && records.every(isOnPlace) && records.some(({ vessels = [] }) => vessels.length > 1);
}

/** "b101..b104": two barrels, or four. */
export function trailsOff(items: readonly Item[], tokens: Token[]): boolean {
  const isDot = (at: number) => tokens[at]?.text === '.';
  return items.some(
    ({ type, from }) =>
      type === 'vessels' && from >= 3 && isDot(from - 1) && isDot(from - 2) && !isDot(from - 3),
  );
}

/** "racked T9 to T13, T3 12 brix": a reading of the list, or of its last vessel alone. */
export function sharesReading(records: readonly CellarRecord[], { items, tokens }: Scanned): boolean {
  const lists = items.filter((item, at) => {
    const isList = item.type === 'vessels' && item.ids.length > 1;
    const next = items[hasCue(items[at + 1], 'is', 'in') ? at + 2 : at + 1];
    const isMeasured =
      kindOf(next) !== undefined ||
      (next?.type === 'quantity' && ['brix', 'baume', 'sg', 'temperature'].includes(next.unit.dimension));
    const joins = tokens.slice(item.from, item.next).some(({ text }) => /^(,|and|&|y|\+)$/.test(text));
    return (
      isList && isMeasured && joins && items.slice(0, at).some((each) => verbOf(each) || materialOf(each))
    );
  });
  const isOf = (ids: string[] = []) =>
    lists.some((list) => list.type === 'vessels' && list.ids.join() === ids.join());
  const worked = records.filter(({ op }) => !['measurement', 'note', 'receive_fruit', 'crush'].includes(op));
  return (
    records.some(({ op, vessels }) => op === 'measurement' && isOf(vessels)) &&
    worked.some(({ vessels, from, to }) => isOf(vessels) || isOf(to) || isOf(from))
  );
}

/** "KMBS 30 g to T7. T8": a vessel alone, without work. */
export function leavesVessel(records: readonly CellarRecord[], items: readonly Item[]): boolean {
  const told = new Set(
    records.flatMap(({ vessels = [], from = [], to = [], parts = [] }) => [
      ...[...vessels, ...from, ...to],
      ...parts.flatMap((part) => [...(part.to ?? []), part.vessel]),
    ]),
  );
  const isEdge = (item: Item | undefined) => item === undefined || item.type === 'gap';
  return items.some(
    (item, at) =>
      item.type === 'vessels' &&
      isEdge(items[at - 1]) &&
      isEdge(items[at + 1]) &&
      !item.ids.some((id) => told.has(id)),
  );
}

/** "T9 > T10 > T11": where the wine stayed is unclear. */
export function isChain(items: readonly Item[]): boolean {
  const arrows = items.flatMap(({ type }, at) => (type === 'arrow' ? [at] : []));
  const vesselsBetween = (from: number, to: number) =>
    items.slice(from, to).filter(({ type }) => type === 'vessels').length;
  return arrows.some((at, order) => order > 0 && vesselsBetween(arrows[order - 1] ?? 0, at) < 2);
}

/** "racked T5 to T6 and T2": how much went to each? Barrels and other small vessels are filled. */
export function leavesShares({ cellar: { vessels } }: Scanned) {
  const isTank = (id: string) => vessels.get(id)?.kind === 'tank';
  return ({ op, mode, volume, from = [], to = [] }: CellarRecord): boolean => {
    const isMove = op === 'transfer' || op === 'filter';
    return (
      isMove && mode !== 'rack_and_return' && !volume && from.length > 0 && to.length > 1 && to.some(isTank)
    );
  };
}
