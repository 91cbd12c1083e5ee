import { foldWinery } from '@orbit-vine/cellar-book/fold-winery.ts';
import { inventorySheet } from '@orbit-vine/cellar-book/sheets/inventory-sheet.ts';
import { useMemo } from 'react';
import { Button } from '../../ui/button.tsx';
import { showVolume } from '../book/amounts.ts';
import { RowList } from '../entry/row-list.tsx';
import { OfficeNav } from '../layout/office-nav.tsx';
import { PrintHead } from '../layout/print-head.tsx';
import { useWinery } from '../layout/winery-context.ts';
import { useOfficeWording } from '../wording/use-office-wording.ts';
import { useWording } from '../wording/use-wording.ts';
import { InventoryTable } from './inventory-table.tsx';

export function CountedPage({ day }: { day: string }) {
  const { day: dayInWords } = useWording();
  const { inventory, counted, paper } = useOfficeWording();
  const { kept, rows } = useWinery();
  const { setup, winery } = kept.cellar;
  const unit = winery.volumeUnit;
  const sheet = useMemo(
    () => inventorySheet(foldWinery(setup, kept.entries, { through: day }), day),
    [setup, kept.entries, day],
  );
  const entries = new Set(sheet.counted.map(({ entry }) => entry));
  const lines = sheet.counted.map(({ counted: measured, ...line }) => ({ ...line, measured }));
  const sums = [
    [counted.sums.book, sheet.bookMl],
    [counted.sums.measured, sheet.countedMl],
    [counted.sums.gained, sheet.gainedMl],
    [counted.sums.lost, sheet.lostMl],
  ] as const;
  return (
    <>
      <OfficeNav />
      <PrintHead title={inventory.titleOn(dayInWords(day))} />
      <h1 className="text-4xl print:hidden">{inventory.titleOn(dayInWords(day))}</h1>
      {lines.length === 0 ? (
        <p className="mt-4">{counted.none}</p>
      ) : (
        <>
          <dl className="mt-5 grid grid-cols-2 gap-x-8 gap-y-3 sm:flex">
            {sums.map(([name, ml]) => (
              <div key={name}>
                <dt className="text-muted text-sm">{name}</dt>
                <dd className="font-semibold text-xl">{showVolume(ml, unit)}</dd>
              </div>
            ))}
          </dl>
          <Button size="large" className="mt-5" data-noprint onClick={() => window.print()}>
            {paper.printSheet}
          </Button>
          <div className="mt-6">
            <InventoryTable lines={lines} unit={unit} />
          </div>
          {sheet.uncounted.length > 0 && (
            <p className="mt-4">
              {counted.notCounted(sheet.uncounted.map(({ vessel }) => vessel).join(', '))}
            </p>
          )}
          <div data-noprint>
            <h2 className="mt-10 text-2xl">{counted.row}</h2>
            <RowList rows={rows.filter(({ id }) => entries.has(id))} />
          </div>
        </>
      )}
    </>
  );
}
