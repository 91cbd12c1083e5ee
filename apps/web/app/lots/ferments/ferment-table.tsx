import type { Reading } from '@orbit-vine/cellar-book/book/book.ts';
import { orderWork } from '@orbit-vine/cellar-book/entries/order.ts';
import { type Ferment, fermentSheet } from '@orbit-vine/cellar-book/sheets/ferment-sheet.ts';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router';
import { Sparkline } from '../../ui/chart/sparkline.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { nameOfKind, showReading, type VolumeUnit } from '../book/amounts.ts';
import { localDay } from '../book/local-day.ts';
import { LotLink } from '../layout/lot-link.tsx';
import { Section } from '../layout/section.tsx';
import { addressOf } from '../layout/view-address.ts';
import { useWinery } from '../layout/winery-context.ts';
import { useWording } from '../wording/use-wording.ts';
import { concernsInWords, rulesInWords, showRate } from './ferment-words.ts';

export function useFerments(): Ferment[] {
  const { book, kept } = useWinery();
  const { timeZone } = kept.cellar.winery;
  return useMemo(
    () => fermentSheet(book, orderWork(kept.entries, {}).works, localDay(timeZone)),
    [book, kept.entries, timeZone],
  );
}

const columns = 'md:grid-cols-[minmax(0,1.2fr)_9.5rem_8rem_5.5rem_2.5rem_minmax(0,1fr)]';

export function FermentTable() {
  const wording = useWording();
  const { ferments: words } = wording;
  const ferments = useFerments();
  const { kept } = useWinery();
  const { id: wineryId, role, volumeUnit } = kept.cellar.winery;
  if (ferments.length === 0) return null;
  return (
    <Section title={words.title}>
      {role !== 'viewer' && (
        <p className="mb-3">
          <Link
            to={addressOf({ view: 'round' }, wineryId)}
            className="inline-flex min-h-11 items-center border border-edge px-4 font-semibold hover:border-wine hover:text-wine"
          >
            {words.enterRound}
          </Link>
        </p>
      )}
      <p
        aria-hidden="true"
        className={`hidden gap-x-4 border-edge border-b pb-1 font-semibold text-muted text-sm md:grid ${columns}`}
      >
        {Object.values(words.heads).map((head) => (
          <span key={head}>{head}</span>
        ))}
      </p>
      <ul>
        {ferments.map((ferment) => (
          <FermentRow key={ferment.vessel} ferment={ferment} />
        ))}
      </ul>
      <details className="mt-2">
        <summary className="flex min-h-11 w-fit list-none items-center text-wine underline underline-offset-4">
          {words.rules}
        </summary>
        <ul className="grid max-w-prose gap-3 text-sm">
          {rulesInWords(volumeUnit, wording).map(({ rule, source, url }) => (
            <li key={url}>
              {`${rule} `}
              <TextLink href={url}>
                <span lang="en">{source}</span>
              </TextLink>
            </li>
          ))}
          <li>{words.dayZero}</li>
        </ul>
      </details>
    </Section>
  );
}

function FermentRow({ ferment }: { ferment: Ferment }) {
  const wording = useWording();
  const { ferments: words, day: showDay } = wording;
  const { kept } = useWinery();
  const { id: wineryId, volumeUnit } = kept.cellar.winery;
  const { vessel, lot, day, sugar, temperature, ratePerDay, lastNutrient, lastReadOn } = ferment;
  const last = sugar.at(-1);
  const concerns = concernsInWords(ferment, volumeUnit, wording);
  return (
    <li className="border-line border-b py-2.5">
      <div className={`grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 ${columns}`}>
        <span className="flex min-w-0 flex-wrap items-center gap-x-3">
          <Link
            to={addressOf({ view: 'vessel', id: vessel }, wineryId)}
            className="wrap-anywhere inline-flex min-h-9 items-center font-semibold hover:text-wine"
          >
            {vessel}
          </Link>
          <LotLink lot={lot} look="compact" />
        </span>
        <span className="grid justify-items-end gap-y-1 md:contents">
          <Course readings={sugar} unit={volumeUnit} otherwise={words.notRead} />
          <Course readings={temperature} unit={volumeUnit} otherwise="–" />
        </span>
        <div className="col-span-2 flex flex-wrap gap-x-4 md:contents">
          <Fact label={words.heads.change}>
            {ratePerDay !== undefined && last && showRate(ratePerDay, last, wording)}
          </Fact>
          <Fact label={words.heads.day}>{day}</Fact>
          <Fact label={words.heads.nutrient}>
            {lastNutrient && (
              <>
                {lastNutrient.material} <span className="text-muted text-sm">{showDay(lastNutrient.on)}</span>
              </>
            )}
          </Fact>
        </div>
      </div>
      <p className="mt-0.5 text-sm">
        {concerns.map((sentence) => (
          <strong key={sentence} className="block font-semibold text-wine">
            {sentence}
          </strong>
        ))}
        {lastReadOn && <span className="text-muted">{words.lastRead(showDay(lastReadOn))}</span>}
      </p>
    </li>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  const isKnown = children !== undefined && children !== false && children !== null;
  return (
    <span className={isKnown ? 'min-w-0 text-sm md:text-base' : 'max-md:hidden'}>
      <span className="text-muted md:sr-only">{`${label} `}</span>
      {isKnown ? children : <span className="text-muted">–</span>}
    </span>
  );
}

interface CourseProps {
  readings: readonly Reading[];
  unit: VolumeUnit;
  /** Shown before the first reading. */
  otherwise: string;
}

/** The last reading, and a sparkline of the two weeks before it. */
function Course({ readings, unit, otherwise }: CourseProps) {
  const wording = useWording();
  const last = readings.at(-1);
  if (!last) return <span className="text-muted">{otherwise}</span>;
  const recent = readings.slice(-14);
  const says = recent.map((reading) => showReading(reading, unit)).join(', ');
  return (
    <span className="flex items-center gap-2">
      <Sparkline
        lines={[recent.map(({ value }, index) => [index, value])]}
        description={`${nameOfKind(last.kind, wording)}: ${says}`}
        className="h-5 w-13 shrink-0"
      />
      <strong className="whitespace-nowrap font-semibold">{showReading(last, unit)}</strong>
    </span>
  );
}
