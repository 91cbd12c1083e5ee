import { materialBatches } from '@orbit-vine/cellar-book/recall.ts';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { localDay } from '../book/local-day.ts';
import { OfficeNav } from '../layout/office-nav.tsx';
import { useLotCode, useWinery } from '../layout/winery-context.ts';
import { useOfficeWording } from '../wording/use-office-wording.ts';
import { useWording } from '../wording/use-wording.ts';
import { BackwardTrace } from './backward-trace.tsx';
import { ForwardTrace } from './forward-trace.tsx';

/** One step back and one step forward, and everything between (21 CFR 1.337 and 1.345). */
export function RecallPage() {
  const { day } = useWording();
  const { recall } = useOfficeWording();
  const { kept, book } = useWinery();
  const codeOf = useLotCode();
  const [chosen, setChosen] = useState('');
  const batches = materialBatches(book).map((batch) => ({
    key: `batch ${JSON.stringify(batch)}`,
    words: batch.batch ? recall.batch(batch.material, batch.batch) : recall.noBatch(batch.material),
    trace: <ForwardTrace batch={batch} />,
  }));
  const bottlings = [...book.lots.values()]
    .flatMap(({ bottlings: all }) => all)
    .map((bottling, index) => ({
      key: `bottling ${index} ${bottling.entry}`,
      words: recall.bottlesOf(codeOf(bottling.lot), day(bottling.on)),
      trace: <BackwardTrace bottling={bottling} />,
    }));
  const choices = [...batches, ...bottlings];
  const choice = choices.find(({ key }) => key === chosen);
  return (
    <>
      <OfficeNav />
      <h1 className="text-4xl print:text-2xl">{recall.title}</h1>
      <p className="mt-4 max-w-prose print:hidden">{recall.about}</p>
      {choices.length === 0 ? (
        <p className="mt-4">{recall.nothing}</p>
      ) : (
        <div data-noprint className="mt-5 flex flex-wrap items-end gap-3">
          <Select
            label={recall.trace}
            value={chosen}
            choices={[['', recall.choose], ...choices.map(({ key, words }) => [key, words] as const)]}
            onChange={setChosen}
            className="max-w-full"
          />
          {choice && (
            <Button size="large" onClick={() => window.print()}>
              {recall.print}
            </Button>
          )}
        </div>
      )}
      {choice && (
        <>
          <h2 className="mt-8 text-2xl">{choice.words}</h2>
          <p className="mt-1 text-muted text-sm">
            {recall.asOf(kept.cellar.winery.name, day(localDay(kept.cellar.winery.timeZone)))}
          </p>
          {choice.trace}
        </>
      )}
    </>
  );
}
