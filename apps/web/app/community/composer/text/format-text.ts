import { markdownTable } from './markdown-table.ts';

/** A selection; a caret if `from` equals `to`. */
interface Selected {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

interface Replacement {
  readonly from: number;
  readonly to: number;
  readonly by: string;
  readonly select: readonly [from: number, to: number];
}

const around = { bold: '**', italic: '*', code: '`' } as const;
const before = { list: '- ', quote: '> ' } as const;

export type Format = keyof typeof around | keyof typeof before | 'link' | 'table';

export function formatText(selected: Selected, format: Format): Replacement {
  if (format === 'link') return linkText(selected);
  if (format === 'table') return addTable(selected);
  return format in around
    ? markAround(selected, around[format as keyof typeof around])
    : markLines(selected, before[format as keyof typeof before]);
}

function markAround({ text, from, to }: Selected, mark: string): Replacement {
  const { length } = mark;
  const chosen = text.slice(from, to);
  if (text.slice(from - length, from) === mark && text.slice(to, to + length) === mark)
    return { from: from - length, to: to + length, by: chosen, select: [from - length, to - length] };
  return { from, to, by: mark + chosen + mark, select: [from + length, to + length] };
}

function markLines({ text, from, to }: Selected, mark: string): Replacement {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const newline = text.indexOf('\n', to);
  const end = newline === -1 ? text.length : newline;
  const lines = text.slice(start, end).split('\n');
  const marked = lines.every((line) => line.startsWith(mark));
  const by = lines.map((line) => (marked ? line.slice(mark.length) : mark + line)).join('\n');
  return { from: start, to: end, by, select: [start + by.length, start + by.length] };
}

const columnName = 'Column';
const newTable = markdownTable([
  [columnName, columnName],
  ['', ''],
]);

/** A table on separate lines after the selection, with its first heading selected. */
function addTable({ text, to }: Selected): Replacement {
  const newline = text.indexOf('\n', to);
  const end = newline === -1 ? text.length : newline;
  const lead = end === 0 ? '' : '\n\n';
  const at = end + lead.length + 2;
  return {
    from: end,
    to: end,
    by: `${lead}${newTable}\n`,
    select: [at, at + columnName.length],
  };
}

/** Selects the missing part: the address, or the link's text. */
function linkText({ text, from, to }: Selected): Replacement {
  const chosen = text.slice(from, to);
  if (/^https?:\/\/\S+$/.test(chosen))
    return { from, to, by: `[words](${chosen})`, select: [from + 1, from + 6] };
  const at = from + chosen.length + 3;
  return { from, to, by: `[${chosen}](address)`, select: [at, at + 7] };
}
