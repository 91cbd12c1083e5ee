import { alcoholOf } from '@orbit-vine/cellar-book/book/contents.ts';
import type { StockLine } from '@orbit-vine/cellar-book/sheets/bottle-stock.ts';
import { Scrolling } from '../../ui/scrolling.tsx';
import { showVolume, type VolumeUnit } from '../book/amounts.ts';
import { casesOf, lineKey } from '../book/bottle-words.ts';
import { nameOfWine } from '../book/composition.ts';
import { LotLink } from '../layout/lot-link.tsx';
import { useOfficeWording } from '../wording/use-office-wording.ts';
import { useWording } from '../wording/use-wording.ts';

interface BottleTableProps {
  lines: readonly StockLine[];
  unit: VolumeUnit;
}

export function BottleTable({ lines, unit }: BottleTableProps) {
  const wording = useWording();
  const { bottles, openingList } = useOfficeWording();
  const total = lines.reduce((sum, { count, sizeMl }) => sum + count * sizeMl, 0);
  return (
    <>
      <Scrolling label={bottles.table} isWide>
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
            {lines.map((line) => {
              const percent = alcoholOf(line.bottling.contents);
              return (
                <tr key={lineKey(line)} className="break-inside-avoid border-line border-b">
                  <th scope="row" className="py-2 pr-4 text-left font-semibold">
                    <LotLink lot={line.bottling.lot} />
                    <span className="block max-w-60 font-normal text-muted text-sm">
                      {nameOfWine(line.bottling.contents.composition, wording)}
                    </span>
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
                  <td className="whitespace-nowrap py-2 pr-4">
                    {showVolume(line.count * line.sizeMl, unit)}
                  </td>
                  <td className="whitespace-nowrap py-2">
                    {percent === undefined ? openingList.notStated : Number(percent.toFixed(2))}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </Scrolling>
      <p className="mt-3 font-semibold">{bottles.inBottles(showVolume(total, unit))}</p>
    </>
  );
}
