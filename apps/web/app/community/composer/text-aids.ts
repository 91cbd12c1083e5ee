import { formatField } from './format-field.ts';
import { breakRow } from './next-row.ts';
import { pastedText } from './pasted-text.ts';

/** What writing takes beyond typing: fetched with the first mark, row, or paste that asks for it. */
export const textAids = { formatField, breakRow, pastedText };
