/** Buttons on a message: small beside or over its text, finger-sized below it on touch screens. */
export const actClass =
  'flex h-7 min-w-7 items-center justify-center gap-1 rounded-xs text-[0.8125rem] tabular-nums focus-visible:outline-2 focus-visible:outline-wine pointer-coarse:group-focus-within:h-11 pointer-coarse:group-focus-within:min-w-11';

export const restTone = 'text-(--act,var(--color-muted)) hover:bg-ink/5 hover:text-ink';

export const hiddenAtRest =
  'pointer-coarse:not-group-focus-within:hidden slim:invisible slim:group-hover:visible slim:group-focus-within:visible';

/** Where a mouse has no room beside the text: over the corner of the message, so that nothing moves under the pointer. */
export const overCornerClass =
  'slim:absolute slim:top-0 slim:right-2 slim:[grid-area:auto] slim:group-focus-within:-top-4 slim:group-hover:-top-4 slim:rounded-xs slim:border slim:border-transparent slim:group-hover:border-line slim:group-hover:bg-sheet slim:group-focus-within:border-line slim:group-focus-within:bg-sheet';
