import { setCompact, useDensity } from './density.ts';

export function DensityButton({ className }: { className: string }) {
  const compact = useDensity() === 'compact';
  return (
    <button
      type="button"
      aria-pressed={compact}
      onClick={() => setCompact(!compact)}
      className={`min-h-11 px-5 text-left text-sm text-muted -outline-offset-2 hover:text-ink focus-visible:outline-2 focus-visible:outline-wine aria-pressed:text-ink ${className}`}
    >
      Compact messages{compact && ': on'}
    </button>
  );
}
