import { unitSystems } from '../form/unit-systems.ts';
import type { UnitFamily } from '../form/units.ts';

export type ChosenUnits = Partial<Record<UnitFamily, string>>;

export const unitsOfJobs: Readonly<Record<string, ChosenUnits>> = {
  'US units': unitSystems.us.units,
  'imperial units': unitSystems.imperial.units,
  'US units by the ounce and the inch': { ...unitSystems.us.units, mass: 'oz', length: 'in' },
};
