import { type MaterialBatch, traceForward } from '@orbit-vine/cellar-book/recall.ts';
import { useMemo } from 'react';
import { TextRouteLink } from '../../ui/text-link.tsx';
import { showFruit, showMaterial, showVolume } from '../book/amounts.ts';
import { LotLink } from '../layout/lot-link.tsx';
import { addressOf } from '../layout/view-address.ts';
import { useWinery } from '../layout/winery-context.ts';
import { useOfficeWording } from '../wording/use-office-wording.ts';
import { useWording } from '../wording/use-wording.ts';
import { countsByUse, onHandOf } from './bottles-gone.ts';
import { TraceTable } from './trace-table.tsx';

function VesselLink({ id }: { id: string }) {
  const { winery } = useWinery().kept.cellar;
  return (
    <TextRouteLink to={addressOf({ view: 'vessel', id }, winery.id)} look="standalone">
      {id}
    </TextRouteLink>
  );
}

function useGoneInWords() {
  const { bottleUses } = useWording();
  const { recall } = useOfficeWording();
  return ({ use, count, consignee }: ReturnType<typeof countsByUse>[number]): string => {
    const gone = `${count} × ${use === 'counted' ? recall.missing : bottleUses[use].toLowerCase()}`;
    return consignee ? recall.goneTo(gone, consignee) : gone;
  };
}

/** From a batch of material to everything that contains it. */
export function ForwardTrace({ batch }: { batch: MaterialBatch }) {
  const wording = useWording();
  const { recall } = useOfficeWording();
  const { heads } = recall;
  const inWords = useGoneInWords();
  const { kept, book, rows } = useWinery();
  const { volumeUnit: unit } = kept.cellar.winery;
  const trace = useMemo(() => traceForward(book, batch), [book, batch]);
  const seqOf = new Map(rows.map(({ id, seq }) => [id, seq]));
  return (
    <>
      <TraceTable
        title={recall.additions}
        heads={[heads.day, heads.vessel, heads.lot, heads.amount, heads.row]}
        none={recall.noAdditions}
        rows={trace.additions.map((each) => ({
          key: `${each.entry}/${each.vessel}`,
          cells: [
            wording.day(each.on),
            each.vessel,
            <LotLink key="lot" lot={each.lot} look="inline" />,
            showMaterial(each.amount, each.unit, wording),
            seqOf.get(each.entry),
          ],
        }))}
      />
      <TraceTable
        title={recall.vessels}
        heads={[heads.vessel, heads.lot, heads.holds, heads.ofBatch]}
        none={recall.noVessels}
        rows={trace.vessels.map((each) => ({
          key: `${each.vessel}/${each.unit}`,
          cells: [
            <VesselLink key="vessel" id={each.vessel} />,
            each.lot && <LotLink key="lot" lot={each.lot} look="inline" />,
            each.ml > 0 ? showVolume(each.ml, unit) : showFruit(each.grams, unit),
            showMaterial(each.amount, each.unit, wording),
          ],
        }))}
      />
      <TraceTable
        title={recall.bottlings}
        heads={[heads.lot, heads.bottled, heads.filled, heads.ofBatch, heads.onHand, heads.gone]}
        none={recall.noBottlings}
        rows={trace.bottlings.map(({ bottling, gone, amount, unit: measured }) => ({
          key: `${bottling.entry}/${bottling.lot}/${measured}`,
          cells: [
            <LotLink key="lot" lot={bottling.lot} look="inline" />,
            wording.day(bottling.on),
            showVolume(bottling.ml, unit),
            showMaterial(amount, measured, wording),
            onHandOf(bottling) || recall.none,
            countsByUse(gone).map(inWords).join('; ') || recall.none,
          ],
        }))}
      />
    </>
  );
}
