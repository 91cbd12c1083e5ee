import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { fetchData } from '../../platform/fetch-data.ts';
import { Prerendered } from '../../ui/prerendered.tsx';
import { Retry } from '../../ui/retry.tsx';
import type { ViticulturalArea } from './area.ts';
import { AreaTable } from './area-table.tsx';
import { viticulturalAreas } from './areas.ts';
import areasAddress from './data/areas.json?url';
import { type Column, chosenAreas, michiganFirst, sortedAreas, type Wanted } from './order.ts';
import { stateNames } from './states.ts';

const states = Object.entries(stateNames).sort(([, a], [, b]) => a.localeCompare(b, 'en'));
const field = 'min-h-12 w-full min-w-0 border border-edge bg-sheet px-3 font-normal';

function Filters({ wanted, onChange }: { wanted: Wanted; onChange: (wanted: Wanted) => void }) {
  return (
    <div className="grid items-end gap-4 noscript:hidden sm:grid-cols-3">
      <label className="font-semibold">
        Name, county, or petitioner
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

const nothingWanted: Wanted = { text: '', state: '', nesting: '' };

/** All areas. The table is prerendered; its data is fetched at the first filter or sort. */
export function AreaList() {
  const [wanted, setWanted] = useState(nothingWanted);
  const [sort, setSort] = useState<{ column: Column; isDescending: boolean }>();
  const { areas, hasFailed, retry } = useAreas(wanted !== nothingWanted || sort !== undefined);
  const sortBy = (column: Column) =>
    setSort({ column, isDescending: sort?.column === column ? !sort.isDescending : column === 'acres' });
  return (
    <section aria-label="All areas" className="mt-12 border-ink border-t pt-6">
      <h2 className="mb-6 text-3xl">269 with boundaries, Michigan first</h2>
      <p className="hidden noscript:block">
        Searching and sorting need JavaScript, which is off in this browser.
      </p>
      <Filters wanted={wanted} onChange={setWanted} />
      {hasFailed && <Retry message="The areas couldn’t be loaded. Are you online?" onRetry={retry} />}
      {areas ? (
        <ChosenAreas areas={areas} wanted={wanted} sort={sort} onSort={sortBy} />
      ) : (
        <FirstAreas onSort={sortBy} />
      )}
    </section>
  );
}

function useAreas(isWanted: boolean) {
  const [areas, setAreas] = useState<readonly ViticulturalArea[]>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (isWanted && !areas && !hasFailed)
      fetchData<ViticulturalArea[]>(areasAddress).then(setAreas, () => setHasFailed(true));
  }, [isWanted, areas, hasFailed]);
  return { areas, hasFailed, retry: () => setHasFailed(false) };
}

function FirstAreas({ onSort }: { onSort: (column: Column) => void }) {
  const sort = ({ target }: MouseEvent) => {
    const { column } = (target as Element).closest<HTMLElement>('[data-column]')?.dataset ?? {};
    if (column) onSort(column as Column);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons in the head of the table are what one presses.
    // biome-ignore lint/a11y/useKeyWithClickEvents: a button's key is a click.
    <div onClick={sort}>
      <Prerendered id="all-areas" className="">
        {import.meta.env.SSR && (
          <ChosenAreas areas={viticulturalAreas} wanted={nothingWanted} sort={undefined} onSort={onSort} />
        )}
      </Prerendered>
    </div>
  );
}

interface ChosenAreasProps {
  areas: readonly ViticulturalArea[];
  wanted: Wanted;
  sort: { column: Column; isDescending: boolean } | undefined;
  onSort: (column: Column) => void;
}

function ChosenAreas({ areas, wanted, sort, onSort }: ChosenAreasProps) {
  const place = useRef<HTMLDivElement>(null);
  // The pressed button was in the prerendered table, which is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only where this table takes the place of the first one
  useEffect(() => {
    if (sort && document.activeElement === document.body)
      place.current?.querySelector<HTMLElement>(`[data-column=${sort.column}]`)?.focus();
  }, []);
  const chosen = chosenAreas(areas, wanted);
  const shown = sort ? sortedAreas(chosen, sort.column, sort.isDescending) : michiganFirst(chosen);
  const nameOf = (id: string) => areas.find((one) => one.id === id)?.name ?? id;
  return (
    <div ref={place}>
      <p role="status" className="mt-4 text-muted">
        {chosen.length === 0
          ? 'No area matches. Try fewer words or another state.'
          : `${chosen.length} ${chosen.length === 1 ? 'area' : 'areas'}`}
      </p>
      <AreaTable areas={shown} nameOf={nameOf} sort={sort} onSort={onSort} />
    </div>
  );
}
