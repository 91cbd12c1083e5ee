import { foldWinery } from '@orbit-vine/cellar-book/fold-winery.ts';
import {
  dayBefore,
  lastDayOf,
  type MonthLine,
  monthSheet,
} from '@orbit-vine/cellar-book/sheets/month-sheet.ts';
import { useState } from 'react';
import { controlClass } from '../../ui/control.ts';
import { showFruit, showVolume } from '../book/amounts.ts';
import { localDay } from '../book/local-day.ts';
import { RowLine } from '../book/row-line.tsx';
import { OfficeNav } from '../layout/office-nav.tsx';
import { useWinery } from '../layout/winery-context.ts';

export function MonthPage() {
  const { kept } = useWinery();
  const { setup, winery } = kept.cellar;
  const unit = winery.volumeUnit;
  const [month, setMonth] = useState(() => localDay(winery.timeZone).slice(0, 7));
  const through = (day: string) => foldWinery(setup, kept.entries, { through: day });
  const sheet = monthSheet(through(dayBefore(month)), through(lastDayOf(month)), month);
  return (
    <>
      <OfficeNav />
      <h1 className="text-4xl">The month</h1>
      <p className="mt-4 max-w-prose">
        For the person who fills out TTB F 5120.17. These are totals from the book, not the form: tax classes,
        tax-paid removals, and everything else the form asks for are not included.
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
      <div className="mt-6 max-w-2xl border-edge border-t">
        <Total name="On hand at the start" amount={showVolume(sheet.startMl, unit)} formLine="A1" />
        {sheet.lines.map((line) => (
          <Sum key={line.name} {...line} amount={showVolume(line.ml, unit)} />
        ))}
        <Total name="On hand at the end" amount={showVolume(sheet.endMl, unit)} formLine="A31" />
        {sheet.produced.entries.length > 0 && (
          <Sum {...sheet.produced} amount={showVolume(sheet.produced.ml, unit)} />
        )}
        {sheet.fruitEntries.length > 0 && (
          <Sum
            name="Fruit received"
            formLine="Part IV"
            entries={sheet.fruitEntries}
            amount={showFruit(sheet.fruitGrams, unit)}
          />
        )}
      </div>
    </>
  );
}

type Named = Pick<MonthLine, 'name' | 'formLine'> & { amount: string };

function Total({ name, formLine, amount }: Named) {
  return (
    <p className="flex min-h-11 items-center justify-between gap-4 border-line border-b py-2 font-semibold">
      <span>
        {name}
        <FormLine line={formLine} />
      </span>
      <span>{amount}</span>
    </p>
  );
}

function FormLine({ line }: { line: string | undefined }) {
  return line && <span className="ml-2 font-normal text-muted text-sm">{line}</span>;
}

function Sum({ name, formLine, amount, entries }: Named & { entries: string[] }) {
  const { rows, kept, sourceOf } = useWinery();
  const own = new Set(entries);
  return (
    <details className="border-line border-b">
      <summary className="flex min-h-11 list-none items-center justify-between gap-4 py-2">
        <span>
          {name}
          <FormLine line={formLine} />
          <span className="ml-2 text-wine text-sm underline underline-offset-4">
            {own.size === 1 ? '1 row' : `${own.size} rows`}
          </span>
        </span>
        <span>{amount}</span>
      </summary>
      <ul className="pb-3 pl-4">
        {rows
          .filter(({ id }) => own.has(id))
          .map((row) => (
            <li key={row.id} className="py-1.5">
              <RowLine row={row} unit={kept.cellar.winery.volumeUnit} source={sourceOf(row.id)} />
            </li>
          ))}
      </ul>
    </details>
  );
}
