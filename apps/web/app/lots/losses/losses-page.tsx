import { foldWinery } from '@orbit-vine/cellar-book/fold-winery.ts';
import { type LossSheet, lossSheet, unusual } from '@orbit-vine/cellar-book/sheets/loss-sheet.ts';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { controlClass } from '../../ui/control.ts';
import { shortDay } from '../../ui/dates.ts';
import { showVolume, type VolumeUnit } from '../book/amounts.ts';
import { localDay } from '../book/local-day.ts';
import { OfficeNav } from '../layout/office-nav.tsx';
import { PrintHead } from '../layout/print-head.tsx';
import { Section } from '../layout/section.tsx';
import { useWinery } from '../layout/winery-context.ts';
import { lossesByKind, lossesByVessel } from './loss-kinds.ts';
import { LossList } from './loss-list.tsx';
import { type Period, usualPeriods } from './loss-periods.ts';

export function LossesPage() {
  const { kept } = useWinery();
  const { setup, winery } = kept.cellar;
  const unit = winery.volumeUnit;
  const today = localDay(winery.timeZone);
  const [period, setPeriod] = useState<Period>(
    () => usualPeriods(today)[1] ?? { from: today, through: today },
  );
  const isBackward = period.from > period.through;
  const sheet = lossSheet(foldWinery(setup, kept.entries, { through: period.through }), period);
  const striking = sheet.losses.filter(({ isUnusual }) => isUnusual);
  return (
    <>
      <OfficeNav />
      <PrintHead title={`Losses, ${shortDay(period.from)} to ${shortDay(period.through)}`} />
      <h1 className="text-4xl print:hidden">Losses</h1>
      <PeriodFields period={period} today={today} onChange={setPeriod} />
      {isBackward ? (
        <p role="status" className="mt-6 text-wine">
          The first day is after the last.
        </p>
      ) : (
        <>
          <Sums sheet={sheet} unit={unit} />
          {sheet.losses.length > 0 && (
            <div className="mt-10 grid gap-10">
              {striking.length > 0 && (
                <Section title="Unusual">
                  <p className="max-w-prose text-muted text-sm">{unusualRule}</p>
                  <LossList groups={lossesByVessel(striking)} unit={unit} isOpen />
                </Section>
              )}
              <Section title="By kind">
                <LossList groups={lossesByKind(sheet.losses)} unit={unit} />
              </Section>
              <Section title="By vessel">
                <LossList groups={lossesByVessel(sheet.losses)} unit={unit} />
              </Section>
            </div>
          )}
        </>
      )}
    </>
  );
}

const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`;
const numberWords: Record<number, string> = { 3: 'three', 4: 'four' };
const unusualRule = `More than ${numberWords[unusual.times]} times the median share of the other losses for the same reason, and more than ${percent(unusual.leastShare)} of what the vessel held. Where there are fewer than ${numberWords[unusual.others]} others: more than ${percent(unusual.shareWhereRare)}.`;

interface PeriodFieldsProps {
  period: Period;
  today: string;
  onChange: (period: Period) => void;
}

function PeriodFields({ period, today, onChange }: PeriodFieldsProps) {
  const day = (name: 'from' | 'through', label: string) => (
    <label className="block">
      <span className="mb-1.5 block font-semibold text-sm">{label}</span>
      <input
        required
        type="date"
        value={period[name]}
        onChange={(event) => event.target.value && onChange({ ...period, [name]: event.target.value })}
        className={`block h-11 ${controlClass}`}
      />
    </label>
  );
  return (
    <div data-noprint className="mt-5 flex flex-wrap items-end gap-3">
      {day('from', 'First day')}
      {day('through', 'Last day')}
      {usualPeriods(today).map(({ name, from, through }) => (
        <Button
          key={name}
          size="large"
          aria-pressed={from === period.from && through === period.through}
          className="aria-pressed:border-wine aria-pressed:text-wine"
          onClick={() => onChange({ from, through })}
        >
          {name}
        </Button>
      ))}
    </div>
  );
}

function Sums({ sheet, unit }: { sheet: LossSheet; unit: VolumeUnit }) {
  const { lostMl, lostBeforeWineMl, handledMl, allowances, allowedMl, isAboveAllowance } = sheet;
  return (
    <div className="mt-8">
      <p className="text-2xl">
        <strong className="font-semibold">{showVolume(lostMl, unit)}</strong>
        {handledMl > 0 && ` lost, ${percent(lostMl / handledMl)} of ${showVolume(handledMl, unit)} handled`}
        {handledMl === 0 && ' lost'}
      </p>
      {lostMl === 0 && <p className="mt-2 text-muted">The records have no losses of wine in this period.</p>}
      {lostBeforeWineMl > 0 && (
        <p className="mt-2">
          {`Another ${showVolume(lostBeforeWineMl, unit)} of juice and must doesn’t count: the law and the form count only wine.`}
        </p>
      )}
      {allowedMl > 0 && (
        <p className="mt-3 max-w-prose">
          {`27 CFR 24.266 requires a claim above ${allowances
            .filter(({ ml }) => ml > 0)
            .map(({ of, ml, percent: share }) => `${share}% of ${showVolume(ml, unit)} ${of}`)
            .join(' and ')}: ${showVolume(allowedMl, unit)} in this period. `}
          <strong className="font-semibold">
            {isAboveAllowance
              ? `These losses are ${showVolume(lostMl - allowedMl, unit)} above that limit.`
              : 'These losses are below that limit.'}
          </strong>
          {' We read the section in its 2015 edition, so check the law before you rely on this.'}
        </p>
      )}
    </div>
  );
}
