/** While an input method composes a word, its keys are its own. Safari says so of the last one by its code alone. */
export function isComposing({ isComposing, keyCode }: KeyboardEvent): boolean {
  return isComposing || keyCode === 229;
}
