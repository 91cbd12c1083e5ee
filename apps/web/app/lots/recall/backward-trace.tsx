import type { Bottling } from '@orbit-vine/cellar-book/book/book.ts';
import { traceBack } from '@orbit-vine/cellar-book/recall.ts';
import { useMemo } from 'react';
import { showMaterial, showVolume } from '../book/amounts.ts';
import type { BookRow } from '../book/book-rows.ts';
import { describeWork } from '../book/work-words.ts';
import { LotLink } from '../layout/lot-link.tsx';
import { useWinery } from '../layout/winery-context.ts';
import { useOfficeWording } from '../wording/use-office-wording.ts';
import { useWording } from '../wording/use-wording.ts';
import { TraceTable } from './trace-table.tsx';

const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`;

/** From a bottling to everything that is in it. */
export function BackwardTrace({ bottling }: { bottling: Bottling }) {
  const wording = useWording();
  const { recall, paper } = useOfficeWording();
  const { heads } = recall;
  const { kept, book, rows } = useWinery();
  const { volumeUnit: unit } = kept.cellar.winery;
  const trace = useMemo(() => traceBack(book, bottling), [book, bottling]);
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const volumeOf = (share: number) => showVolume(Math.round(share * bottling.ml), unit);
  const detailOf = (row: BookRow | undefined) => {
    const words = row?.work && describeWork(row.work, unit, wording);
    return words ? `${words.title}: ${words.detail}` : '';
  };
  return (
    <>
      <MaterialsIn materials={trace.materials} />
      <TraceTable
        title={recall.grapes}
        heads={[heads.variety, heads.block, heads.vintage, heads.share, heads.volume]}
        none={recall.noGrapes}
        rows={trace.grapes.map(({ variety, block, vintage, share }) => ({
          key: `${variety}/${block}/${vintage}`,
          cells: [
            variety ?? recall.unknown,
            block ?? paper.notOnRecord,
            vintage ?? paper.notOnRecord,
            percent(share),
            volumeOf(share),
          ],
        }))}
      />
      <TraceTable
        title={recall.arrivals}
        heads={[heads.day, heads.whatCame, heads.share, heads.volume, heads.row]}
        none={recall.noArrivals}
        rows={trace.arrivals.map(({ entry, share }) => {
          const row = rowOf.get(entry);
          const cells = [
            row && wording.day(row.workedOn),
            detailOf(row),
            percent(share),
            volumeOf(share),
            row?.seq,
          ];
          return { key: entry, cells };
        })}
      />
      <TraceTable
        title={recall.lots}
        heads={[heads.lot, heads.share, heads.volume]}
        none={recall.noLots}
        rows={trace.lots.map(({ lot, share, ml }) => ({
          key: lot,
          cells: [<LotLink key="lot" lot={lot} look="inline" />, percent(share), showVolume(ml, unit)],
        }))}
      />
    </>
  );
}

function MaterialsIn({ materials }: { materials: ReturnType<typeof traceBack>['materials'] }) {
  const wording = useWording();
  const { recall, paper } = useOfficeWording();
  const { heads } = recall;
  return (
    <TraceTable
      title={recall.materials}
      heads={[heads.material, heads.batch, heads.inBottles]}
      none={recall.noMaterials}
      rows={materials.map(({ material, batch, unit, amount }) => ({
        key: `${material}/${batch}/${unit}`,
        cells: [material, batch ?? paper.notOnRecord, showMaterial(amount, unit, wording)],
      }))}
    />
  );
}
