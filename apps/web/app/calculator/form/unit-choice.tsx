import { chooseUnit } from './chosen-units.ts';
import { useEarlyInput } from './early-input.ts';
import { useUnit } from './unit-preference.ts';
import { type UnitFamily, unitChoiceNames, unitFamilies } from './units.ts';

/** Changes a unit for every field and result of its family, on this device, from now on. */
export function UnitChoice({ family }: { family: UnitFamily }) {
  const unit = useUnit(family);
  const select = useEarlyInput<HTMLSelectElement>(unit.id, (id) => chooseUnit(family, id));
  return (
    <select
      ref={select}
      aria-label={unitChoiceNames[family]}
      className="field-sizing-content min-h-11 max-w-24 bg-transparent px-1.5 text-muted outline-offset-[-3px]"
      value={unit.id}
      onChange={(event) => chooseUnit(family, event.target.value)}
    >
      {unitFamilies[family].map(({ id, label: name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}

/** The unit of results, as a field of its own. */
export function UnitField({ family }: { family: UnitFamily }) {
  return (
    <div className="col-span-2 flex items-center gap-3">
      <span aria-hidden="true">{unitChoiceNames[family]}</span>
      <div className="flex border border-edge bg-paper">
        <UnitChoice family={family} />
      </div>
    </div>
  );
}
