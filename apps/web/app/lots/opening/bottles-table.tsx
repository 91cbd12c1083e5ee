import { showVolume } from '../book/amounts.ts';
import { LineNotes, WrittenLine } from './line-notes.tsx';
import type { OpeningLine, OpeningStock } from './opening-line.ts';
import { madeOf } from './wine-description.ts';

const headings = ['Bottled wine', 'Size', 'Cases', 'Volume', 'Alcohol'];

/** The bottled wine of a list as it was read. */
export function BottlesTable({ lines }: { lines: readonly OpeningLine[] }) {
  return (
    <table className="mt-4 w-full text-left text-sm">
      <caption className="sr-only">The bottled wine in the list as it was read</caption>
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
  const { bottles, alcoholPercentVol, lot, workedOn } = stock;
  const ml = bottles.count * bottles.sizeMl;
  const name = [madeOf(stock), lot && `lot ${lot}`, workedOn && `on ${workedOn}`];
  return (
    <tr className="align-top">
      <th scope="row" className="wrap-anywhere py-1.5 pr-3 font-semibold">
        {name.filter(Boolean).join(', ')}
      </th>
      <td className="py-1.5 pr-3">{`${bottles.sizeMl.toLocaleString('en-US')} mL`}</td>
      <td className="py-1.5 pr-3">{casesOf(bottles)}</td>
      <td className="py-1.5 pr-3">
        {showVolume(ml, 'L')}
        <span className="block">{showVolume(ml, 'gal')}</span>
      </td>
      <td className="py-1.5">{alcoholPercentVol === undefined ? 'not stated' : `${alcoholPercentVol} %`}</td>
    </tr>
  );
}

/** "500 of 12, and 5 bottles" */
function casesOf({ count, caseOf }: OpeningStock['bottles']): string {
  const cases = Math.floor(count / caseOf);
  const loose = count - cases * caseOf;
  return [
    cases > 0 && `${cases.toLocaleString('en-US')} of ${caseOf}`,
    loose > 0 && `${loose} ${loose === 1 ? 'bottle' : 'bottles'}`,
  ]
    .filter(Boolean)
    .join(' and ');
}
