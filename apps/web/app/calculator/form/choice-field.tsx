import { useId } from 'react';
import type { ChoiceControl } from './controls.ts';
import { useEarlyInput } from './early-input.ts';
import { fieldFrame, fieldInput } from './field-style.ts';

export function ChoiceField({ control }: { control: ChoiceControl }) {
  const id = useId();
  const { name, spec, value, choose } = control;
  const select = useEarlyInput<HTMLSelectElement>(value, (early) => early !== undefined && choose(early));
  return (
    <div className="col-span-2">
      <label htmlFor={id} className="block font-semibold leading-snug">
        {spec.label}
      </label>
      <div className={fieldFrame}>
        <select
          id={id}
          ref={select}
          name={name}
          className={fieldInput}
          value={value}
          onChange={(event) => choose(event.target.value)}
        >
          {spec.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}

export function SwitchField({ control }: { control: ChoiceControl }) {
  const id = useId();
  const { name, spec, value, choose } = control;
  const box = useEarlyInput<HTMLInputElement>(
    value,
    (early) => early !== undefined && choose(early),
    ({ checked }) => (checked ? 'on' : 'off'),
  );
  return (
    <div className="col-span-2 flex items-center gap-3">
      <input
        id={id}
        ref={box}
        name={name}
        type="checkbox"
        className="size-5"
        checked={value === 'on'}
        onChange={(event) => choose(event.target.checked ? 'on' : 'off')}
      />
      <label htmlFor={id} className="font-semibold leading-snug">
        {spec.label}
      </label>
    </div>
  );
}
