import type { Vessel } from '@orbit-vine/cellar-book/book/book.ts';
import { vesselKinds } from '@orbit-vine/cellar-book/entries/work.ts';
import { Link } from 'react-router';
import { TextRouteLink } from '../../ui/text-link.tsx';
import { showFruit, showVolume } from '../book/amounts.ts';
import { addressOf } from '../layout/view-address.ts';
import { useLotCode, useWinery } from '../layout/winery-context.ts';
import { VesselPicture } from '../vessels/vessel-picture.tsx';
import { useWording } from '../wording/use-wording.ts';
import { type CellarGroup, cellarGroups } from './cellar-groups.ts';

/** What is in the cellar: full vessels first, many vessels of a lot as one, and the empty ones folded. */
export function CellarNow() {
  const { today } = useWording();
  const { book, kept } = useWinery();
  const { groups, empty } = cellarGroups(book, kept.cellar.setup);
  return (
    <>
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-4">
        {groups.map((group) => (
          <li key={group.vessels[0]?.id} className={group.vessels.length > 1 ? 'col-span-2' : ''}>
            {group.vessels.length > 1 ? <GroupTile group={group} /> : <VesselTiles vessels={group.vessels} />}
          </li>
        ))}
      </ul>
      {empty.length > 0 && (
        <details className="mt-2" open={groups.length === 0}>
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
            {today.emptyVessels(empty.length)}
          </summary>
          <VesselNames vessels={empty} />
        </details>
      )}
    </>
  );
}

function VesselTiles({ vessels }: { vessels: readonly Vessel[] }) {
  const codeOf = useLotCode();
  const { id: wineryId } = useWinery().kept.cellar.winery;
  return vessels.map((vessel) => (
    <Link
      key={vessel.id}
      to={addressOf({ view: 'vessel', id: vessel.id }, wineryId)}
      className="flex h-full items-center gap-2.5 border border-line p-2.5 hover:border-wine"
    >
      <VesselPicture vessel={vessel} className="size-9" />
      <span className="min-w-0 leading-snug">
        <span className="wrap-anywhere block font-semibold">{vessel.id}</span>
        <span className="block text-muted text-sm">{codeOf(vessel.lot ?? '')}</span>
        <Amount vessels={[vessel]} />
      </span>
    </Link>
  ));
}

function GroupTile({ group: { lot, vessels } }: { group: CellarGroup }) {
  const codeOf = useLotCode();
  const { vesselCounts } = useWording();
  const [first] = vessels;
  const kind = vesselKinds.find((each) => each === first?.kind) ?? 'vessel';
  return (
    <details className="h-full border border-line p-2.5 open:col-span-full">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2.5">
        {first && <VesselPicture vessel={first} className="size-9" />}
        <span className="min-w-0 leading-snug">
          <span className="block font-semibold">{vesselCounts[kind](vessels.length)}</span>
          <span className="block text-muted text-sm">{codeOf(lot)}</span>
          <Amount vessels={vessels} />
        </span>
        <span aria-hidden="true" className="ml-auto text-muted">
          ▾
        </span>
      </summary>
      <VesselNames vessels={vessels} />
    </details>
  );
}

function Amount({ vessels }: { vessels: readonly Vessel[] }) {
  const unit = useWinery().kept.cellar.winery.volumeUnit;
  const grams = vessels.reduce((sum, vessel) => sum + vessel.grams, 0);
  const ml = vessels.reduce((sum, vessel) => sum + vessel.ml, 0);
  return (
    <span className="block text-muted text-sm">
      {grams > 0 ? showFruit(grams, unit) : showVolume(ml, unit)}
    </span>
  );
}

function VesselNames({ vessels }: { vessels: readonly Vessel[] }) {
  const { id: wineryId } = useWinery().kept.cellar.winery;
  return (
    <p className="flex flex-wrap gap-x-4">
      {vessels.map(({ id }) => (
        <TextRouteLink key={id} to={addressOf({ view: 'vessel', id }, wineryId)} look="standalone">
          {id}
        </TextRouteLink>
      ))}
    </p>
  );
}
