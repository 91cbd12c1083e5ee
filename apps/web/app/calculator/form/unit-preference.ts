import { useSyncExternalStore } from 'react';
import { chosenUnitId, families, subscribeToUnits } from './chosen-units.ts';
import { type Unit, type UnitFamily, unitOf } from './units.ts';

/** The ids are in one string, so that snapshots compare by value. */
export function useUnitIds(): (family: UnitFamily) => string | undefined {
  const snapshot = useSyncExternalStore(
    subscribeToUnits,
    () => families.map(chosenUnitId).join(' '),
    () => '',
  );
  const ids = snapshot.split(' ');
  return (family) => ids[families.indexOf(family)] || undefined;
}

export function useUnits(): (family: UnitFamily) => Unit {
  const ids = useUnitIds();
  return (family) => unitOf(family, ids(family));
}

export function useUnit(family: UnitFamily): Unit {
  return unitOf(family, useUnitIds()(family));
}
