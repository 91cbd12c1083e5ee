import type { Lot, Reading } from '@orbit-vine/cellar-book/book/book.ts';
import { nameOfKind, showReading, type VolumeUnit } from '../book/amounts.ts';
import { useWording } from '../wording/use-wording.ts';
import { analysesOf } from './lot-facts.ts';
import { ReadingChart } from './reading-chart.tsx';

interface LotReadingsProps {
  lot: Lot;
  unit: VolumeUnit;
}

export function LotReadings({ lot, unit }: LotReadingsProps) {
  const wording = useWording();
  const { lot: words } = wording;
  const analyses = analysesOf(lot, wording);
  if (analyses.length === 0) return <p className="text-muted">{words.noReadings}</p>;
  const show = (reading: Reading) => showReading(reading, unit);
  return (
    <>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-5 md:grid-cols-[repeat(2,minmax(0,1fr))]">
        {analyses.map((lines) => (
          <li key={lines[0]?.name}>
            <span className="flex flex-wrap items-baseline justify-between gap-x-4">
              {lines.map(({ name, readings }, index) => {
                const last = readings.at(-1);
                return (
                  <span key={name}>
                    {name} <strong className="font-semibold">{last && show(last)}</strong>{' '}
                    <span className="text-muted text-sm">
                      {last && wording.day(last.on)}
                      {index > 0 && words.dashed}
                    </span>
                  </span>
                );
              })}
            </span>
            <ReadingChart lines={lines} show={show} />
          </li>
        ))}
      </ul>
      <details className="mt-3">
        <summary className="flex min-h-11 w-fit list-none items-center text-wine underline underline-offset-4">
          {words.allReadings(lot.readings.length)}
        </summary>
        <ReadingTable readings={lot.readings.toReversed()} show={show} />
      </details>
    </>
  );
}

interface ReadingTableProps {
  readings: readonly Reading[];
  show: (reading: Reading) => string;
}

function ReadingTable({ readings, show }: ReadingTableProps) {
  const wording = useWording();
  return (
    <table className="w-full border-collapse text-sm">
      <thead>
        <tr className="border-edge border-b text-left">
          {Object.values(wording.lot.heads).map((head) => (
            <th key={head} scope="col" className="py-2 pr-4 font-semibold">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {readings.map((reading) => (
          <tr key={`${reading.entry}/${reading.kind}`} className="border-line border-b align-top">
            <td className="whitespace-nowrap py-1.5 pr-4">{wording.day(reading.on)}</td>
            <td className="py-1.5 pr-4">{nameOfKind(reading.kind, wording)}</td>
            <td className="whitespace-nowrap py-1.5 pr-4">{show(reading)}</td>
            <td className="wrap-anywhere py-1.5">{reading.vessels.join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
