import type { ComponentProps } from 'react';
import { controlClass } from '../../ui/control.ts';

interface FormFieldProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  label: string;
  onChange: (text: string) => void;
}

/** A field of an entry's form with its label above it. */
export function FormField({ label, className = '', onChange, ...input }: FormFieldProps) {
  return (
    <label className={`block ${className}`}>
      <span className="mb-1.5 block font-semibold text-sm">{label}</span>
      <input
        autoComplete="off"
        {...input}
        onChange={(event) => onChange(event.target.value)}
        className={`block h-11 w-full min-w-0 ${controlClass}`}
      />
    </label>
  );
}
