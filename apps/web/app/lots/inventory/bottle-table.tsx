import type { StockLine } from '@orbit-vine/cellar-book/sheets/bottle-stock.ts';
import { showVolume, type VolumeUnit } from '../book/amounts.ts';
import type { Wording } from '../wording/english.ts';
import { useOfficeWording } from '../wording/use-office-wording.ts';
import { useWording } from '../wording/use-wording.ts';

/** "40 cases + 5". */
export function casesOf({ cases, loose, caseOf }: StockLine, { work }: Wording): string {
  if (caseOf === 1) return `${cases}`;
  return [cases > 0 && work.cases(cases), loose > 0 && work.loose(loose)].filter(Boolean).join(' + ');
}

interface BottleTableProps {
  lines: readonly StockLine[];
  unit: VolumeUnit;
  codeOf: (lot: string) => string;
}

export function BottleTable({ lines, unit, codeOf }: BottleTableProps) {
  const wording = useWording();
  const { bottles } = useOfficeWording();
  const total = lines.reduce((sum, { count, sizeMl }) => sum + count * sizeMl, 0);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached without a pointer. */}
      <section className="overflow-x-auto" aria-label={bottles.table} tabIndex={0}>
        <table className="w-full min-w-[36rem] border-collapse print:min-w-0">
          <thead>
            <tr className="border-edge border-b text-left text-sm">
              {Object.values(bottles.heads).map((head) => (
                <th key={head} scope="col" className="whitespace-nowrap py-2 pr-4 font-semibold">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={lineKey(line)} className="break-inside-avoid border-line border-b">
                <th scope="row" className="whitespace-nowrap py-2 pr-4 text-left font-semibold">
                  {codeOf(line.bottling.lot)}
                </th>
                <td className="whitespace-nowrap py-2 pr-4">{wording.day(line.bottling.on)}</td>
                <td className="whitespace-nowrap py-2 pr-4">{`${line.sizeMl.toLocaleString('en-US')} mL`}</td>
                <td className="whitespace-nowrap py-2 pr-4">
                  <strong className="font-semibold">{casesOf(line, wording)}</strong>
                  {line.caseOf > 1 && (
                    <span className="text-muted text-sm">{bottles.toACase(line.caseOf)}</span>
                  )}
                </td>
                <td className="py-2 pr-4">{line.count.toLocaleString('en-US')}</td>
                <td className="whitespace-nowrap py-2 pr-4">{showVolume(line.count * line.sizeMl, unit)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="mt-3 font-semibold">{bottles.inBottles(showVolume(total, unit))}</p>
    </>
  );
}

export const lineKey = ({ bottling, sizeMl }: StockLine) => `${bottling.entry}/${bottling.lot}/${sizeMl}`;
