import { plainText, stored } from '../../platform/stored.ts';
import { unitKey } from './share.ts';
import { type UnitFamily, unitFamilies } from './units.ts';

export const families = Object.keys(unitFamilies).filter(
  (family): family is UnitFamily => family in unitFamilies,
);
const chosen = new Map(
  families.map((family) => [family, stored({ key: unitKey(family), ...plainText })] as const),
);

type Suggestion = Readonly<Partial<Record<UnitFamily, string>>>;
let suggested: Suggestion = {};

/** Sets the units for readers who have chosen none, such as a winery's, before a calculator is drawn. */
export function suggestUnits(units: Suggestion): void {
  suggested = units;
}

export function chooseUnit(family: UnitFamily, id: string): void {
  chosen.get(family)?.set(id);
}

export function chosenUnitId(family: UnitFamily): string {
  return chosen.get(family)?.get() || (suggested[family] ?? '');
}

export function subscribeToUnits(listener: () => void): () => void {
  const stops = [...chosen.values()].map((unit) => unit.subscribe(listener));
  return () => {
    for (const stop of stops) stop();
  };
}
