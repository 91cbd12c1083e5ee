import { addressOfRegions } from '../platform/addresses.ts';
import { href } from '../platform/href.ts';
import { PageHead } from '../site/meta.tsx';
import { PageTitle } from '../site/page-title.tsx';
import { Section } from '../site/section.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { climateOf } from './list/region.ts';
import { countries, parts, wineRegions } from './list/regions.ts';
import { registers } from './list/sources.ts';

function Index() {
  return parts.map(({ id, name, regions }) => (
    <Section key={id} label={`${regions.length} regions`} title={name}>
      <p className="-mt-4 mb-6">
        <a href={addressOfRegions(id)} className="onward">
          Climate, grapes, and styles in {name}
        </a>
      </p>
      {[...new Set(regions.map(({ country }) => country))].map((country) => (
        <div key={country} className="mb-6">
          {country !== name && <h3>{country}</h3>}
          <ul className="mt-2 gap-x-8 text-[0.9375rem] sm:columns-2 xl:columns-3">
            {regions
              .filter((region) => region.country === country)
              .map((region) => (
                <li key={region.id} className="break-inside-avoid py-1">
                  <a
                    href={`${addressOfRegions(id)}#${region.id}`}
                    className="hover:text-wine hover:underline"
                  >
                    {region.name}
                  </a>{' '}
                  <span className="text-muted text-sm">{climateOf(region)}</span>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </Section>
  ));
}

export default function RegionsPage() {
  return (
    <>
      <PageHead
        title="Wine regions of the world"
        description={`${wineRegions.length} wine regions in ${countries.length} countries with location, climate, grapes, and styles, as a list and on a map, and the American viticultural areas.`}
        path="/regions"
      />
      <PageTitle label="Regions" title="Wine regions of the world" beside={61}>
        <p>
          {`${wineRegions.length} places in ${countries.length} countries: where each lies, what its climate is, what grows there, and what wines it makes. Michigan comes first because we live there.`}
        </p>
        <p className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3 lg:w-max">
          <ButtonLink href={href('/regions/map')} look="primary" size="sheet">
            Open the map
          </ButtonLink>
          <ButtonLink href={`${href('/regions/map')}?quiz=find`} size="sheet">
            Take the quiz
          </ButtonLink>
          <a href={href('/regions/american-viticultural-areas')} className="onward">
            American viticultural areas
          </a>
        </p>
      </PageTitle>
      <Index />
      <Section label="Sources" title="Where this comes from">
        <p className="max-w-2xl">
          Names, places, and rules follow the public registers below and the regulations they link to.
          Climates are described in a few words, as in textbooks; one phrase for a whole region always
          oversimplifies.
        </p>
        <ul className="mt-4 max-w-2xl text-[0.9375rem]">
          {Object.entries(registers).map(([where, { name, href }]) => (
            <li key={where} className="border-line border-t py-2">
              {where}:{' '}
              <TextLink href={href} rel="noopener">
                {name}
              </TextLink>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
