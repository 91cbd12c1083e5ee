/**
 * Writes a JSON array of rows page by page, so that it is never all in memory.
 * @param next the rows after the last row of the previous page; an empty page ends the array.
 */
export async function* jsonArray<Row extends object>(
  next: (last: Row | undefined) => Promise<readonly Row[]>,
): AsyncGenerator<string> {
  yield '[';
  let last: Row | undefined;
  for (;;) {
    const rows = await next(last);
    if (rows.length === 0) break;
    yield (last ? ',\n' : '\n') + rows.map((row) => JSON.stringify(row)).join(',\n');
    last = rows.at(-1);
  }
  yield '\n]\n';
}
