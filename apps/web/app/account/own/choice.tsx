import { useId } from 'react';

interface ChoiceProps {
  label: string;
  hint: string;
  checked: boolean;
  pending: boolean;
  onChange: (checked: boolean) => void;
}

export function Choice({ label, hint, checked, pending, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div className="flex items-start gap-3">
      <input
        id={id}
        type="checkbox"
        checked={checked}
        aria-disabled={pending}
        aria-describedby={`${id}-hint`}
        onChange={(event) => {
          if (!pending) onChange(event.currentTarget.checked);
        }}
        className="mt-0.5 size-5 shrink-0 accent-wine focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-wine pointer-coarse:size-6"
      />
      <div className="min-w-0">
        <label htmlFor={id} className="block font-semibold">
          {label}
        </label>
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      </div>
    </div>
  );
}
