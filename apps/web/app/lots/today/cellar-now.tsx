import type { Vessel } from '@orbit-vine/cellar-book/book/book.ts';
import { vesselKinds } from '@orbit-vine/cellar-book/entries/work.ts';
import { Link } from 'react-router';
import { TextRouteLink } from '../../ui/text-link.tsx';
import { showFruit, showVolume } from '../book/amounts.ts';
import { LotLink } from '../layout/lot-link.tsx';
import { addressOf } from '../layout/view-address.ts';
import { useWinery } from '../layout/winery-context.ts';
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
  const { id: wineryId } = useWinery().kept.cellar.winery;
  return vessels.map((vessel) => (
    <div key={vessel.id} className="h-full border border-line p-2.5 hover:border-wine">
      <Link
        to={addressOf({ view: 'vessel', id: vessel.id }, wineryId)}
        className="flex min-h-11 items-center gap-2.5"
      >
        <VesselPicture vessel={vessel} className="size-9" />
        <span className="min-w-0 leading-snug">
          <span className="wrap-anywhere block font-semibold">{vessel.id}</span>
          <Amount vessels={[vessel]} />
        </span>
      </Link>
      {vessel.lot !== undefined && <LotOfTile lot={vessel.lot} />}
    </div>
  ));
}

/** Below the name, beside the picture. */
const LotOfTile = ({ lot }: { lot: string }) => (
  <LotLink lot={lot} look="compact" className="ml-[2.875rem]" />
);

function GroupTile({ group: { lot, vessels } }: { group: CellarGroup }) {
  const { vesselCounts } = useWording();
  const [first] = vessels;
  const kind = vesselKinds.find((each) => each === first?.kind) ?? 'vessel';
  return (
    <div className="h-full border border-line p-2.5">
      <details>
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2.5">
          {first && <VesselPicture vessel={first} className="size-9" />}
          <span className="min-w-0 leading-snug">
            <span className="block font-semibold">{vesselCounts[kind](vessels.length)}</span>
            <Amount vessels={vessels} />
          </span>
          <span aria-hidden="true" className="ml-auto text-muted">
            ▾
          </span>
        </summary>
        <VesselNames vessels={vessels} />
      </details>
      <LotOfTile lot={lot} />
    </div>
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
