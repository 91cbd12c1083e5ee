import { type ReactNode, useId, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { controlClass } from '../ui/control.ts';

interface TextFieldProps {
  label: string;
  name: string;
  type: 'text' | 'email' | 'password';
  autoComplete: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  hint?: string;
  required?: boolean;
  /** The id of a `datalist`. */
  list?: string;
  autoFocus?: boolean;
}

export function TextField(props: TextFieldProps) {
  const { label, name, type, autoComplete, value, onChange, error, hint, required = true } = props;
  const id = useId();
  const [revealed, setRevealed] = useState(false);
  const secret = type === 'password';
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          name={name}
          type={secret && revealed ? 'text' : type}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          required={required}
          list={props.list}
          data-initial-focus={props.autoFocus}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={described}
          className={`block h-11 w-full ${controlClass} ${secret ? 'pr-16' : ''}`}
        />
        {secret && (
          <button
            type="button"
            aria-label={`${revealed ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
            onClick={() => setRevealed(!revealed)}
            className="absolute inset-y-0 right-0 rounded-xs px-3 text-sm text-muted -outline-offset-4 hover:text-ink focus-visible:outline-2 focus-visible:outline-wine"
          >
            {revealed ? 'Hide' : 'Show'}
          </button>
        )}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-sm text-wine">
          {error}
        </p>
      )}
    </div>
  );
}

interface CheckFieldProps {
  label: string;
  name: string;
  required?: boolean;
  checked: boolean;
  onChange: (checked: boolean) => void;
  error?: string | undefined;
}

export function CheckField({ label, name, required, checked, onChange, error }: CheckFieldProps) {
  const id = useId();
  return (
    <div>
      <label className="flex min-h-11 items-center gap-3 text-sm">
        <input
          type="checkbox"
          name={name}
          required={required}
          checked={checked}
          onChange={(event) => onChange(event.currentTarget.checked)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && id}
          className="size-5 shrink-0 accent-wine focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-wine"
        />
        {label}
      </label>
      {error && (
        <p id={id} className="text-sm text-wine">
          {error}
        </p>
      )}
    </div>
  );
}

export function FormError({ children }: { children: ReactNode }) {
  return (
    <p
      data-form-error
      tabIndex={-1}
      className="rounded-xs bg-wine/8 px-4 py-3 text-sm text-wine focus-visible:outline-2 focus-visible:outline-wine"
    >
      {children}
    </p>
  );
}

export function SubmitButton({ pending, label, busy }: { pending: boolean; label: string; busy: string }) {
  return (
    <Button look="primary" size="large" type="submit" pending={pending} className="w-full">
      {pending ? busy : label}
    </Button>
  );
}
