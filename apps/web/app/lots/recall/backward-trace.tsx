import type { Bottling } from '@orbit-vine/cellar-book/book/book.ts';
import { traceBack } from '@orbit-vine/cellar-book/recall.ts';
import { useMemo } from 'react';
import { shortDay } from '../../ui/dates.ts';
import { showMaterial, showVolume } from '../book/amounts.ts';
import type { BookRow } from '../book/book-rows.ts';
import { describeWork } from '../book/work-words.ts';
import { useLotCode, useWinery } from '../layout/winery-context.ts';
import { english } from '../wording/english.ts';
import { TraceTable } from './trace-table.tsx';

const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`;

/** From a bottling to everything that is in it. */
export function BackwardTrace({ bottling }: { bottling: Bottling }) {
  const { kept, book, rows } = useWinery();
  const codeOf = useLotCode();
  const { volumeUnit: unit } = kept.cellar.winery;
  const trace = useMemo(() => traceBack(book, bottling), [book, bottling]);
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const volumeOf = (share: number) => showVolume(Math.round(share * bottling.ml), unit);
  const detailOf = (row: BookRow | undefined) => {
    const words = row?.work && describeWork(row.work, unit, english);
    return words ? `${words.title}: ${words.detail}` : '';
  };
  return (
    <>
      <MaterialsIn materials={trace.materials} />
      <TraceTable
        title="Fruit and blocks"
        heads={['Variety', 'Block', 'Vintage', 'Share', 'Volume']}
        none="Nothing is on record."
        rows={trace.grapes.map(({ variety, block, vintage, share }) => ({
          key: `${variety}/${block}/${vintage}`,
          cells: [
            variety ?? 'Unknown',
            block ?? 'not on record',
            vintage ?? 'not on record',
            percent(share),
            volumeOf(share),
          ],
        }))}
      />
      <TraceTable
        title="How it came into the cellar"
        heads={['Day', 'What came', 'Share', 'Volume', 'Row']}
        none="These bottles didn’t come from a vessel in these records."
        rows={trace.arrivals.map(({ entry, share }) => {
          const row = rowOf.get(entry);
          const cells = [
            row && shortDay(row.workedOn),
            detailOf(row),
            percent(share),
            volumeOf(share),
            row?.seq,
          ];
          return { key: entry, cells };
        })}
      />
      <TraceTable
        title="Lots it was before"
        heads={['Lot', 'Share', 'Volume']}
        none="It was always this lot."
        rows={trace.lots.map(({ lot, share, ml }) => ({
          key: lot,
          cells: [codeOf(lot), percent(share), showVolume(ml, unit)],
        }))}
      />
    </>
  );
}

function MaterialsIn({ materials }: { materials: ReturnType<typeof traceBack>['materials'] }) {
  return (
    <TraceTable
      title="Materials"
      heads={['Material', 'Batch', 'In these bottles']}
      none="No material is on record."
      rows={materials.map(({ material, batch, unit, amount }) => ({
        key: `${material}/${batch}/${unit}`,
        cells: [material, batch ?? 'not on record', showMaterial(amount, unit, english)],
      }))}
    />
  );
}
