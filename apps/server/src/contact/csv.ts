import type { Enquiry } from '@orbit-vine/contract/enquiries.ts';

const columns = ['createdAt', 'state', 'name', 'company', 'email', 'practices', 'goals'] as const;
/** What spreadsheets take for the start of a formula, in both widths. */
const signs = '=+\\-@＝＋－＠';
const formula = new RegExp(`^(?:\\s*[${signs}]|[\\t\\r\\n])`);
/** Where most of Europe's spreadsheets, and those into which it is pasted, see a new cell in the middle of ours. */
const innerFormula = new RegExp(`([;|\\t\\r\\n])(?=[ \\t"]*[${signs}])`, 'g');

/** A table for spreadsheets. A cell that would be a formula begins with an apostrophe, as OWASP recommends. */
export function csvOf(enquiries: Enquiry[]): string {
  const rows = enquiries.map((enquiry) =>
    columns.map((column) => cell([enquiry[column]].flat().join(', '))).join(','),
  );
  // The mark at the start tells Excel that this is UTF-8.
  return `\uFEFF${[columns.map(cell).join(','), ...rows].join('\r\n')}\r\n`;
}

function cell(value: string): string {
  const harmless = (formula.test(value) ? `'${value}` : value).replace(innerFormula, "$1'");
  return `"${harmless.replaceAll('"', '""')}"`;
}
