import type { ViticulturalArea } from '../areas/area.ts';
import type { WineRegion } from '../list/region.ts';

interface ChoicesProps {
  regions: readonly WineRegion[];
  areas: readonly ViticulturalArea[];
  selected: string | undefined;
  onChoose: (id: string) => void;
}

/** Target of the link that skips the list, which may have hundreds of buttons. */
export const afterChoices = 'chosen';

/** The matching regions as a list: it does everything that the map does. */
export function Choices({ regions, areas, selected, onChoose }: ChoicesProps) {
  const rows = [
    ...regions.map(({ id, name, country }) => ({ id, name, note: country })),
    ...areas.map(({ id, name, states }) => ({ id, name, note: `viticultural area, ${states.join(', ')}` })),
  ];
  return (
    <div>
      <p role="status" className="text-muted text-sm">
        {regions.length} {regions.length === 1 ? 'region' : 'regions'}
        {areas.length > 0 && `, ${areas.length} viticultural ${areas.length === 1 ? 'area' : 'areas'}`}
        {rows.length === 0 && '. Try fewer words or filters.'}
      </p>
      <a href={`#${afterChoices}`} className="skip">
        Skip the list
      </a>
      <ul
        aria-label="Matching regions"
        className="mt-2 max-h-64 overflow-y-auto border border-edge bg-sheet lg:max-h-[27rem]"
      >
        {rows.map(({ id, name, note }) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={id === selected}
              onClick={() => onChoose(id)}
              className="min-h-11 w-full px-3 py-1.5 text-left hover:text-wine aria-pressed:bg-wine aria-pressed:text-on-wine"
            >
              {name} <span className="text-sm opacity-80">{note}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
