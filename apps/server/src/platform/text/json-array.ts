/**
 * A JSON array of rows, written page by page as it is read: nothing holds all of it.
 *
 * @param next the rows after the last one of the page before; none end the array.
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
