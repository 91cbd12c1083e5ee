export const composerId = 'composer';

/** Who wants to write is taken there, wherever they are. */
export const focusComposer = () => document.getElementById(composerId)?.focus();
