/** The cells of a CSV, with quotation marks around those that hold commas, marks or lines. */
export function readCsv(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g;
  for (const [whole, quoted, plain = '', end] of text.matchAll(cell)) {
    if (whole === '') continue;
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end !== ',') rows.push([]);
  }
  return rows.filter((row) => row.length > 0 && row.some((content) => content !== ''));
}
