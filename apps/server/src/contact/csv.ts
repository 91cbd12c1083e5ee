import { lineFields, textFields } from '@orbit-vine/contract/contact-fields.ts';
import type { Inquiry } from '@orbit-vine/contract/inquiries.ts';
import { csvTable } from '../platform/text/csv.ts';

const columns = [
  ...(['createdAt', 'state'] as const),
  ...lineFields.map(({ name }) => name),
  'practices' as const,
  ...textFields.map(({ name }) => name),
];

export function csvOf(inquiries: Inquiry[]): string {
  return csvTable(
    columns,
    inquiries.map((inquiry) => columns.map((column) => [inquiry[column]].flat().join(', '))),
  );
}
