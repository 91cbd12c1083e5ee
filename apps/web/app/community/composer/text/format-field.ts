import { type Format, formatText } from './format-text.ts';
import { insertText } from './insert-text.ts';

export function formatField(field: HTMLTextAreaElement, format: Format): void {
  const { value: text, selectionStart: from, selectionEnd: to } = field;
  const replacement = formatText({ text, from, to }, format);
  insertText(field, replacement.by, replacement.from, replacement.to);
  field.setSelectionRange(...replacement.select);
}
