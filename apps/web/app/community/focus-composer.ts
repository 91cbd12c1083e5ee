export const composerId = 'composer';
export const threadComposerId = 'thread-composer';

export const focusComposer = (id = composerId) => document.getElementById(id)?.focus();

/** For what the member did not ask for: on a touch screen the keyboard would cover the messages. */
export const focusComposerUnlessTouch = () => {
  if (matchMedia('(pointer: fine)').matches) focusComposer();
};
