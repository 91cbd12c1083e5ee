import type { ComponentProps } from 'react';
import { controlClass } from './control.ts';

interface SelectProps<Value extends string> extends Omit<ComponentProps<'select'>, 'onChange' | 'value'> {
  /** None if a label elsewhere or `aria-label` names it. */
  label?: string;
  value?: Value;
  choices: readonly (readonly [Value, string])[];
  onChange?: (value: Value) => void;
}

export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, choices, onChange, className = '', ...rest } = props;
  const select = (
    <select
      {...rest}
      onChange={(event) => {
        const chosen = choices.find(([value]) => value === event.currentTarget.value);
        if (chosen) onChange?.(chosen[0]);
      }}
      className={`block h-11 ${controlClass} ${className}`}
    >
      {choices.map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </select>
  );
  if (label === undefined) return select;
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the select from above.
    <label className="block">
      <span className="mb-1.5 block text-sm font-semibold">{label}</span>
      {select}
    </label>
  );
}
