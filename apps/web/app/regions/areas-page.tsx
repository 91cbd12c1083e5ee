import { href } from '../platform/href.ts';
import { PageHead } from '../site/meta.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { AreaList } from './areas/area-list.tsx';
import { PointLookup } from './areas/point-lookup.tsx';

export const handle = { hydrate: true };

export default function AreasPage() {
  return (
    <div className="wrap pt-14 pb-8 md:pt-20">
      <PageHead
        title="American viticultural areas"
        description="All 269 American viticultural areas with date, state, size, nesting, and section of 27 CFR Part 9, and a way to find which of them a place lies in."
        path="/regions/american-viticultural-areas"
      />
      <p className="label">Regions</p>
      <h1 className="mt-4 text-[clamp(2.25rem,5.5vw,4rem)]">American viticultural areas</h1>
      <p className="mt-6 max-w-2xl text-lg">
        A viticultural area has a border in federal law and a name to put on a label. These are the 269 that
        existed in January 2025.{' '}
        <TextLink href={`${href('/regions/map')}?area=lake-michigan-shore`}>See them on the map</TextLink>.
      </p>
      <section aria-label="Which areas is this place in" className="mt-10">
        <h2 className="mb-4 text-3xl">Which areas is this place in?</h2>
        <PointLookup />
      </section>
      <AreaList />
      <p className="mt-8 max-w-3xl text-muted text-sm">
        Outlines, petitioners, and sections: American Viticultural Areas Digitizing Project, UC Davis Library,
        January 2025, released under CC0. The date is that of the rule in the Federal Register. Acreage is
        measured from the outline and may differ from the round figure in a rule; what an area lies in is
        worked out from the outlines, too. Only the text of the regulation is the law.
      </p>
    </div>
  );
}
