import { useSyncExternalStore } from 'react';
import { type Unit, type UnitFamily, unitFamilies, unitOf } from './units.ts';

const families = Object.keys(unitFamilies).filter((family): family is UnitFamily => family in unitFamilies);

const listeners = new Set<() => void>();
/** Where the browser keeps nothing (private windows), the choice lasts as long as the page. */
const chosen = new Map<UnitFamily, string>();
/** What stands for a reader who has chosen nothing: the first of a family, or what the page they are on goes by. */
let suggested: Suggestion = {};
type Suggestion = Readonly<Partial<Record<UnitFamily, string>>>;

/** Units of whatever the calculators stand beside, such as a winery; before one is drawn. They are not kept. */
export function suggestUnits(units: Suggestion): void {
  suggested = units;
}

function keyOf(family: UnitFamily): string {
  return `unit-${family}`;
}

function stored(family: UnitFamily): string | undefined {
  const known = chosen.get(family);
  if (known !== undefined) return known;
  try {
    return localStorage.getItem(keyOf(family)) ?? suggested[family];
  } catch {
    return suggested[family];
  }
}

export function chooseUnit(family: UnitFamily, id: string): void {
  chosen.set(family, id);
  try {
    localStorage.setItem(keyOf(family), id);
  } catch {
    // Kept in memory only.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The ids of the units that the reader has chosen on this device, as one string so that it compares by value. */
export function useUnitIds(): (family: UnitFamily) => string | undefined {
  const snapshot = useSyncExternalStore(
    subscribe,
    () => families.map((family) => stored(family) ?? '').join(' '),
    () => '',
  );
  const ids = snapshot.split(' ');
  return (family) => ids[families.indexOf(family)] || undefined;
}

/** The reader's unit of any family. */
export function useUnits(): (family: UnitFamily) => Unit {
  const ids = useUnitIds();
  return (family) => unitOf(family, ids(family));
}

export function useUnit(family: UnitFamily): Unit {
  return unitOf(family, useUnitIds()(family));
}
