import { hasCue, type Item, isNumeric } from '../recognize/items.ts';
import { volumeFactor } from '../recognize/volumes.ts';
import { liters } from '../records/draft.ts';
import type { CellarRecord, Part } from '../schema/reading.ts';
import type { Unit } from '../vocabulary/units.ts';
import { pouredLiters } from '../vocabulary/units.ts';
import type { Change, Earlier } from './change-types.ts';

/** A number that is a volume, or may be one; `factor` is its unit in liters. */
interface Said {
  value: number;
  factor: number | undefined;
  index: number;
}

/**
 * "280 gal in T6, 140 gal in T8", "100 and 50 gal", "free run 200 gal, press 80": a volume for each of the vessels that a
 * record leaves open. `unit` is that of numbers without one, if it is known.
 */
export function shareVolumes(earlier: Earlier, items: readonly Item[], unit?: Unit): Change | undefined {
  const { records } = earlier;
  const record = records.findLastIndex((each) => openNames(each).length > 0);
  const target = records[record];
  if (!target) return undefined;
  const names = openNames(target);
  const now = volumesSaid(items);
  const isUnitAlone = now?.length === 0 && unit !== undefined;
  const said = isUnitAlone ? numbersBefore(earlier, names.length) : now;
  const words = isUnitAlone ? earlier.scanned.items : items;
  const isPressed = target.op === 'press';
  const isOne = isPressed && names.length === 1;
  if (
    !said ||
    said.length < (isOne && !target.volume ? 1 : 2) ||
    items.some((item) => hasCue(item, 'each', 'total', 'not', 'rest'))
  )
    return undefined;
  if (said.length !== names.length && !isOne) return undefined;
  const order = isUnitAlone ? names : inOrder(names, items, said);
  if (!order) return undefined;
  const own = said.find(({ factor }) => factor !== undefined)?.factor ?? (unit && pouredLiters(unit));
  if (own === undefined) return { about: 'unit', record, value: said[0]?.value ?? 0 };
  const volumes = said.map(({ value, factor = own }) => liters(value * factor));
  const parts = volumes.map((volume, at): Part => {
    const name = order[at] ?? order[0] ?? '';
    if (isPressed) return { ...fractionBeside(words, said[at]?.index ?? 0), volume, to: [name] };
    return {
      ...target.parts?.find(({ vessel, lot }) => (vessel ?? lot) === name),
      volume,
      ...(target.parts ? {} : { vessel: name }),
    };
  });
  for (const item of items) if (isNumeric(item)) item.used = true;
  return { record, set: { parts, ...(target.all ? { all: false } : {}) } };
}

/** The vessels or lots that each have, or need, a separate volume. */
function openNames({ op, mode, to = [], parts, volume }: CellarRecord): string[] {
  if (op === 'press') return parts ? parts.flatMap((part) => part.to?.[0] ?? []) : to;
  if (op === 'transfer')
    return to.length > 1 && mode !== 'rack_and_return'
      ? (parts?.flatMap(({ vessel }) => vessel ?? []) ?? to)
      : [];
  if ((op !== 'blend' && op !== 'split') || !parts || parts.length < 2 || volume) return [];
  const measured = parts.filter((part) => part.volume || part.percent !== undefined);
  const isOpen = measured.length === 0 || parts.every((part) => part.volume);
  return isOpen ? parts.flatMap(({ vessel, lot }) => vessel ?? lot ?? []) : [];
}

/** Undefined if another kind of number is among them. */
function volumesSaid(items: readonly Item[]): Said[] | undefined {
  const numbers = items.filter(isNumeric);
  const said = items.flatMap((item, index): Said[] => {
    if (item.type === 'number') return [{ value: item.value, factor: undefined, index }];
    const factor = volumeFactor(item);
    return item.type === 'quantity' && factor !== undefined ? [{ value: item.value, factor, index }] : [];
  });
  return said.length === numbers.length ? said : undefined;
}

/** "60 and 90", before "gal". */
function numbersBefore({ scanned: { items } }: Earlier, count: number): Said[] | undefined {
  const bare = items.flatMap((item, index): Said[] =>
    item.type === 'number' ? [{ value: item.value, factor: undefined, index }] : [],
  );
  return bare.length >= Math.max(2, count) ? bare.slice(-Math.max(2, count)) : undefined;
}

/** The names in the order of their volumes: as the words pair them, else as in the record. */
function inOrder(
  names: readonly string[],
  items: readonly Item[],
  said: readonly Said[],
): readonly string[] | undefined {
  const named = items.flatMap((item, index) => {
    if (item.type === 'vessels') return item.ids.map((name) => ({ name, index }));
    return item.type === 'lot' && item.code ? [{ name: item.code, index }] : [];
  });
  if (named.length === 0) return names;
  const isAll = named.length === names.length && named.every(({ name }) => names.includes(name));
  const isPaired = named.every(({ index }, at) => {
    const [own, next] = [said[at]?.index ?? -1, said[at + 1]?.index ?? items.length];
    const before = said[at - 1]?.index ?? -1;
    return (index > own && index < next) || (index < own && index > before);
  });
  const sides = named.map(({ index }, at) => index > (said[at]?.index ?? -1));
  return isAll && isPaired && new Set(sides).size === 1 ? named.map(({ name }) => name) : undefined;
}

/** "200 gal free run", "press 80": the nearest word of a fraction. */
function fractionBeside(items: readonly Item[], index: number): Pick<Part, 'fraction'> {
  const near = [items[index - 1], items[index + 1], items[index - 2], items[index + 2]];
  const word = near.find((item) => hasCue(item, 'freeRun', 'pressFraction') || isPressWord(item));
  if (!word) return {};
  return { fraction: hasCue(word, 'freeRun') ? 'free_run' : 'press' };
}

const isPressWord = (item: Item | undefined) =>
  item?.type === 'term' && /^(press|prensa|de prensa)$/.test(item.text);
