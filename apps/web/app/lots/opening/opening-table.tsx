import { vesselList } from '@orbit-vine/cellar-notes/read-back/read-back.ts';
import type { VolumeUnit } from '../book/amounts.ts';
import { showFruit, showVolume } from '../book/amounts.ts';
import { LineNotes, WrittenLine } from './line-notes.tsx';
import type { OpeningLine, OpeningWine } from './opening-line.ts';
import { madeOf } from './wine-description.ts';

/** The vessels of a list as it was read: each line, and what is missing or was left out. */
export function OpeningTable({ lines, unit }: { lines: readonly OpeningLine[]; unit: VolumeUnit }) {
  return (
    <table className="mt-4 w-full text-left text-sm">
      <caption className="sr-only">The list as it was read</caption>
      <thead>
        <tr className="border-edge border-b">
          {['Vessels', 'Kind', 'Holds when full', 'Wine now'].map((heading) => (
            <th key={heading} className="py-1.5 pr-3 align-bottom font-semibold">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line may be written twice.
        <LineRows key={at} line={line} unit={unit} />
      ))}
    </table>
  );
}

function LineRows({ line, unit }: { line: OpeningLine; unit: VolumeUnit }) {
  const { text, vessels, wine } = line;
  const [first] = vessels;
  return (
    <tbody className="border-line border-b">
      <WrittenLine text={text} columns={4} />
      {first && (
        <tr className="align-top">
          <th scope="row" className="wrap-anywhere py-1.5 pr-3 font-semibold">
            {vesselList(vessels.map(({ name }) => name))}
          </th>
          <td className="py-1.5 pr-3">{countedKind(first.kind, vessels.length)}</td>
          <td className="py-1.5 pr-3">{capacityWords(first, vessels.length, unit)}</td>
          <td className="py-1.5">{wine ? wineWords(wine, unit) : 'empty'}</td>
        </tr>
      )}
      <LineNotes line={line} columns={4} />
    </tbody>
  );
}

const countedKind = (kind: string, count: number) => (count === 1 ? kind : `${count} ${kind}s`);

function capacityWords(
  { capacityMl, capacityG }: { capacityMl?: number | undefined; capacityG?: number | undefined },
  count: number,
  unit: VolumeUnit,
): string {
  const each = count > 1 ? ' each' : '';
  if (capacityMl !== undefined) return `${showVolume(capacityMl, unit)}${each}`;
  return capacityG === undefined ? 'not stated' : `${showFruit(capacityG, unit)} of fruit${each}`;
}

/** "59 gal each, 590 gal in all: 2024 Cabernet Franc, block 3, 13.8 % alcohol" */
function wineWords(wine: OpeningWine, unit: VolumeUnit): string {
  const { levels, alcoholPercentVol, lot, workedOn } = wine;
  const total = levels.reduce((sum, { ml }) => sum + ml, 0);
  const amount =
    levels.length > 1
      ? `${showVolume(levels[0]?.ml ?? 0, unit)} each, ${showVolume(total, unit)} in all`
      : showVolume(total, unit);
  return [
    `${amount}: ${madeOf(wine)}`,
    alcoholPercentVol !== undefined && `${alcoholPercentVol} % alcohol`,
    lot && `lot ${lot}`,
    workedOn && `on ${workedOn}`,
  ]
    .filter(Boolean)
    .join(', ');
}
