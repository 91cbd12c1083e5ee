import { formatField } from './format-field.ts';
import { breakRow } from './next-row.ts';
import { pastedText } from './pasted-text.ts';

/** Loaded at the first mark, row, or paste that needs it. */
export const textAids = { formatField, breakRow, pastedText };
