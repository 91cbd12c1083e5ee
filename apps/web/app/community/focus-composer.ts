export const composerId = 'composer';

export const focusComposer = () => document.getElementById(composerId)?.focus();
