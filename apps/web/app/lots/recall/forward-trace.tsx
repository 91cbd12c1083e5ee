import { type MaterialBatch, traceForward } from '@orbit-vine/cellar-book/recall.ts';
import { useMemo } from 'react';
import { shortDay } from '../../ui/dates.ts';
import { TextRouteLink } from '../../ui/text-link.tsx';
import { showFruit, showMaterial, showVolume } from '../book/amounts.ts';
import { addressOf } from '../layout/view-address.ts';
import { useLotCode, useWinery } from '../layout/winery-context.ts';
import { english } from '../wording/english.ts';
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

function inWords({ use, count, consignee }: ReturnType<typeof countsByUse>[number]): string {
  const what = use === 'counted' ? 'missing at inventory' : english.bottleUses[use].toLowerCase();
  return `${count} × ${what}${consignee ? ` to ${consignee}` : ''}`;
}

/** From a batch of material to everything that contains it. */
export function ForwardTrace({ batch }: { batch: MaterialBatch }) {
  const { kept, book, rows } = useWinery();
  const codeOf = useLotCode();
  const { volumeUnit: unit } = kept.cellar.winery;
  const trace = useMemo(() => traceForward(book, batch), [book, batch]);
  const seqOf = new Map(rows.map(({ id, seq }) => [id, seq]));
  return (
    <>
      <TraceTable
        title="Where it was added"
        heads={['Day', 'Vessel', 'Lot', 'Amount', 'Row']}
        none="Nowhere in these records: it came with wine or fruit."
        rows={trace.additions.map((each) => ({
          key: `${each.entry}/${each.vessel}`,
          cells: [
            shortDay(each.on),
            each.vessel,
            codeOf(each.lot),
            showMaterial(each.amount, each.unit, english),
            seqOf.get(each.entry),
          ],
        }))}
      />
      <TraceTable
        title="In the cellar now"
        heads={['Vessel', 'Lot', 'Holds', 'Of this batch']}
        none="No vessel holds any of it."
        rows={trace.vessels.map((each) => ({
          key: `${each.vessel}/${each.unit}`,
          cells: [
            <VesselLink key="vessel" id={each.vessel} />,
            each.lot && codeOf(each.lot),
            each.ml > 0 ? showVolume(each.ml, unit) : showFruit(each.grams, unit),
            showMaterial(each.amount, each.unit, english),
          ],
        }))}
      />
      <TraceTable
        title="In bottles"
        heads={['Lot', 'Bottled', 'Filled', 'Of this batch', 'On hand', 'Gone']}
        none="No bottling contains any of it."
        rows={trace.bottlings.map(({ bottling, gone, amount, unit: measured }) => ({
          key: `${bottling.entry}/${bottling.lot}/${measured}`,
          cells: [
            codeOf(bottling.lot),
            shortDay(bottling.on),
            showVolume(bottling.ml, unit),
            showMaterial(amount, measured, english),
            onHandOf(bottling),
            countsByUse(gone).map(inWords).join('; ') || 'none',
          ],
        }))}
      />
    </>
  );
}
