interface RadioChoiceProps {
  name: string;
  label: string;
  note?: string;
  checked: boolean;
  initialFocus?: boolean;
  onChoose: () => void;
}

export function RadioChoice({ name, label, note, checked, initialFocus, onChoose }: RadioChoiceProps) {
  return (
    <label className="flex min-h-11 items-center gap-x-3">
      <input
        type="radio"
        name={name}
        checked={checked}
        data-initial-focus={initialFocus || undefined}
        onChange={onChoose}
        className="size-5 accent-wine"
      />
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
        {label}
        {note && <span className="text-sm text-muted">{note}</span>}
      </span>
    </label>
  );
}
