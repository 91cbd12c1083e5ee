import { type ComponentProps, useId } from 'react';
import { controlClass } from '../../ui/control.ts';

interface FieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'list'> {
  label: string;
  value: string;
  choices?: readonly string[];
  onChange: (text: string) => void;
}

/** A labeled field, with a list of choices that may be left. */
export function Field({ label, choices, onChange, className = '', ...input }: FieldProps) {
  const id = useId();
  return (
    <label className={`block ${className}`}>
      <span className="mb-1.5 block font-semibold text-sm">{label}</span>
      <input
        autoComplete="off"
        {...input}
        list={choices && id}
        onChange={(event) => onChange(event.target.value)}
        className={`block h-11 w-full min-w-0 ${controlClass}`}
      />
      {choices && (
        <datalist id={id}>
          {choices.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      )}
    </label>
  );
}

export function DayField(props: { label: string; value: string; onChange: (day: string) => void }) {
  return <Field {...props} type="date" required className="mt-4 max-w-60" />;
}
