/** What spreadsheets take for the start of a formula, in both widths. */
const signs = '=+\\-@＝＋－＠';
const formula = new RegExp(`^(?:\\s*[${signs}]|[\\t\\r\\n])`);
/** Where most of Europe's spreadsheets, and those into which it is pasted, see a new cell in the middle of ours. */
const innerFormula = new RegExp(`([;|\\t\\r\\n])(?=[ \\t"]*[${signs}])`, 'g');

/**
 * A cell that no spreadsheet takes for a formula, wherever it splits: what would be one begins with an apostrophe, as
 * OWASP recommends.
 */
export function harmlessCell(text: string): string {
  return (formula.test(text) ? `'${text}` : text).replace(innerFormula, "$1'");
}
