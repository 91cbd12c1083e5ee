import type { BookRow } from './book-rows.ts';
import { RowLine } from './row-line.tsx';
import { useWinery } from './winery-context.ts';

/** Rows one below another. What one message says stands once, below the last of the rows that were read from it. */
export function RowList({ rows }: { rows: readonly BookRow[] }) {
  const { kept, saidOf, nameOf } = useWinery();
  return (
    <ol className="mt-3">
      {rows.map((row, index) => {
        const next = rows[index + 1];
        const said = saidOf(row.id);
        const isSaidBelow = next !== undefined && next.by === row.by && saidOf(next.id) === said;
        return (
          <li key={row.id} className="border-line border-b py-2.5">
            <RowLine
              row={row}
              unit={kept.cellar.winery.volumeUnit}
              said={isSaidBelow ? undefined : said}
              by={nameOf(row.by)}
            />
          </li>
        );
      })}
    </ol>
  );
}
