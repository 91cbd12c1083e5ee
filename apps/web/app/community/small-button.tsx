interface SmallButtonProps {
  label: string;
  /** What it is called where the label alone would not say enough. */
  description?: string;
  /** Of one that opens something: whether it is open. */
  expanded?: boolean;
  onClick: () => void;
}

/** For what can be tried again, in the line that says so. */
export function SmallButton({ label, description, expanded, onClick }: SmallButtonProps) {
  return (
    <button
      type="button"
      aria-label={description}
      aria-expanded={expanded}
      onClick={onClick}
      className="h-9 pointer-coarse:h-11 rounded-xs border border-edge px-3 text-sm font-semibold text-ink hover:bg-ink/5 focus-visible:outline-2 focus-visible:outline-wine"
    >
      {label}
    </button>
  );
}
