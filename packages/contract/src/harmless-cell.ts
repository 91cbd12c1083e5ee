/** Characters that start a formula in a spreadsheet, ASCII and full-width. */
const signs = '=+\\-@＝＋－＠';
const formula = new RegExp(`^(?:\\s*[${signs}]|[\\t\\r\\n])`);
const sign = new RegExp(`[${signs}]`);
/** Where European spreadsheets, or pasting, split a cell. */
const separators = /[;|\t\r\n][;|\t\r\n "]*/g;

/**
 * A cell that no spreadsheet reads as a formula, wherever it splits the text: an apostrophe precedes each formula, as
 * OWASP recommends. Linear in the text's length.
 */
export function harmlessCell(text: string): string {
  const whole = formula.test(text) ? `'${text}` : text;
  return whole.replace(separators, (run, start: number) =>
    sign.test(whole.charAt(start + run.length)) ? quoteCells(run) : run,
  );
}

/** Adds an apostrophe after each separator that only blanks and quotes divide from the sign after the run. */
function quoteCells(run: string): string {
  let from = run.length - 1;
  while (from > 0 && ' \t"'.includes(run.charAt(from))) from -= 1;
  return run.slice(0, from) + run.slice(from).replace(/[;|\t\r\n]/g, "$&'");
}
