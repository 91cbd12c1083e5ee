import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Scrolling } from '../../ui/scrolling.tsx';
import type { VolumeUnit } from '../book/amounts.ts';
import type { BookRow } from '../book/book-rows.ts';
import { LockedMark } from '../book/locked-mark.tsx';
import { lotsIn, NamedLots, type NameLot } from '../book/named-lots.tsx';
import { describeWork } from '../book/work-words.ts';
import { useWording } from '../wording/use-wording.ts';
import { csvOf } from './sheet-csv.ts';

interface SheetProps {
  rows: BookRow[];
  sourceOf: (row: string) => string | undefined;
  unit: VolumeUnit;
  /** The last day that only owners may still change. */
  lockedThrough?: string | null;
  nameLot?: NameLot;
}

export function Sheet({ rows, sourceOf, unit, lockedThrough, nameLot }: SheetProps) {
  const { sheet } = useWording();
  const [shown, setShown] = useState(12);
  const newest = rows.toReversed();
  return (
    <>
      <Scrolling label={sheet.table} isWide>
        <table className="w-full min-w-[38rem] border-collapse text-sm">
          <thead>
            <tr className="border-edge border-b text-left">
              {Object.values(sheet.heads).map((head) => (
                <th key={head} scope="col" className="py-2 pr-4 font-semibold">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {newest.slice(0, shown).map((row) => (
              <SheetRow
                key={row.id}
                row={row}
                source={sourceOf(row.id)}
                unit={unit}
                nameLot={nameLot}
                isLocked={row.workedOn <= (lockedThrough ?? '')}
              />
            ))}
          </tbody>
        </table>
      </Scrolling>
      <div className="mt-4 flex flex-wrap gap-3">
        {shown < rows.length && (
          <Button onClick={() => setShown(rows.length)}>{sheet.showAll(rows.length)}</Button>
        )}
        <Button onClick={() => download(csvOf(rows, sourceOf, unit))}>{sheet.download}</Button>
      </div>
    </>
  );
}

interface SheetRowProps {
  row: BookRow;
  source: string | undefined;
  unit: VolumeUnit;
  isLocked: boolean;
  nameLot: NameLot | undefined;
}

function SheetRow({ row, source, unit, isLocked, nameLot }: SheetRowProps) {
  const wording = useWording();
  const { rows, entry } = wording;
  const words = row.work && describeWork(row.work, unit, wording);
  const note =
    row.corrects !== undefined
      ? rows.corrects(row.corrects)
      : row.correctedBy !== undefined
        ? rows.struckOut(row.correctedBy)
        : '';
  return (
    <tr className="border-line border-b align-top">
      <td className="py-2 pr-4">{row.seq}</td>
      <td className="whitespace-nowrap py-2 pr-4">
        {wording.day(row.workedOn)}
        {isLocked && (
          <span className="block">
            <LockedMark />
          </span>
        )}
      </td>
      <td className="py-2 pr-4">
        <span className={row.correctedBy === undefined ? '' : 'line-through decoration-wine'}>
          {row.work && words ? (
            <>
              {`${words.title}: `}
              <NamedLots text={words.detail} lots={lotsIn(row.work)} nameLot={nameLot} />
            </>
          ) : (
            rows.takenBack
          )}
        </span>
        {note && <span className="block text-muted">{note}</span>}
      </td>
      <td className="py-2 text-muted">{source ? entry.quoted(source) : ''}</td>
    </tr>
  );
}

function download(csv: string): void {
  const address = URL.createObjectURL(new Blob([csv], { type: 'text/csv' }));
  Object.assign(document.createElement('a'), { href: address, download: 'cellar-records.csv' }).click();
  URL.revokeObjectURL(address);
}
