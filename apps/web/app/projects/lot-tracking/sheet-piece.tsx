import { useState } from 'react';
import type { BookRow } from '../../lots/book-rows.ts';
import { describeWork } from '../../lots/work-words.ts';
import { Button } from '../../ui/button.tsx';
import { csvOf } from './sheet.ts';

interface SheetPieceProps {
  rows: BookRow[];
  /** The message that a row was read from. */
  said: ReadonlyMap<string, string>;
}

/** The rows as the winery's sheet has them, the newest first, with the words beside them. */
export function SheetPiece({ rows, said }: SheetPieceProps) {
  const [shown, setShown] = useState(12);
  const newest = rows.toReversed();
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached without a pointer. */}
      <section className="overflow-x-auto" aria-label="Rows of the sheet" tabIndex={0}>
        <table className="w-full min-w-[38rem] border-collapse text-sm">
          <thead>
            <tr className="border-edge border-b text-left">
              {['Row', 'Day', 'What was done', 'In these words'].map((head) => (
                <th key={head} scope="col" className="py-2 pr-4 font-semibold">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {newest.slice(0, shown).map((row) => (
              <SheetRow key={row.id} row={row} said={said.get(row.id)} />
            ))}
          </tbody>
        </table>
      </section>
      <div className="mt-4 flex flex-wrap gap-3">
        {shown < rows.length && (
          <Button onClick={() => setShown(rows.length)}>{`Show all ${rows.length} rows`}</Button>
        )}
        <Button onClick={() => download(csvOf(rows, said))}>Download as CSV</Button>
      </div>
    </>
  );
}

function SheetRow({ row, said }: { row: BookRow; said: string | undefined }) {
  const words = row.work && describeWork(row.work, 'gal');
  const note =
    row.corrects !== undefined
      ? `corrects row ${row.corrects}`
      : row.correctedBy !== undefined
        ? `struck by row ${row.correctedBy}`
        : '';
  return (
    <tr className="border-line border-b align-top">
      <td className="py-2 pr-4">{row.seq}</td>
      <td className="whitespace-nowrap py-2 pr-4">{row.workedOn}</td>
      <td className="py-2 pr-4">
        <span className={row.correctedBy === undefined ? '' : 'line-through decoration-wine'}>
          {words ? `${words.title}: ${words.detail}` : 'Taken back'}
        </span>
        {note && <span className="block text-muted">{note}</span>}
      </td>
      <td className="py-2 text-muted">{said ? `“${said}”` : ''}</td>
    </tr>
  );
}

function download(csv: string): void {
  const address = URL.createObjectURL(new Blob([csv], { type: 'text/csv' }));
  Object.assign(document.createElement('a'), { href: address, download: 'cellar-book.csv' }).click();
  URL.revokeObjectURL(address);
}
