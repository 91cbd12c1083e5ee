/** Replaces a range of the text and fires `input`, as typing does; the caret ends behind it. */
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
