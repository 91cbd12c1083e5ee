import { hasCue, type Item, isNumeric, materialOf } from '../recognize/items.ts';

/** "DAP and Fermaid K in T7, 100 g each": as much of each material, where there is one vessel. */
export function withEachMaterial(items: readonly Item[]): Item[] {
  const sentences: Item[][] = [[]];
  for (const item of items) {
    sentences.at(-1)?.push(item);
    if (item.type === 'gap' && (item.mark === 'stop' || item.mark === 'then')) sentences.push([]);
  }
  return sentences.flatMap((sentence) => dosesOf(sentence) ?? sentence);
}

/** Not "per tank". */
const isEachWord = (item: Item) =>
  item.type === 'term' &&
  hasCue(item, 'each') &&
  /^(each|ea|apiece|a piece|each one|both|c \/ u|cu|cada un[oa]|ambos)$/.test(item.text);

const isDose = (item: Item) =>
  item.type === 'rate' ||
  (item.type === 'quantity' && ['mass', 'pack', 'volume'].includes(item.unit.dimension));

function dosesOf(sentence: readonly Item[]): Item[] | undefined {
  const isOfDose = (item: Item) => materialOf(item) !== undefined || isDose(item) || isEachWord(item);
  const [start, end] = clausesAround(sentence, isOfDose);
  const span = sentence.slice(start, end);
  const materials = span.filter((item) => materialOf(item) !== undefined);
  const names = new Set(materials.map(materialOf));
  const eachWords = span.filter(isEachWord);
  const numbers = span.filter(isNumeric);
  const [vessel, ...vessels] = sentence.filter(({ type }) =>
    ['vessels', 'lot', 'vesselCount'].includes(type),
  );
  const isOneVessel = vessel?.type === 'vessels' && vessel.ids.length === 1 && vessels.length === 0;
  const [dose] = numbers;
  const isEach = materials.length > 1 && names.size === materials.length && eachWords.length === 1;
  if (!isEach || !isOneVessel || numbers.length !== 1 || !dose || !isDose(dose)) return undefined;
  const statements = materials.flatMap((material, order): Item[] => {
    const others = span.filter(
      (item) =>
        item.type !== 'gap' && item !== eachWords[0] && (item === material || !materials.includes(item)),
    );
    const { from } = material;
    return order === 0 ? others : [{ type: 'gap', mark: 'comma', from, next: from }, ...others];
  });
  return [...sentence.slice(0, start), ...statements, ...sentence.slice(end)];
}

/** The clauses from the first with such an item to the last. */
function clausesAround(items: readonly Item[], fits: (item: Item) => boolean): [number, number] {
  const isGap = ({ type }: Item) => type === 'gap';
  const [first, last] = [items.findIndex(fits), items.findLastIndex(fits)];
  const end = items.findIndex((item, at) => at > last && isGap(item));
  return [items.slice(0, Math.max(0, first)).findLastIndex(isGap) + 1, end < 0 ? items.length : end];
}
