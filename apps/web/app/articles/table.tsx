import { Scrolling } from '../ui/scrolling.tsx';

interface TableProps {
  caption: string;
  head: readonly string[];
  /** The first cell of a row is its heading. */
  rows: readonly (readonly string[])[];
  total?: boolean;
}

/** A figure with its unit, a range, or a dash for none: aligned at the right. */
const figure =
  /^[−–+-]?[£$]?[−+-]?\d[\d.,]*([–-]\d[\d.,]*| to \d[\d.,]*)?\s?(%|g|mg\/L|g\/hL|g N|million L|billion)?$|^[–-]$/;

function figureColumns(rows: TableProps['rows']): boolean[] {
  const [first = []] = rows;
  return first.map((_, column) => column > 0 && rows.every((row) => figure.test(row[column] ?? '')));
}

export function Table({ caption, head, rows, total = false }: TableProps) {
  const isFigure = figureColumns(rows);
  const align = (column: number) => (isFigure[column] ? 'figure' : undefined);
  return (
    <Scrolling label={caption}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((cell, column) => (
              <th key={cell} scope="col" className={align(column)}>
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...cells], row) => (
            <tr key={first} className={total && row === rows.length - 1 ? 'total' : undefined}>
              <th scope="row">{first}</th>
              {cells.map((cell, column) => (
                <td key={head[column + 1]} className={align(column + 1)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolling>
  );
}
