import { hasCue, type Item, isNumeric } from '../recognize/items.ts';
import { volumeFactor } from '../recognize/volumes.ts';
import { liters } from '../records/draft.ts';
import type { CellarRecord, Part } from '../schema/reading.ts';
import type { Unit } from '../vocabulary/units.ts';
import { pouredLiters } from '../vocabulary/units.ts';
import type { Change, Earlier } from './change-types.ts';
import { pairValues } from './pair-values.ts';

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
  const rest = restOf(items);
  const change = shareStated(earlier, rest ? rest.stated : items, unit, rest?.name);
  if (change && 'set' in change) for (const item of items) if (isNumeric(item)) item.used = true;
  return change;
}

/** "200 gal in T6, the rest in T2": the vessel that got what the source had left. */
function restOf(items: readonly Item[]): { name: string; stated: readonly Item[] } | undefined {
  const at = items.findIndex((item) => hasCue(item, 'rest'));
  const after = items.slice(at + 1);
  const [place, ...more] = after.filter(({ type }) => type === 'vessels');
  if (at < 0 || place?.type !== 'vessels' || place.ids.length > 1 || more.length > 0 || after.some(isNumeric))
    return undefined;
  const [name] = place.ids;
  return name === undefined ? undefined : { name, stated: items.slice(0, at) };
}

function shareStated(
  earlier: Earlier,
  items: readonly Item[],
  unit: Unit | undefined,
  restName: string | undefined,
): Change | undefined {
  const { records } = earlier;
  const record = records.findLastIndex(
    (each, index) => openNames(each).length > 0 || lacksNames(earlier, each, index),
  );
  const target = records[record];
  if (!target) return undefined;
  const isUnnamed = lacksNames(earlier, target, record);
  const all = isUnnamed ? namesGiven(target, items) : openNames(target);
  const names = all.filter((name) => name !== restName);
  if (restName !== undefined && (target.op !== 'transfer' || !(isUnnamed || all.includes(restName))))
    return undefined;
  if (isUnnamed && names.length < (restName === undefined ? 2 : 1)) return undefined;
  const said = volumesSaid(items);
  const isPressed = target.op === 'press';
  const isOne = isPressed && names.length === 1;
  if (
    !said ||
    said.length < ((isOne && !target.volume) || restName !== undefined ? 1 : 2) ||
    items.some((item) => hasCue(item, 'each', 'total', 'not', 'rest'))
  )
    return undefined;
  if (said.length !== names.length && !isOne) return undefined;
  const order = isOne ? names : pairValues(names, items, earlier.scanned.cellar)?.map(({ name }) => name);
  if (!order) return undefined;
  const own =
    said.find(({ factor }) => factor !== undefined)?.factor ??
    (unit ? pouredLiters(unit) : factorBefore(earlier, target));
  if (own === undefined) return { about: 'unit', record, value: said[0]?.value ?? 0 };
  const volumes = said.map(({ value, factor = own }) => liters(value * factor));
  // "T6 100, T2 100" of the 200 gal that were moved
  const sum = volumes.reduce((total, { value }) => total + value, 0);
  const { volume: whole } = target;
  if (isUnnamed && whole && (restName !== undefined || Math.abs(sum - whole.value) > whole.value * 0.01))
    return undefined;
  const parts = volumes.map((volume, at): Part => {
    const name = order[at] ?? order[0] ?? '';
    if (isPressed) return { ...fractionBeside(items, said[at]?.index ?? 0), volume, to: [name] };
    return {
      ...target.parts?.find(({ vessel, lot }) => (vessel ?? lot) === name),
      volume,
      ...(target.parts?.length ? {} : { vessel: name }),
    };
  });
  if (restName !== undefined) parts.push({ vessel: restName });
  const to = [...names, ...(restName === undefined ? [] : [restName])];
  const set = { parts, ...(isUnnamed && target.op !== 'blend' ? { to } : {}) };
  return { record, set: { ...set, ...(target.all ? { all: false } : {}) } };
}

/** "pressed T3": the answer names the vessels, and may give a volume for each. */
const lacksNames = ({ asks }: Earlier, { op, to = [], parts, volume }: CellarRecord, index: number) =>
  asks.some(({ record }) => record === index) &&
  (volume === undefined || op === 'transfer') &&
  (op === 'blend' ? !parts?.length : ['transfer', 'press'].includes(op) && to.length === 0 && !parts?.length);

function namesGiven({ from = [], to = [] }: CellarRecord, items: readonly Item[]): string[] {
  const names = items.flatMap((item) => (item.type === 'vessels' ? item.ids : []));
  const isFit =
    new Set(names).size === names.length && !names.some((name) => [...from, ...to].includes(name));
  return isFit ? names : [];
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

/** The unit in which all parts were given before. */
function factorBefore({ scanned }: Earlier, { parts }: CellarRecord): number | undefined {
  if (!parts?.every(({ volume }) => volume)) return undefined;
  const factors = new Set(scanned.items.flatMap((item) => volumeFactor(item) ?? []));
  const [only] = factors;
  return factors.size === 1 ? only : undefined;
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
