import { useState } from 'react';
import { PageHead } from '../site/meta.tsx';
import { AreaTable } from './areas/area-table.tsx';
import { viticulturalAreas } from './areas/areas.ts';
import { type Column, chosenAreas, michiganFirst, sortedAreas, type Wanted } from './areas/order.ts';
import { PointLookup } from './areas/point-lookup.tsx';
import { stateNames } from './areas/states.ts';

export const handle = { hydrate: true };

const names = new Map(viticulturalAreas.map(({ id, name }) => [id, name]));
const nameOf = (id: string) => names.get(id) ?? id;
const states = Object.entries(stateNames).sort(([, a], [, b]) => a.localeCompare(b, 'en'));
const field = 'min-h-12 w-full min-w-0 border border-edge bg-sheet px-3 font-normal';

function Filters({ wanted, onChange }: { wanted: Wanted; onChange: (wanted: Wanted) => void }) {
  return (
    <div className="grid gap-4 noscript:hidden sm:grid-cols-3">
      <label className="font-semibold">
        Name, county or petitioner
        <input
          type="search"
          className={`${field} mt-2`}
          value={wanted.text}
          onChange={({ target }) => onChange({ ...wanted, text: target.value })}
        />
      </label>
      <label className="font-semibold">
        State
        <select
          className={`${field} mt-2`}
          value={wanted.state}
          onChange={({ target }) => onChange({ ...wanted, state: target.value })}
        >
          <option value="">All states</option>
          {states.map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className="font-semibold">
        Nesting
        <select
          className={`${field} mt-2`}
          value={wanted.nesting}
          onChange={({ target }) => onChange({ ...wanted, nesting: target.value as Wanted['nesting'] })}
        >
          <option value="">All areas</option>
          <option value="inside">Inside another area</option>
          <option value="alone">In no other area</option>
        </select>
      </label>
    </div>
  );
}

function AreaList() {
  const [wanted, setWanted] = useState<Wanted>({ text: '', state: '', nesting: '' });
  const [sort, setSort] = useState<{ column: Column; isDescending: boolean }>();
  const chosen = chosenAreas(viticulturalAreas, wanted);
  const shown = sort ? sortedAreas(chosen, sort.column, sort.isDescending) : michiganFirst(chosen);
  const sortBy = (column: Column) =>
    setSort({ column, isDescending: sort?.column === column ? !sort.isDescending : column === 'acres' });
  return (
    <section aria-label="All areas" className="mt-12 border-ink border-t pt-6">
      <h2 className="mb-6 text-3xl">All 269, Michigan first</h2>
      <Filters wanted={wanted} onChange={setWanted} />
      <p role="status" className="mt-4 text-muted">
        {chosen.length === 0
          ? 'No area fits. Try fewer words or another state.'
          : `${chosen.length} ${chosen.length === 1 ? 'area' : 'areas'}`}
      </p>
      <AreaTable areas={shown} nameOf={nameOf} sort={sort} onSort={sortBy} />
    </section>
  );
}

export default function AreasPage() {
  return (
    <div className="wrap pt-14 pb-8 md:pt-20">
      <PageHead
        title="American viticultural areas"
        description="All 269 American viticultural areas with date, state, size, what lies in what and the section of 27 CFR Part 9, and which of them a place lies in."
        path="/regions/american-viticultural-areas"
      />
      <p className="label">Regions</p>
      <h1 className="mt-4 text-[clamp(2.25rem,5.5vw,4rem)]">American viticultural areas</h1>
      <p className="mt-6 max-w-2xl text-lg">
        A viticultural area is a border in federal law with a name to put on a label. These are the 269 of
        January 2025.{' '}
        <a className="text-wine underline" href="/regions/map?area=lake-michigan-shore">
          See them on the map
        </a>
        .
      </p>
      <section aria-label="Which areas is this place in" className="mt-10">
        <h2 className="mb-4 text-3xl">Which areas is this place in?</h2>
        <PointLookup />
      </section>
      <AreaList />
      <p className="mt-8 max-w-3xl text-muted text-sm">
        Outlines, petitioners and sections: American Viticultural Areas Digitizing Project, UC Davis Library,
        January 2025, released under CC0. The date is that of the rule in the Federal Register. Acres are
        measured from the outline and may differ from the round figure in a rule; “lies in” is measured, too.
        Only the text of the regulation is the law.
      </p>
    </div>
  );
}
