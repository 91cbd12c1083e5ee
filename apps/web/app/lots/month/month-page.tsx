import { type TaxClass, taxClasses } from '@orbit-vine/cellar-book/book/book.ts';
import { foldWinery } from '@orbit-vine/cellar-book/fold-winery.ts';
import type { BulkWine, ByClass } from '@orbit-vine/cellar-book/sheets/bulk-wine.ts';
import {
  dayBefore,
  lastDayOf,
  type MonthLine,
  monthSheet,
} from '@orbit-vine/cellar-book/sheets/month-sheet.ts';
import { useState } from 'react';
import { controlClass } from '../../ui/control.ts';
import { showExactVolume, showFruit, showVolume, type VolumeUnit } from '../book/amounts.ts';
import { localDay } from '../book/local-day.ts';
import { RowLine } from '../book/row-line.tsx';
import { OfficeNav } from '../layout/office-nav.tsx';
import { useLotCode, useWinery } from '../layout/winery-context.ts';

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
        For the person who fills out TTB F 5120.17. These are sums from the book, not the form: bottled wine
        (Section B) and the form’s other parts are not included.
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
      <BulkWineLines sheet={sheet.bulkWine} unit={unit} />
      <h2 className="mt-10 text-2xl">Everything in the cellar</h2>
      <p className="mt-2 max-w-prose text-muted">With juice and must, which the form doesn’t count.</p>
      <div className="mt-4 max-w-2xl border-edge border-t">
        <Total name="On hand at the start" amount={showVolume(sheet.startMl, unit)} />
        {sheet.lines.map((line) => (
          <Sum key={line.name} {...line} amount={showVolume(line.ml, unit)} />
        ))}
        <Total name="On hand at the end" amount={showVolume(sheet.endMl, unit)} />
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

const columns: Record<TaxClass, string> = {
  a: 'not over 16%',
  b: 'over 16 to 21%',
  c: 'over 21 to 24%',
  d: 'artificially carbonated',
  e: 'sparkling',
  f: 'hard cider',
};

/** The amounts by column; a single column needs no name. */
function amountsOf(ml: ByClass, used: readonly TaxClass[], unit: VolumeUnit): string {
  return used
    .flatMap((column) => {
      const amount = ml[column] ?? 0;
      if (used.length > 1 && amount === 0) return [];
      return `${used.length > 1 ? `(${column}) ` : ''}${showExactVolume(amount, unit)}`;
    })
    .join(', ');
}

function BulkWineLines({ sheet, unit }: { sheet: BulkWine; unit: VolumeUnit }) {
  const codeOf = useLotCode();
  const used = taxClasses.filter((column) => sheet.lines.some(({ ml }) => ml[column]));
  return (
    <>
      <h2 className="mt-8 text-2xl">Bulk wine</h2>
      <p className="mt-2 max-w-prose text-muted">
        {`Part I, Section A. ${used.map((column) => `Column (${column}): ${columns[column]}.`).join(' ')}`}
      </p>
      <div className="mt-4 max-w-2xl border-edge border-t">
        {sheet.lines.map(({ formLine, name, ml, entries }) => {
          const named = { name, formLine, amount: amountsOf(ml, used, unit) };
          const key = `${formLine} ${name}`;
          return entries.length > 0 ? (
            <Sum key={key} {...named} entries={entries} />
          ) : (
            <Total key={key} {...named} />
          );
        })}
      </div>
      {sheet.withoutAlcohol.length > 0 && (
        <p className="mt-3 max-w-prose text-muted text-sm">
          {`Counted as not over 16%, since no alcohol is on record: ${sheet.withoutAlcohol.map(codeOf).join(', ')}.`}
        </p>
      )}
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
