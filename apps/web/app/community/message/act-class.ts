/** What is done with a message by one press: small beside its text, and as large as a finger under it. */
export const actClass =
  'flex h-7 min-w-7 items-center justify-center gap-1 rounded-xs text-[0.8125rem] tabular-nums focus-visible:outline-2 focus-visible:outline-wine touch:group-focus-within:h-11 touch:group-focus-within:min-w-11';

/** What has not been pressed: as gray as its row has it, and darker under the pointer. */
export const restTone = 'text-(--act,var(--color-muted)) hover:bg-ink/5 hover:text-ink';

/** For fingers it comes when the message is touched. */
export const hiddenAtRest = 'touch:not-group-focus-within:hidden';
