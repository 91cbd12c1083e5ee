/** Puts something in the place of a part of the text, as if it had been typed; the caret stands behind it. */
export function insertText(
  field: HTMLTextAreaElement,
  text: string,
  from = field.selectionStart,
  to = field.selectionEnd,
): void {
  field.focus();
  field.setRangeText(text, from, to, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
