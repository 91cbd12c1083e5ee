import { foldWinery } from '@orbit-vine/cellar-book/fold-winery.ts';
import { inventorySheet } from '@orbit-vine/cellar-book/sheets/inventory-sheet.ts';
import { useMemo } from 'react';
import { Button } from '../../ui/button.tsx';
import { shortDay } from '../../ui/dates.ts';
import { showVolume } from '../book/amounts.ts';
import { RowList } from '../entry/row-list.tsx';
import { OfficeNav } from '../layout/office-nav.tsx';
import { PrintHead } from '../layout/print-head.tsx';
import { useLotCode, useWinery } from '../layout/winery-context.ts';
import { InventoryTable } from './inventory-table.tsx';

export function CountedPage({ day }: { day: string }) {
  const { kept, rows } = useWinery();
  const codeOf = useLotCode();
  const { setup, winery } = kept.cellar;
  const unit = winery.volumeUnit;
  const sheet = useMemo(
    () => inventorySheet(foldWinery(setup, kept.entries, { through: day }), day),
    [setup, kept.entries, day],
  );
  const entries = new Set(sheet.counted.map(({ entry }) => entry));
  const lines = sheet.counted.map(({ counted, ...line }) => ({ ...line, measured: counted }));
  const sums = [
    ['On record', sheet.bookMl],
    ['Measured', sheet.countedMl],
    ['Gained', sheet.gainedMl],
    ['Lost', sheet.lostMl],
  ] as const;
  return (
    <>
      <OfficeNav />
      <PrintHead title={`Inventory, ${shortDay(day)}`} />
      <h1 className="text-4xl print:hidden">{`Inventory, ${shortDay(day)}`}</h1>
      {lines.length === 0 ? (
        <p className="mt-4">There’s no inventory for that day, or it was taken back.</p>
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
            Print the sheet
          </Button>
          <div className="mt-6">
            <InventoryTable lines={lines} unit={unit} codeOf={codeOf} />
          </div>
          {sheet.uncounted.length > 0 && (
            <p className="mt-4">
              {`Not counted that day: ${sheet.uncounted.map(({ vessel }) => vessel).join(', ')}.`}
            </p>
          )}
          <div data-noprint>
            <h2 className="mt-10 text-2xl">Its row in the records</h2>
            <RowList rows={rows.filter(({ id }) => entries.has(id))} />
          </div>
        </>
      )}
    </>
  );
}
