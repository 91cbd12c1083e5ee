import type { WorkOf } from '@orbit-vine/cellar-book/entries/work.ts';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { RowLine } from '../book/row-line.tsx';
import { lotInText } from '../layout/lot-link.tsx';
import { OfficeNav } from '../layout/office-nav.tsx';
import { Section } from '../layout/section.tsx';
import { useWinery } from '../layout/winery-context.ts';
import { useOfficeWording } from '../wording/use-office-wording.ts';
import { FruitForm } from './fruit-form.tsx';
import { WeighTag } from './weigh-tag.tsx';

/** Arrivals of fruit as they stand now, the latest first. */
function useArrivals() {
  const { rows } = useWinery();
  return rows
    .flatMap((row) => {
      const { work, correctedBy } = row;
      return work?.op === 'receive_fruit' && correctedBy === undefined
        ? [{ row, work: work as WorkOf<'receive_fruit'> }]
        : [];
    })
    .toReversed();
}

export function FruitPage() {
  const { fruit, weighTag } = useOfficeWording();
  const { winery } = useWinery().kept.cellar;
  const arrivals = useArrivals();
  const [chosen, setChosen] = useState<string>();
  const tag = arrivals.find(({ row }) => row.id === chosen);
  if (tag)
    return (
      <>
        <div data-noprint className="mb-6 flex flex-wrap gap-3">
          <Button size="large" onClick={() => setChosen(undefined)}>
            {fruit.back}
          </Button>
          <Button look="primary" size="large" onClick={() => window.print()}>
            {fruit.print}
          </Button>
        </div>
        <h1 className="sr-only">{weighTag.title}</h1>
        <WeighTag work={tag.work} day={tag.row.workedOn} seq={tag.row.seq} />
      </>
    );
  return (
    <>
      <OfficeNav />
      <h1 className="text-4xl">{fruit.title}</h1>
      <div className="mt-6 grid grid-cols-1 gap-10">
        {winery.role !== 'viewer' && <FruitForm />}
        <Section title={fruit.received}>
          {arrivals.length === 0 && <p>{fruit.noneYet}</p>}
          <ul>
            {arrivals.map(({ row }) => (
              <li key={row.id} className="flex items-start justify-between gap-4 border-line border-b py-2.5">
                <RowLine nameLot={lotInText} row={row} unit={winery.volumeUnit} />
                <Button
                  look="link"
                  size="small"
                  aria-label={weighTag.ofRow(row.seq)}
                  onClick={() => setChosen(row.id)}
                >
                  {weighTag.title}
                </Button>
              </li>
            ))}
          </ul>
        </Section>
      </div>
    </>
  );
}
