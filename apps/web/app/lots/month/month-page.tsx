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
import { NamedLots } from '../book/named-lots.tsx';
import { lotInText } from '../layout/lot-link.tsx';
import { OfficeNav } from '../layout/office-nav.tsx';
import { useLotCode, useWinery } from '../layout/winery-context.ts';
import { useOfficeWording } from '../wording/use-office-wording.ts';
import { FormSection } from './form-section.tsx';
import { MaterialLines } from './material-lines.tsx';
import { Sum, Total } from './sums.tsx';

export function MonthPage() {
  const { month: words } = useOfficeWording();
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
      <h1 className="text-4xl">{words.title}</h1>
      <p className="mt-4 max-w-prose">{words.about}</p>
      <label className="mt-6 block">
        <span className="mb-1.5 block font-semibold text-sm">{words.month}</span>
        <input
          type="month"
          value={month}
          onChange={(event) => /^\d{4}-\d{2}$/.test(event.target.value) && setMonth(event.target.value)}
          className={`block h-11 ${controlClass}`}
        />
      </label>
      <WithoutAlcohol lots={withoutAlcohol} />
      {isBlended && <p className="mt-4 max-w-prose border-gold border-l-4 pl-3">{words.blended}</p>}
      <FormSection title={words.bulkWine} part={words.bulkPart} lines={lines} unit={unit} />
      <FormSection title={words.bottledWine} part={words.bottledPart} lines={sheet.bottledWine} unit={unit} />
      <MaterialLines materials={sheet.materials} fermenters={sheet.inFermenters} unit={unit} />
      <Everything sheet={sheet} unit={unit} />
    </>
  );
}

function WithoutAlcohol({ lots }: { lots: readonly string[] }) {
  const { month } = useOfficeWording();
  const codeOf = useLotCode();
  if (lots.length === 0) return null;
  return (
    <p className="mt-4 max-w-prose border-gold border-l-4 pl-3">
      <strong className="font-semibold">
        <NamedLots
          text={`${month.withoutAlcohol(lots.map(codeOf).join(', '))} `}
          lots={new Map(lots.map((lot) => [codeOf(lot), lot]))}
          nameLot={lotInText}
        />
      </strong>
      {month.knownPart}
    </p>
  );
}

function Everything({ sheet, unit }: { sheet: MonthSheet; unit: VolumeUnit }) {
  const { month, sumNames } = useOfficeWording();
  return (
    <>
      <h2 className="mt-10 text-2xl">{month.everything}</h2>
      <p className="mt-2 max-w-prose text-muted">{month.everythingAbout}</p>
      <div className="mt-4 max-w-2xl border-edge border-t">
        <Total name={month.start} amount={showVolume(sheet.startMl, unit)} />
        {sheet.lines.map((line) => (
          <Sum
            key={line.name}
            {...line}
            name={sumNames[line.name] ?? line.name}
            amount={showVolume(line.ml, unit)}
          />
        ))}
        <Total name={month.end} amount={showVolume(sheet.endMl, unit)} />
      </div>
    </>
  );
}
