import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { shortDay } from '../../ui/dates.ts';
import type { VolumeUnit } from '../book/amounts.ts';
import type { BookRow } from '../book/book-rows.ts';
import { describeWork } from '../book/work-words.ts';
import { csvOf } from './sheet-csv.ts';

interface SheetProps {
  rows: BookRow[];
  sourceOf: (row: string) => string | undefined;
  unit: VolumeUnit;
}

export function Sheet({ rows, sourceOf, unit }: SheetProps) {
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
              <SheetRow key={row.id} row={row} source={sourceOf(row.id)} unit={unit} />
            ))}
          </tbody>
        </table>
      </section>
      <div className="mt-4 flex flex-wrap gap-3">
        {shown < rows.length && (
          <Button onClick={() => setShown(rows.length)}>{`Show all ${rows.length} rows`}</Button>
        )}
        <Button onClick={() => download(csvOf(rows, sourceOf, unit))}>Download as CSV</Button>
      </div>
    </>
  );
}

function SheetRow({ row, source, unit }: { row: BookRow; source: string | undefined; unit: VolumeUnit }) {
  const words = row.work && describeWork(row.work, unit);
  const note =
    row.corrects !== undefined
      ? `corrects row ${row.corrects}`
      : row.correctedBy !== undefined
        ? `struck out by row ${row.correctedBy}`
        : '';
  return (
    <tr className="border-line border-b align-top">
      <td className="py-2 pr-4">{row.seq}</td>
      <td className="whitespace-nowrap py-2 pr-4">{shortDay(row.workedOn)}</td>
      <td className="py-2 pr-4">
        <span className={row.correctedBy === undefined ? '' : 'line-through decoration-wine'}>
          {words ? `${words.title}: ${words.detail}` : 'Taken back'}
        </span>
        {note && <span className="block text-muted">{note}</span>}
      </td>
      <td className="py-2 text-muted">{source ? `“${source}”` : ''}</td>
    </tr>
  );
}

function download(csv: string): void {
  const address = URL.createObjectURL(new Blob([csv], { type: 'text/csv' }));
  Object.assign(document.createElement('a'), { href: address, download: 'cellar-book.csv' }).click();
  URL.revokeObjectURL(address);
}
