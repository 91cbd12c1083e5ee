import { useId } from 'react';

interface ChoiceProps {
  label: string;
  hint: string;
  checked: boolean;
  pending: boolean;
  onChange: (checked: boolean) => void;
}

export function Choice({ label, hint, checked, pending, onChange }: ChoiceProps) {
  const hintId = useId();
  return (
    <div>
      <label className="flex min-h-11 items-center gap-3 text-sm font-semibold">
        <input
          type="checkbox"
          checked={checked}
          aria-disabled={pending}
          aria-describedby={hintId}
          onChange={(event) => {
            if (!pending) onChange(event.currentTarget.checked);
          }}
          className="size-5 shrink-0 accent-wine focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-wine"
        />
        {label}
      </label>
      <p id={hintId} className="pl-8 text-sm text-muted">
        {hint}
      </p>
    </div>
  );
}
