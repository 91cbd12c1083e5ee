import { type ReactNode, useId, useState } from 'react';

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
  autoFocus?: boolean;
}

const inputStyle =
  'block h-11 w-full rounded-xs border bg-paper px-3 text-base text-ink focus-visible:outline-2 focus-visible:outline-offset-1 focus-visible:outline-wine';

export function TextField(props: TextFieldProps) {
  const { label, name, type, autoComplete, value, onChange, error, hint, autoFocus, required = true } = props;
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
          data-initial-focus={autoFocus}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={described}
          className={`${inputStyle} ${secret ? 'pr-16' : ''} ${error ? 'border-wine' : 'border-edge'}`}
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
  checked: boolean;
  onChange: (checked: boolean) => void;
  error?: string | undefined;
}

export function CheckField({ label, name, checked, onChange, error }: CheckFieldProps) {
  const id = useId();
  return (
    <div>
      <label className="flex min-h-11 items-center gap-3 text-sm">
        <input
          type="checkbox"
          name={name}
          required
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
    <button
      type="submit"
      aria-disabled={pending}
      className="h-11 w-full rounded-xs bg-wine px-4 font-semibold text-on-wine outline-offset-2 transition-opacity hover:opacity-90 focus-visible:outline-2 focus-visible:outline-wine aria-disabled:opacity-60"
    >
      {pending ? busy : label}
    </button>
  );
}

export const textButton =
  'rounded-xs font-semibold text-wine underline decoration-wine/40 underline-offset-4 hover:decoration-wine focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-wine aria-disabled:no-underline aria-disabled:opacity-60';
