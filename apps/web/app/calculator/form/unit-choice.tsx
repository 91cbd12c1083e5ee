import { chooseUnit } from './chosen-units.ts';
import { useEarlyInput } from './early-input.ts';
import { useUnit } from './unit-preference.ts';
import { type Unit, type UnitFamily, unitChoiceNames, unitFamilies } from './units.ts';

interface UnitChoiceProps {
  readonly family: UnitFamily;
  readonly unit: Unit;
  readonly onChoose?: () => void;
}

/** Changes the unit of all fields and results of the family, on this device. */
export function UnitChoice({ family, unit, onChoose }: UnitChoiceProps) {
  const select = useEarlyInput<HTMLSelectElement>(unit.id, (early) => {
    if (early !== undefined) chooseUnit(family, early);
  });
  return (
    <select
      ref={select}
      aria-label={unitChoiceNames[family]}
      className="field-sizing-content min-h-11 max-w-24 bg-transparent px-1.5 text-muted outline-offset-[-3px]"
      data-family={family}
      value={unit.id}
      onChange={(event) => {
        onChoose?.();
        chooseUnit(family, event.target.value);
      }}
    >
      {unitFamilies[family].map(({ id, label: name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}

export function UnitField({ family }: { family: UnitFamily }) {
  const unit = useUnit(family);
  return (
    <div className="col-span-2 flex items-center gap-3">
      <span aria-hidden="true">{unitChoiceNames[family]}</span>
      <div className="flex border border-edge bg-paper">
        <UnitChoice family={family} unit={unit} />
      </div>
    </div>
  );
}
