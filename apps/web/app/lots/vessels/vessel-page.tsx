import type { Lot, Reading, Vessel } from '@orbit-vine/cellar-book/book/book.ts';
import { alcoholOf } from '@orbit-vine/cellar-book/book/contents.ts';
import { TextRouteLink } from '../../ui/text-link.tsx';
import {
  nameOfKind,
  showAlcohol,
  showFruit,
  showReading,
  showVolume,
  type VolumeUnit,
} from '../book/amounts.ts';
import { mixtureIn, nameOfWine } from '../book/composition.ts';
import { RowList } from '../entry/row-list.tsx';
import { useRowsAbout } from '../entry/use-rows-about.ts';
import { LotLink } from '../layout/lot-link.tsx';
import { NotFound } from '../layout/not-found.tsx';
import { addressOf, type VesselTool } from '../layout/view-address.ts';
import { useWinery } from '../layout/winery-context.ts';
import { InEnglish } from '../wording/in-language.tsx';
import { useWording } from '../wording/use-wording.ts';
import { calculatorLinks } from './calculator-links.ts';
import { VesselCalculator } from './vessel-calculator.tsx';
import { VesselPicture } from './vessel-picture.tsx';
import { VesselSetUp } from './vessel-set-up.tsx';

interface VesselPageProps {
  vesselId: string;
  tool?: VesselTool | undefined;
}

export function VesselPage({ vesselId: written, tool }: VesselPageProps) {
  const { vessels: words } = useWording();
  const { kept, book } = useWinery();
  const { id: wineryId, volumeUnit: unit } = kept.cellar.winery;
  // Printed labels have the name of their day.
  const setUpVessel = kept.cellar.setup.vessels.find(
    ({ name, formerNames }) => name === written || formerNames?.includes(written),
  );
  const vesselId = setUpVessel?.name ?? written;
  const names = new Set([vesselId, ...(setUpVessel?.formerNames ?? [])]);
  const history = useRowsAbout({
    entriesIn: ({ postings }) => postings.flatMap((each) => (names.has(each.vessel) ? [each.entry] : [])),
    names: (work) => namesVessel(work, names),
  });
  const vessel = book.vessels.get(vesselId);
  if (!vessel) return <NotFound what="vessel" name={vesselId} />;
  const lot = vessel.lot === undefined ? undefined : book.lots.get(vessel.lot);
  return (
    <article>
      <div className="flex items-center gap-4 sm:gap-5">
        <VesselPicture vessel={vessel} className="size-14 sm:size-16" />
        <div className="min-w-0">
          <h1 className="wrap-anywhere text-3xl sm:text-4xl">{vesselId}</h1>
          <p>
            <VesselContents vessel={vessel} lot={lot} />
          </p>
        </div>
      </div>
      <LastReadings
        readings={lot?.readings.filter(({ vessels }) => vessels.includes(vesselId)) ?? []}
        unit={unit}
      />
      {lot && vessel.ml > 0 && <CalculatorLinks vessel={vessel} lot={lot} />}
      {tool && lot && vessel.ml > 0 && (
        <InEnglish>
          <VesselCalculator vessel={vesselId} tool={tool} />
        </InEnglish>
      )}
      <p className="mt-3" data-noprint>
        <TextRouteLink
          to={`${addressOf({ view: 'labels' }, wineryId)}&only=${encodeURIComponent(vesselId)}`}
          look="standalone"
        >
          {words.printLabel}
        </TextRouteLink>
      </p>
      {setUpVessel && <VesselSetUp vessel={vessel} setUp={setUpVessel} />}
      <h2 className="mt-10 text-2xl">{words.work}</h2>
      {history.length === 0 && <p className="mt-3 text-muted">{words.nothingYet}</p>}
      <RowList rows={history.toReversed()} />
    </article>
  );
}

function VesselContents({ vessel, lot }: { vessel: Vessel; lot: Lot | undefined }) {
  const unit = useWinery().kept.cellar.winery.volumeUnit;
  const wording = useWording();
  const { vessels: words } = wording;
  const capacity = capacityOf(vessel, unit);
  if (!lot) return `${words.empty}${capacity && `; ${words.capacity(capacity)}`}`;
  const amount = vessel.grams > 0 ? showFruit(vessel.grams, unit) : showVolume(vessel.ml, unit);
  return (
    <>
      <LotLink lot={lot.id} />
      {`, ${[
        nameOfWine(mixtureIn(vessel), wording),
        capacity ? words.of(amount, capacity) : amount,
        showAlcohol(alcoholOf(vessel.contents.ml), wording),
      ]
        .filter(Boolean)
        .join(', ')}`}
    </>
  );
}

function capacityOf({ capacityMl, capacityG }: Vessel, unit: VolumeUnit): string {
  if (capacityMl !== undefined) return showVolume(capacityMl, unit);
  return capacityG === undefined ? '' : showFruit(capacityG, unit);
}

function LastReadings({ readings, unit }: { readings: readonly Reading[]; unit: VolumeUnit }) {
  const wording = useWording();
  if (readings.length === 0) return null;
  const lastByKind = new Map(readings.map((reading) => [reading.kind, reading]));
  return (
    <dl className="mt-6 grid gap-x-10 sm:grid-cols-2">
      {[...lastByKind.values()].map((reading) => (
        <div key={reading.kind} className="flex justify-between gap-4 border-line border-b py-2">
          <dt>{nameOfKind(reading.kind, wording)}</dt>
          <dd>
            <strong className="font-semibold">{showReading(reading, unit)}</strong>{' '}
            <span className="text-muted text-sm">{wording.day(reading.on)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function CalculatorLinks({ vessel, lot }: { vessel: Vessel; lot: Lot }) {
  const { vessels: words } = useWording();
  const wineryId = useWinery().kept.cellar.winery.id;
  return (
    <div data-noprint>
      <h2 className="mt-10 text-2xl">{words.calculate}</h2>
      <p className="mt-1 flex flex-wrap items-center gap-x-6">
        {calculatorLinks(vessel, lot, wineryId).map(({ tool, href }) => (
          <TextRouteLink key={href} to={href} preventScrollReset look="standalone">
            {words.calculators[tool]}
          </TextRouteLink>
        ))}
      </p>
    </div>
  );
}

function namesVessel(work: object, names: ReadonlySet<string>): boolean {
  return 'vessels' in work && Array.isArray(work.vessels) && work.vessels.some((each) => names.has(each));
}
