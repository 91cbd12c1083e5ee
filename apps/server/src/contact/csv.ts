import type { Enquiry } from '@orbit-vine/contract/enquiries.ts';
import { csvTable } from '../platform/text/csv.ts';

const columns = ['createdAt', 'state', 'name', 'company', 'email', 'practices', 'goals'] as const;

/** A table of enquiries for spreadsheets. */
export function csvOf(enquiries: Enquiry[]): string {
  return csvTable(
    columns,
    enquiries.map((enquiry) => columns.map((column) => [enquiry[column]].flat().join(', '))),
  );
}
