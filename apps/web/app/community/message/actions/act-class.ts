/** Buttons on a message: small beside its text, finger-sized below it on touch screens. */
export const actClass =
  'flex h-7 min-w-7 items-center justify-center gap-1 rounded-xs text-[0.8125rem] tabular-nums focus-visible:outline-2 focus-visible:outline-wine touch:group-focus-within:h-11 touch:group-focus-within:min-w-11';

export const restTone = 'text-(--act,var(--color-muted)) hover:bg-ink/5 hover:text-ink';

export const hiddenAtRest = 'touch:not-group-focus-within:hidden';
