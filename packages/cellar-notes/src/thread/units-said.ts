import { hasCue, type Item } from '../recognize/items.ts';
import type { Unit } from '../vocabulary/units.ts';

interface UnitsSaid {
  now: Unit;
  old?: Unit | undefined;
}

/** The units that a word may be. */
export const unitsOf = (item: Item): Unit[] =>
  item.type === 'term' ? item.meanings.flatMap((meaning) => (meaning.is === 'unit' ? meaning.unit : [])) : [];

const isUnit = (item: Item) => unitsOf(item).length > 0;

/** "gallons not liters": the unit that was meant, and the one that was written. */
export function unitsSaid(items: readonly Item[]): UnitsSaid | undefined {
  const named = items.filter(isUnit);
  const isOld = (item: Item) => {
    const before = items[items.indexOf(item) - 1];
    if (before?.next !== item.from) return false;
    return hasCue(before, 'not') || ('text' in before && before.text === 'sino');
  };
  const old = named.find(isOld);
  const [now, ...more] = named.filter((item) => item !== old);
  if (!now || more.length > 0) return undefined;
  for (const unit of unitsOf(now)) {
    if (!old) return { now: unit };
    const written = unitsOf(old).find(({ dimension, id }) => dimension === unit.dimension && id !== unit.id);
    if (written) return { now: unit, old: written };
  }
  return undefined;
}

/** Whether a text has such units, and otherwise only words that `isSmall` allows, one of them at least. */
export function saysOtherUnit(items: readonly Item[], isSmall: (item: Item) => boolean): boolean {
  const said = items.filter(({ type }) => type !== 'gap');
  const units = unitsSaid(said);
  const others = said.filter((item) => !isUnit(item));
  return (
    units !== undefined && others.length > 0 && others.every((item) => isSmall(item) || hasCue(item, 'not'))
  );
}
