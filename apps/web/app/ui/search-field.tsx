import { type ComponentProps, useId } from 'react';
import { controlClass } from './control.ts';

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'className'> {
  label: string;
  labelHidden?: boolean;
  value: string;
  onChange: (value: string) => void;
}

export function SearchField({ label, labelHidden = false, onChange, ...rest }: SearchFieldProps) {
  const ownId = useId();
  const { id = ownId } = rest;
  return (
    <div>
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'mb-1.5 block text-sm font-semibold'}>
        {label}
      </label>
      <input
        type="search"
        autoComplete="off"
        onChange={(event) => onChange(event.currentTarget.value)}
        {...rest}
        id={id}
        className={`block h-11 w-full ${controlClass}`}
      />
    </div>
  );
}
