import { netOf } from '@orbit-vine/cellar-book/apply/arrivals.ts';
import type { WorkOf } from '@orbit-vine/cellar-book/entries/work.ts';
import { showFruit } from '../book/amounts.ts';
import { LotLink } from '../layout/lot-link.tsx';
import { useWinery } from '../layout/winery-context.ts';
import { useOfficeWording } from '../wording/use-office-wording.ts';

interface WeighTagProps {
  work: WorkOf<'receive_fruit'>;
  day: string;
  seq: number;
}

/** One arrival of fruit with its bins, to print and to sign. */
export function WeighTag({ work, day, seq }: WeighTagProps) {
  const { weighTag: words, paper, longDay } = useOfficeWording();
  const { name, volumeUnit: unit } = useWinery().kept.cellar.winery;
  const { component, grower, weighTag, lot, grams, bins = [] } = work;
  const weighed = bins.reduce((sum, bin) => sum + netOf(bin), 0);
  const facts = [
    [words.facts.winery, name],
    [words.facts.date, longDay(day)],
    [words.facts.grower, grower ?? paper.notOnRecord],
    [
      words.facts.fruit,
      [component.vintage, component.variety].filter(Boolean).join(' ') || paper.notOnRecord,
    ],
    [words.facts.block, component.block ?? paper.notOnRecord],
    [words.facts.lot, lot === undefined ? paper.notOnRecord : <LotLink key="lot" lot={lot} look="inline" />],
    [words.facts.row, String(seq)],
  ] as const;
  return (
    <article className="max-w-2xl border border-edge p-5 print:border-0 print:p-0">
      <h2 className="text-3xl">{weighTag ? words.numbered(weighTag) : words.ofRow(seq)}</h2>
      <dl className="mt-4 grid gap-x-8 gap-y-1.5 sm:grid-cols-2 print:grid-cols-2">
        {facts.map(([term, fact]) => (
          <div key={term} className="flex justify-between gap-4 border-line border-b py-1">
            <dt className="text-muted">{term}</dt>
            <dd className="wrap-anywhere text-right">{fact}</dd>
          </div>
        ))}
      </dl>
      {bins.length > 0 && <BinTable bins={bins} />}
      <p className="mt-4 font-semibold text-xl">{words.net(showFruit(grams, unit))}</p>
      {bins.length > 0 && weighed !== grams && (
        <p className="mt-1">{words.corrected(showFruit(weighed, unit))}</p>
      )}
      <p className="mt-8 hidden justify-between gap-8 print:flex">
        <span>{`${words.weighedBy} ______________________`}</span>
        <span>{`${words.receivedBy} ______________________`}</span>
      </p>
    </article>
  );
}

function BinTable({ bins }: { bins: NonNullable<WeighTagProps['work']['bins']> }) {
  const { weighTag } = useOfficeWording();
  const { volumeUnit: unit } = useWinery().kept.cellar.winery;
  return (
    <table className="mt-5 w-full border-collapse">
      <thead>
        <tr className="border-edge border-b text-left text-sm">
          {Object.values(weighTag.heads).map((head) => (
            <th key={head} scope="col" className="py-2 pr-3 font-semibold">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bins.map((bin, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the bins of a stored entry don't change.
          <tr key={index} className="border-line border-b">
            <th scope="row" className="wrap-anywhere py-1.5 pr-3 text-left font-normal">
              {bin.vessel}
            </th>
            {[bin.gross, bin.tare, netOf(bin)].map((weight, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: gross, tare, and net stand in this order.
              <td key={column} className="whitespace-nowrap py-1.5 pr-3">
                {showFruit(weight, unit)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
