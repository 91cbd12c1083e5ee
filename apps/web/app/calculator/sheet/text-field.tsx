import { useId } from 'react';
import { fieldFrame, fieldInput } from '../form/field-style.ts';

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly type: (text: string) => void;
  readonly suggestions?: readonly string[];
}

export function TextField({ label, value, type, suggestions = [] }: TextFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="block font-semibold">
        {label}
      </label>
      <div className={fieldFrame}>
        <input
          id={id}
          className={fieldInput}
          autoComplete="off"
          list={suggestions.length > 0 ? `${id}-known` : undefined}
          value={value}
          onChange={(event) => type(event.target.value)}
        />
      </div>
      {suggestions.length > 0 && (
        <datalist id={`${id}-known`}>
          {suggestions.map((known) => (
            <option key={known} value={known} />
          ))}
        </datalist>
      )}
    </div>
  );
}
