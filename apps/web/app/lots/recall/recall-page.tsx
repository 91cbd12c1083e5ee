import { materialBatches } from '@orbit-vine/cellar-book/recall.ts';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { shortDay } from '../../ui/dates.ts';
import { Select } from '../../ui/select.tsx';
import { localDay } from '../book/local-day.ts';
import { OfficeNav } from '../layout/office-nav.tsx';
import { useLotCode, useWinery } from '../layout/winery-context.ts';
import { BackwardTrace } from './backward-trace.tsx';
import { ForwardTrace } from './forward-trace.tsx';

/** One step back and one step forward, and everything between (21 CFR 1.337 and 1.345). */
export function RecallPage() {
  const { kept, book } = useWinery();
  const codeOf = useLotCode();
  const [chosen, setChosen] = useState('');
  const batches = materialBatches(book).map((batch) => ({
    key: `batch ${JSON.stringify(batch)}`,
    words: `${batch.material}, ${batch.batch ? `batch ${batch.batch}` : 'no batch on record'}`,
    trace: <ForwardTrace batch={batch} />,
  }));
  const bottlings = [...book.lots.values()]
    .flatMap(({ bottlings: all }) => all)
    .map((bottling, index) => ({
      key: `bottling ${index} ${bottling.entry}`,
      words: `Bottles of ${codeOf(bottling.lot)}, ${shortDay(bottling.on)}`,
      trace: <BackwardTrace bottling={bottling} />,
    }));
  const choices = [...batches, ...bottlings];
  const choice = choices.find(({ key }) => key === chosen);
  return (
    <>
      <OfficeNav />
      <h1 className="text-4xl print:text-2xl">Recall drill</h1>
      <p className="mt-4 max-w-prose print:hidden">
        Choose a batch of a material to see everything that contains it, or a bottling to see everything in
        it. Amounts follow the wine through every move and blend.
      </p>
      {choices.length === 0 ? (
        <p className="mt-4">There are no additions or bottlings yet.</p>
      ) : (
        <div data-noprint className="mt-5 flex flex-wrap items-end gap-3">
          <Select
            label="Trace"
            value={chosen}
            choices={[
              ['', 'Choose a batch or a bottling'],
              ...choices.map(({ key, words }) => [key, words] as const),
            ]}
            onChange={setChosen}
            className="max-w-full"
          />
          {choice && (
            <Button size="large" onClick={() => window.print()}>
              Print the trace
            </Button>
          )}
        </div>
      )}
      {choice && (
        <>
          <h2 className="mt-8 text-2xl">{choice.words}</h2>
          <p className="mt-1 text-muted text-sm">
            {`${kept.cellar.winery.name}, as the records stand on ${shortDay(localDay(kept.cellar.winery.timeZone))}.`}
          </p>
          {choice.trace}
        </>
      )}
    </>
  );
}
