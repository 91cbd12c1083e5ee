import { foldWinery } from '@orbit-vine/cellar-book/fold-winery.ts';
import {
  dayBefore,
  lastDayOf,
  type MonthSheet,
  monthSheet,
} from '@orbit-vine/cellar-book/sheets/month-sheet.ts';
import { useState } from 'react';
import { controlClass } from '../../ui/control.ts';
import { showVolume, type VolumeUnit } from '../book/amounts.ts';
import { localDay } from '../book/local-day.ts';
import { OfficeNav } from '../layout/office-nav.tsx';
import { useLotCode, useWinery } from '../layout/winery-context.ts';
import { FormSection } from './form-section.tsx';
import { MaterialLines } from './material-lines.tsx';
import { Sum, Total } from './sums.tsx';

export function MonthPage() {
  const { kept } = useWinery();
  const { setup, winery } = kept.cellar;
  const unit = winery.volumeUnit;
  const [month, setMonth] = useState(() => localDay(winery.timeZone).slice(0, 7));
  const through = (day: string) => foldWinery(setup, kept.entries, { through: day });
  const sheet = monthSheet(through(dayBefore(month)), through(lastDayOf(month)), month);
  const { lines, withoutAlcohol } = sheet.bulkWine;
  const isBlended = lines.some(({ formLine }) => formLine === 'A5');
  return (
    <>
      <OfficeNav />
      <h1 className="text-4xl">The month</h1>
      <p className="mt-4 max-w-prose">
        For the person who fills out TTB F 5120.17: Part I, Part IV, and Part VII. These are sums from the
        records, not the form; its other parts aren’t included.
      </p>
      <label className="mt-6 block">
        <span className="mb-1.5 block font-semibold text-sm">Month</span>
        <input
          type="month"
          value={month}
          onChange={(event) => /^\d{4}-\d{2}$/.test(event.target.value) && setMonth(event.target.value)}
          className={`block h-11 ${controlClass}`}
        />
      </label>
      <WithoutAlcohol lots={withoutAlcohol} />
      {isBlended && (
        <p className="mt-4 max-w-prose border-gold border-l-4 pl-3">
          Wines of different tax classes were blended this month: lines A5 and A20. The blend’s class depends
          on its alcohol.
        </p>
      )}
      <FormSection title="Bulk wine" part="Part I, Section A" lines={lines} unit={unit} />
      <FormSection title="Bottled wine" part="Part I, Section B" lines={sheet.bottledWine} unit={unit} />
      <MaterialLines materials={sheet.materials} fermenters={sheet.inFermenters} unit={unit} />
      <Everything sheet={sheet} unit={unit} />
    </>
  );
}

function WithoutAlcohol({ lots }: { lots: readonly string[] }) {
  const codeOf = useLotCode();
  if (lots.length === 0) return null;
  return (
    <p className="mt-4 max-w-prose border-gold border-l-4 pl-3">
      <strong className="font-semibold">{`No alcohol is on record for all of ${lots.map(codeOf).join(', ')}. `}</strong>
      That wine goes in the column of its known part or, with none known, in the one for not over 16%. To be
      sure of the column, enter an alcohol reading dated before the work.
    </p>
  );
}

function Everything({ sheet, unit }: { sheet: MonthSheet; unit: VolumeUnit }) {
  return (
    <>
      <h2 className="mt-10 text-2xl">Everything in the cellar</h2>
      <p className="mt-2 max-w-prose text-muted">In bulk, with juice and must.</p>
      <div className="mt-4 max-w-2xl border-edge border-t">
        <Total name="On hand at the start" amount={showVolume(sheet.startMl, unit)} />
        {sheet.lines.map((line) => (
          <Sum key={line.name} {...line} amount={showVolume(line.ml, unit)} />
        ))}
        <Total name="On hand at the end" amount={showVolume(sheet.endMl, unit)} />
      </div>
    </>
  );
}
