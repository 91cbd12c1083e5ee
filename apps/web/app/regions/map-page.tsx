import { href } from '../platform/href.ts';
import { PageHead } from '../site/meta.tsx';
import { later } from '../ui/later.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { fetchMapFacts } from './map/map-facts.ts';

export const handle = { hydrate: true };

/** Reserves the map's space, so that nothing moves. */
function Waiting() {
  return (
    <div className="h-[52rem] border border-line">
      <p role="status" className="p-5 text-muted noscript:hidden">
        Loading the map…
      </p>
      <p className="hidden p-5 noscript:block">
        The map needs JavaScript, which is off in this browser. <a href={href('/regions')}>The list</a> has
        every region.
      </p>
    </div>
  );
}

const WholeAtlas = later(
  async () => {
    const [{ Atlas }, facts] = await Promise.all([import('./map/atlas.tsx'), fetchMapFacts()]);
    return () => <Atlas facts={facts} />;
  },
  { waiting: Waiting },
);

export default function RegionsMapPage() {
  return (
    <div className="wrap pt-14 pb-8 md:pt-20">
      <PageHead
        title="Map of wine regions"
        description="Wine regions of the world and 269 American viticultural areas on a map, with search, filters, a list beside it, and a quiz."
        path="/regions/map"
      />
      <p className="label">Regions</p>
      <h1 className="mt-4 mb-6 text-[clamp(2.25rem,5.5vw,4rem)]">Map of wine regions</h1>
      <p className="mb-8 max-w-2xl">
        Zoom in on the United States to see the borders of its viticultural areas.{' '}
        <TextLink href={href('/regions')}>See the full list</TextLink>.
      </p>
      <WholeAtlas />
      <p className="mt-10 max-w-3xl text-muted text-sm">
        Coasts and countries: Natural Earth, in the public domain. States: US Census Bureau. Viticultural
        areas: American Viticultural Areas Digitizing Project, UC Davis Library, published in January 2025,
        CC0, with the boundaries through August 29, 2023. A dot marks the middle or the main town of a region,
        not its border.
      </p>
    </div>
  );
}
