export const composerId = 'composer';
export const threadComposerId = 'thread-composer';

export const focusComposer = (id = composerId) => document.getElementById(id)?.focus();
