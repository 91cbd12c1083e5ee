import { addressOfRegions, addressOnMap } from '../platform/addresses.ts';
import { listInWords } from '../platform/formatters.ts';
import { href } from '../platform/href.ts';
import { PageHead } from '../site/meta.tsx';
import { PageTitle } from '../site/page-title.tsx';
import { Section } from '../site/section.tsx';
import { TextLink } from '../ui/text-link.tsx';
import type { Route } from './+types/part-page.ts';
import { climateOf, unitName, type WineRegion } from './list/region.ts';
import { parts } from './list/regions.ts';

function Region({ region }: { region: WineRegion }) {
  const { id, name, place, grapes, styles, units, text } = region;
  return (
    <li id={id} className="scroll-mt-24 break-inside-avoid border-line border-t py-5">
      <h3 className="text-lg">{name}</h3>
      <p className="text-muted text-sm">
        {place}. Climate: {climateOf(region)}.
      </p>
      <p className="mt-2">{text}</p>
      <p className="mt-2 text-sm">
        <b>Grapes</b> {grapes.join(', ')}. <b>Wines</b> {styles.join(', ')}.
        {units.length > 0 && (
          <>
            {' '}
            <b>Named in</b> {units.map(unitName).join(', ')}.
          </>
        )}{' '}
        <TextLink href={addressOnMap(id)} aria-label={`${name} on the map`}>
          Map
        </TextLink>
      </p>
    </li>
  );
}

export default function RegionsPartPage({ params }: Route.ComponentProps) {
  const part = parts.find(({ id }) => id === params.part);
  if (!part) throw new Error(`No part of the world is called ${params.part}.`);
  const { name, regions } = part;
  const names = [...new Set(regions.map(({ country }) => country))];
  const inWords = names.map((country) => (country.startsWith('United ') ? `the ${country}` : country));
  return (
    <>
      <PageHead
        title={`Wine regions: ${name}`}
        description={`${regions.length} wine regions of ${listInWords(inWords)}: where each lies, its climate, its grapes, and its wines.`}
        path={addressOfRegions(part.id)}
      />
      <PageTitle label="Regions" title={name} beside={61 + parts.indexOf(part)}>
        <p>{regions.length} regions, each with its place, climate, grapes, and wines.</p>
        <p className="mt-4 flex flex-wrap gap-x-6">
          <a href={href('/regions')} className="onward">
            All regions
          </a>
          <a href={href('/regions/map')} className="onward">
            The map
          </a>
        </p>
      </PageTitle>
      {names.map((country) => (
        <Section key={country} label={country} title={country === name ? `All of ${country}` : country}>
          <ul className="-mt-4 gap-x-12 lg:columns-2">
            {regions
              .filter((region) => region.country === country)
              .map((region) => (
                <Region key={region.id} region={region} />
              ))}
          </ul>
        </Section>
      ))}
      <p className="wrap mt-12 text-muted text-sm">
        “Named in” is our reading of the specifications that the WSET published in 2016 (Level 3) and 2019
        (Diploma); ask your course provider which one applies to your exam. We aren’t connected with the WSET.
      </p>
    </>
  );
}
