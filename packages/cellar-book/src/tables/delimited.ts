export type Delimiter = ',' | ';' | '\t';

const fieldsBy: Record<Delimiter, RegExp> = {
  ',': /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/y,
  ';': /(?:"((?:[^"]|"")*)"|([^";\r\n]*))(;|\r\n|\n|\r|$)/y,
  '\t': /(?:"((?:[^"]|"")*)"|([^"\t\r\n]*))(\t|\r\n|\n|\r|$)/y,
};

const byteOrderMark = '\uFEFF';

/** What separates the cells of a table: the sign that is most frequent in its first line, outside of quotes. */
export function delimiterOf(text: string): Delimiter {
  const [head = ''] = text
    .replace(byteOrderMark, '')
    .trimStart()
    .split(/[\r\n]/, 1);
  const bare = head.replace(/"[^"]*"/g, '');
  const count = (sign: Delimiter) => bare.split(sign).length;
  return count('\t') > 1 ? '\t' : count(';') >= count(',') && count(';') > 1 ? ';' : ',';
}

/**
 * Parses a table of cells (RFC 4180) that commas, semicolons, or tabs separate; empty rows are left out. Undefined if
 * a quote is not closed.
 */
export function readDelimited(text: string, delimiter = delimiterOf(text)): string[][] | undefined {
  const rows: string[][] = [];
  let row: string[] = [];
  const field = fieldsBy[delimiter];
  field.lastIndex = text.startsWith(byteOrderMark) ? 1 : 0;
  while (field.lastIndex < text.length) {
    const match = field.exec(text);
    if (!match) return undefined;
    const [, quoted, plain = '', end] = match;
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === delimiter && field.lastIndex < text.length) continue;
    if (end === delimiter) row.push('');
    if (row.some((each) => each !== '')) rows.push(row);
    row = [];
  }
  return rows;
}

/** A column's name as spelled by anyone: `Worked On`, `worked-on`, and ` WORKED_ON` are `worked_on`. */
export function columnName(heading: string): string {
  return heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[()[\]]/g, ' ')
    .trim()
    .replace(/[\s_.-]+/g, '_');
}
