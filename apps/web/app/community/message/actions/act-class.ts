/** Buttons on a message, beside or over its text. */
export const actClass =
  'flex h-7 min-w-7 items-center justify-center gap-1 rounded-xs text-[0.8125rem] tabular-nums focus-visible:outline-2 focus-visible:outline-wine';

export const restTone = 'text-(--act,var(--color-muted)) hover:bg-ink/5 hover:text-ink';

/** On touch screens these are in the sheet that the message's one visible button opens. */
export const hiddenAtRest =
  'pointer-coarse:hidden slim:invisible slim:group-hover:visible slim:group-focus-within:visible';

/** That button: beside the message, whose row leaves its width free and is as high (`rowClass`). */
export const sheetButtonClass =
  'pointer-coarse:absolute pointer-coarse:top-0 pointer-coarse:-right-2 pointer-coarse:size-11 pointer-coarse:not-group-data-grouped:-top-1.5';

/** Where a mouse has no room beside the text: over the corner of the message, so that nothing moves under the pointer. */
export const overCornerClass =
  'slim:absolute slim:top-0 slim:right-2 slim:[grid-area:auto] slim:group-focus-within:-top-4 slim:group-hover:-top-4 slim:rounded-xs slim:border slim:border-transparent slim:group-hover:border-line slim:group-hover:bg-sheet slim:group-focus-within:border-line slim:group-focus-within:bg-sheet';
