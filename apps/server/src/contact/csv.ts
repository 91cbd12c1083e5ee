import type { Inquiry } from '@orbit-vine/contract/inquiries.ts';
import { csvTable } from '../platform/text/csv.ts';

const columns = ['createdAt', 'state', 'name', 'company', 'email', 'practices', 'goals'] as const;

/** A table of inquiries for spreadsheets. */
export function csvOf(inquiries: Inquiry[]): string {
  return csvTable(
    columns,
    inquiries.map((inquiry) => columns.map((column) => [inquiry[column]].flat().join(', '))),
  );
}
