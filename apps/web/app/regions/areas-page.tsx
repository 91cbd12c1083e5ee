import { href } from '../platform/href.ts';
import { PageHead } from '../site/meta.tsx';
import { longDay } from '../ui/dates.ts';
import { TextLink } from '../ui/text-link.tsx';
import { AreaList } from './areas/area-list.tsx';
import { boundariesThrough, newerAreas } from './areas/newer.ts';
import { NewerList } from './areas/newer-list.tsx';
import { PointLookup } from './areas/point-lookup.tsx';

export const handle = { hydrate: true };

export default function AreasPage() {
  return (
    <div className="wrap pt-14 pb-8 md:pt-20">
      <PageHead
        title="American viticultural areas"
        description="American viticultural areas with date, state, size, nesting, and section of 27 CFR Part 9, the latest additions, and a way to find which areas a place lies in."
        path="/regions/american-viticultural-areas"
      />
      <p className="label">Regions</p>
      <h1 className="mt-4 text-[clamp(2.25rem,5.5vw,4rem)]">American viticultural areas</h1>
      <p className="mt-6 max-w-2xl text-lg">
        A viticultural area has a boundary in federal law and a name to put on a label. Here are 280: 269 with
        their boundaries, through the rule of {longDay(boundariesThrough.published)} ({boundariesThrough.rule}
        , § {boundariesThrough.section}), and {newerAreas.length} established since.{' '}
        <TextLink href={`${href('/regions/map')}?area=lake-michigan-shore`}>See them on the map</TextLink>.
      </p>
      <section aria-label="Which areas is this place in" className="mt-10">
        <h2 className="mb-4 text-3xl">Which areas is this place in?</h2>
        <PointLookup />
      </section>
      <AreaList />
      <NewerList />
      <p className="mt-8 max-w-3xl text-muted text-sm">
        Boundaries, petitioners, and sections: American Viticultural Areas Digitizing Project, UC Davis
        Library, published in January 2025 under CC0. Counties: US Census Bureau. The date is that of the rule
        in the Federal Register. Acreage is measured from the outline and may differ from the round figure in
        a rule; the areas it lies in are worked out from the outlines, too. Only the text of the regulation is
        the law.
      </p>
    </div>
  );
}
