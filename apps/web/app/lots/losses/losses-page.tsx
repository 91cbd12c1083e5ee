import { foldWinery } from '@orbit-vine/cellar-book/fold-winery.ts';
import { type LossSheet, lossSheet, unusual } from '@orbit-vine/cellar-book/sheets/loss-sheet.ts';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { controlClass } from '../../ui/control.ts';
import { showVolume, type VolumeUnit } from '../book/amounts.ts';
import { localDay } from '../book/local-day.ts';
import { OfficeNav } from '../layout/office-nav.tsx';
import { PrintHead } from '../layout/print-head.tsx';
import { Section } from '../layout/section.tsx';
import { useWinery } from '../layout/winery-context.ts';
import type { OfficeWording } from '../wording/english-office.ts';
import { useOfficeWording } from '../wording/use-office-wording.ts';
import { useWording } from '../wording/use-wording.ts';
import { lossesByKind, lossesByVessel } from './loss-kinds.ts';
import { LossList } from './loss-list.tsx';
import { type Period, usualPeriods } from './loss-periods.ts';

export function LossesPage() {
  const { day } = useWording();
  const words = useOfficeWording();
  const { losses } = words;
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
      <PrintHead title={losses.titleOf(day(period.from), day(period.through))} />
      <h1 className="text-4xl print:hidden">{losses.title}</h1>
      <PeriodFields period={period} today={today} onChange={setPeriod} />
      {isBackward ? (
        <p role="status" className="mt-6 text-wine">
          {losses.isBackward}
        </p>
      ) : (
        <>
          <Sums sheet={sheet} unit={unit} />
          {sheet.losses.length > 0 && (
            <div className="mt-10 grid gap-10">
              {striking.length > 0 && (
                <Section title={losses.unusual}>
                  <p className="max-w-prose text-muted text-sm">{unusualRule(losses)}</p>
                  <LossList groups={lossesByVessel(striking)} unit={unit} isOpen />
                </Section>
              )}
              <Section title={losses.byKind}>
                <LossList groups={lossesByKind(sheet.losses, words)} unit={unit} />
              </Section>
              <Section title={losses.byVessel}>
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
const unusualRule = ({ unusualRule: say }: OfficeWording['losses']) =>
  say(unusual.times, percent(unusual.leastShare), unusual.others, percent(unusual.shareWhereRare));

interface PeriodFieldsProps {
  period: Period;
  today: string;
  onChange: (period: Period) => void;
}

function PeriodFields({ period, today, onChange }: PeriodFieldsProps) {
  const { losses } = useOfficeWording();
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
      {day('from', losses.from)}
      {day('through', losses.through)}
      {usualPeriods(today).map(({ name, from, through }) => (
        <Button
          key={name}
          size="large"
          aria-pressed={from === period.from && through === period.through}
          className="aria-pressed:border-wine aria-pressed:text-wine"
          onClick={() => onChange({ from, through })}
        >
          {losses.periods[name]}
        </Button>
      ))}
    </div>
  );
}

function Sums({ sheet, unit }: { sheet: LossSheet; unit: VolumeUnit }) {
  const { list } = useWording();
  const { losses } = useOfficeWording();
  const { lostMl, lostBeforeWineMl, handledMl, allowances, allowedMl, isAboveAllowance } = sheet;
  const parts = allowances
    .filter(({ ml }) => ml > 0)
    .map(({ of, ml, percent: share }) =>
      losses.allowance(`${share}%`, showVolume(ml, unit), losses.allowances[of]),
    );
  return (
    <div className="mt-8">
      <p className="text-2xl">
        <strong className="font-semibold">{showVolume(lostMl, unit)}</strong>
        {` ${handledMl > 0 ? losses.lostOf(percent(lostMl / handledMl), showVolume(handledMl, unit)) : losses.lost}`}
      </p>
      {lostMl === 0 && <p className="mt-2 text-muted">{losses.none}</p>}
      {lostBeforeWineMl > 0 && (
        <p className="mt-2">{losses.beforeWine(showVolume(lostBeforeWineMl, unit))}</p>
      )}
      {allowedMl > 0 && (
        <p className="mt-3 max-w-prose">
          {`${losses.claim(list(parts), showVolume(allowedMl, unit))} `}
          <strong className="font-semibold">
            {isAboveAllowance ? losses.above(showVolume(lostMl - allowedMl, unit)) : losses.below}
          </strong>
          {` ${losses.edition}`}
        </p>
      )}
    </div>
  );
}
