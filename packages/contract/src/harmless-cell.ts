/** What spreadsheets take for the start of a formula, in both widths. */
const signs = '=+\\-@＝＋－＠';
const formula = new RegExp(`^(?:\\s*[${signs}]|[\\t\\r\\n])`);
const sign = new RegExp(`[${signs}]`);
/** Where most of Europe's spreadsheets, and those into which it is pasted, see a new cell in the middle of ours. */
const separators = /[;|\t\r\n][;|\t\r\n "]*/g;

/**
 * A cell that no spreadsheet takes for a formula, wherever it splits: what would be one begins with an apostrophe, as
 * OWASP recommends. Takes time in proportion to the text.
 */
export function harmlessCell(text: string): string {
  const whole = formula.test(text) ? `'${text}` : text;
  return whole.replace(separators, (run, start: number) =>
    sign.test(whole.charAt(start + run.length)) ? quoteCells(run) : run,
  );
}

/** An apostrophe after each separator that only blanks and quotes divide from the sign behind the run. */
function quoteCells(run: string): string {
  let from = run.length - 1;
  while (from > 0 && ' \t"'.includes(run.charAt(from))) from -= 1;
  return run.slice(0, from) + run.slice(from).replace(/[;|\t\r\n]/g, "$&'");
}
