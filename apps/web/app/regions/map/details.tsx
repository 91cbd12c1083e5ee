import { listInWords } from '../../platform/formatters.ts';
import { href } from '../../platform/href.ts';
import { dayOfRule, type ViticulturalArea } from '../areas/area.ts';
import { climateOf, unitName } from '../list/region.ts';
import type { MapRegion } from './map-facts.ts';

const mostNamed = 12;

const firstOf = (names: string[]) =>
  names.length > mostNamed ? [...names.slice(0, mostNamed), `${names.length - mostNamed} more`] : names;

type Areas = readonly ViticulturalArea[];

export function RegionDetails({ region, areas }: { region: MapRegion; areas: Areas }) {
  const { name, country, place, grapes, styles, units, text, page } = region;
  const area = country === 'United States' ? areas.find((candidate) => candidate.name === name) : undefined;
  return (
    <div>
      <h2 className="text-2xl">{name}</h2>
      <p className="text-muted text-sm">
        {!place.includes(country) && `${country}. `}
        {place}. Climate: {climateOf(region)}.
      </p>
      <p className="mt-3">{text}</p>
      <p className="mt-3 text-sm">
        <b>Grapes</b> {grapes.join(', ')}. <b>Wines</b> {styles.join(', ')}.
        {units.length > 0 && (
          <>
            {' '}
            <b>Named in</b> {units.map(unitName).join(', ')}.
          </>
        )}
      </p>
      {area && <AreaFacts area={area} areas={areas} />}
      <a href={page} className="onward mt-2">
        {name} in the list
      </a>
    </div>
  );
}

export function AreaDetails({ area, areas }: { area: ViticulturalArea; areas: Areas }) {
  return (
    <div>
      <h2 className="text-2xl">{area.name}</h2>
      <p className="text-muted text-sm">American viticultural area, {area.states.join(', ')}</p>
      <AreaFacts area={area} areas={areas} />
      <a href={href('/regions/american-viticultural-areas')} className="onward mt-2">
        All areas
      </a>
    </div>
  );
}

function AreaFacts({ area, areas }: { area: ViticulturalArea; areas: Areas }) {
  const { section, acres, counties, within, partlyWithin, petitioner } = area;
  const nameOf = (id: string) => areas.find((one) => one.id === id)?.name ?? id;
  const contained = areas.filter((other) => other.within.includes(area.id)).map(({ name }) => name);
  return (
    <ul className="mt-3 text-sm">
      <li className="border-line border-t py-1.5">
        27 CFR § {section}, rule of {dayOfRule(area)}
      </li>
      <li className="border-line border-t py-1.5">
        About {acres.toLocaleString('en-US')} acres within its border
      </li>
      <li className="border-line border-t py-1.5">
        {counties.length === 1 ? 'County' : 'Counties'}: {counties.join(', ')}
      </li>
      {within.length > 0 && (
        <li className="border-line border-t py-1.5">Lies in {listInWords(within.map(nameOf))}</li>
      )}
      {partlyWithin.length > 0 && (
        <li className="border-line border-t py-1.5">Partly in {listInWords(partlyWithin.map(nameOf))}</li>
      )}
      {contained.length > 0 && (
        <li className="border-line border-t py-1.5">Contains {listInWords(firstOf(contained))}</li>
      )}
      {petitioner && <li className="border-line border-y py-1.5">Petitioner: {petitioner}</li>}
    </ul>
  );
}
