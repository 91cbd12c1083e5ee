/** On a device without a keyboard, Enter is the only key for a new line, and a button sends or saves. */
export const entersLines = () =>
  !matchMedia('(any-pointer: fine)').matches && matchMedia('(pointer: coarse)').matches;
