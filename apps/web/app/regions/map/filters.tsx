import type { RegionFilter } from './choose-regions.ts';

const field = 'mt-2 min-h-12 w-full min-w-0 border border-edge bg-sheet px-3 font-normal';

interface FiltersProps {
  countries: readonly string[];
  filter: RegionFilter;
  onChange: (filter: RegionFilter) => void;
}

export function Filters({ countries, filter, onChange }: FiltersProps) {
  return (
    <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      <label className="font-semibold">
        Search
        <input
          type="search"
          className={field}
          placeholder="Name or grape"
          value={filter.text}
          onChange={({ target }) => onChange({ ...filter, text: target.value })}
        />
      </label>
      <label className="font-semibold">
        Country
        <select
          className={field}
          value={filter.country}
          onChange={({ target }) => onChange({ ...filter, country: target.value })}
        >
          <option value="">All countries</option>
          {countries.toSorted().map((country) => (
            <option key={country}>{country}</option>
          ))}
        </select>
      </label>
      <label className="font-semibold">
        Climate
        <select
          className={field}
          value={filter.warmth}
          onChange={({ target }) => onChange({ ...filter, warmth: target.value })}
        >
          <option value="">All climates</option>
          {['cool', 'moderate', 'warm', 'hot'].map((warmth) => (
            <option key={warmth}>{warmth}</option>
          ))}
        </select>
      </label>
      <label className="font-semibold">
        Named in
        <select
          className={field}
          value={filter.unit}
          onChange={({ target }) => onChange({ ...filter, unit: target.value as RegionFilter['unit'] })}
        >
          <option value="">Any or none</option>
          <option value="L3">Level 3</option>
          <option value="D3">D3</option>
          <option value="D4">D4</option>
          <option value="D5">D5</option>
        </select>
      </label>
    </div>
  );
}
