import { showVolume } from '../book/amounts.ts';
import type { Wording } from '../wording/english.ts';
import type { OfficeWording } from '../wording/english-office.ts';
import { useOfficeWording } from '../wording/use-office-wording.ts';
import { useWording } from '../wording/use-wording.ts';
import { LineNotes, WrittenLine } from './line-notes.tsx';
import type { OpeningLine, OpeningStock } from './opening-line.ts';
import { madeOf } from './wine-description.ts';

/** The bottled wine of a list as it was read. */
export function BottlesTable({ lines }: { lines: readonly OpeningLine[] }) {
  const { openingList } = useOfficeWording();
  const headings = Object.values(openingList.bottleHeads);
  return (
    <table className="mt-4 w-full text-left text-sm">
      <caption className="sr-only">{openingList.bottlesAsRead}</caption>
      <thead>
        <tr className="border-edge border-b">
          {headings.map((heading) => (
            <th key={heading} className="py-1.5 pr-3 align-bottom font-semibold">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line may be written twice.
        <tbody key={at} className="border-line border-b">
          <WrittenLine text={line.text} columns={headings.length} />
          {line.stock && <StockRow stock={line.stock} />}
          <LineNotes line={line} columns={headings.length} />
        </tbody>
      ))}
    </table>
  );
}

function StockRow({ stock }: { stock: OpeningStock }) {
  const wording = useWording();
  const { openingList } = useOfficeWording();
  const { bottles, alcoholPercentVol, lot, workedOn } = stock;
  const ml = bottles.count * bottles.sizeMl;
  const name = [
    madeOf(stock, wording, openingList),
    lot && openingList.lot(lot),
    workedOn && openingList.on(workedOn),
  ];
  return (
    <tr className="align-top">
      <th scope="row" className="wrap-anywhere py-1.5 pr-3 font-semibold">
        {name.filter(Boolean).join(', ')}
      </th>
      <td className="py-1.5 pr-3">{`${bottles.sizeMl.toLocaleString('en-US')} mL`}</td>
      <td className="py-1.5 pr-3">{casesOf(bottles, wording, openingList)}</td>
      <td className="py-1.5 pr-3">
        {showVolume(ml, 'L')}
        <span className="block">{showVolume(ml, 'gal')}</span>
      </td>
      <td className="py-1.5">
        {alcoholPercentVol === undefined ? openingList.notStated : `${alcoholPercentVol} %`}
      </td>
    </tr>
  );
}

/** "500 of 12 and 5 bottles" */
function casesOf(
  { count, caseOf }: OpeningStock['bottles'],
  { list }: Wording,
  words: OfficeWording['openingList'],
): string {
  const cases = Math.floor(count / caseOf);
  const loose = count - cases * caseOf;
  return list([
    ...(cases > 0 ? [words.casesOf(cases.toLocaleString('en-US'), caseOf)] : []),
    ...(loose > 0 ? [words.bottles(loose)] : []),
  ]);
}
