import { vesselList } from '@orbit-vine/cellar-notes/read-back/read-back.ts';
import type { VolumeUnit } from '../book/amounts.ts';
import { showAlcohol, showFruit, showVolume } from '../book/amounts.ts';
import type { Wording } from '../wording/english.ts';
import type { OfficeWording } from '../wording/english-office.ts';
import { useOfficeWording } from '../wording/use-office-wording.ts';
import { useWording } from '../wording/use-wording.ts';
import { LineNotes, WrittenLine } from './line-notes.tsx';
import type { OpeningLine, OpeningWine } from './opening-line.ts';
import { madeOf } from './wine-description.ts';

/** The vessels of a list as it was read: each line, and what is missing or was left out. */
export function OpeningTable({ lines, unit }: { lines: readonly OpeningLine[]; unit: VolumeUnit }) {
  const { openingList } = useOfficeWording();
  return (
    <table className="mt-4 w-full text-left text-sm">
      <caption className="sr-only">{openingList.asRead}</caption>
      <thead>
        <tr className="border-edge border-b">
          {Object.values(openingList.heads).map((heading) => (
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
  const wording = useWording();
  const { openingList } = useOfficeWording();
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
          <td className="py-1.5 pr-3">
            {vessels.length === 1
              ? wording.vesselKinds[first.kind]
              : wording.vesselCounts[first.kind](vessels.length)}
          </td>
          <td className="py-1.5 pr-3">{capacityWords(line, unit, wording, openingList)}</td>
          <td className="py-1.5">{wine ? wineWords(wine, unit, wording, openingList) : openingList.empty}</td>
        </tr>
      )}
      <LineNotes line={line} columns={4} />
    </tbody>
  );
}

function capacityWords(
  { vessels: [first, ...others] }: OpeningLine,
  unit: VolumeUnit,
  { work }: Wording,
  words: OfficeWording['openingList'],
): string {
  const { capacityMl, capacityG } = first ?? {};
  const each = (amount: string) => (others.length > 0 ? work.each(amount) : amount);
  if (capacityMl !== undefined) return each(showVolume(capacityMl, unit));
  return capacityG === undefined ? words.notStated : each(words.ofFruit(showFruit(capacityG, unit)));
}

/** "59 gal each, 590 gal in all: 2024 Cabernet Franc, block 3, 13.8 % alcohol" */
function wineWords(
  wine: OpeningWine,
  unit: VolumeUnit,
  wording: Wording,
  words: OfficeWording['openingList'],
): string {
  const { levels, alcoholPercentVol, lot, workedOn } = wine;
  const total = levels.reduce((sum, { ml }) => sum + ml, 0);
  const amount =
    levels.length > 1
      ? words.eachAndAll(showVolume(levels[0]?.ml ?? 0, unit), showVolume(total, unit))
      : showVolume(total, unit);
  return [
    `${amount}: ${madeOf(wine, wording, words)}`,
    showAlcohol(alcoholPercentVol, wording),
    lot && words.lot(lot),
    workedOn && words.on(workedOn),
  ]
    .filter(Boolean)
    .join(', ');
}
