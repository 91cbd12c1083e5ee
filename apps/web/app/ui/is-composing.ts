/** Keys during composition belong to the input method. Safari marks the last one only by its key code. */
export function isComposing({ isComposing, keyCode }: KeyboardEvent): boolean {
  return isComposing || keyCode === 229;
}
