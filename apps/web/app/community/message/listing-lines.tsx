import { limits } from '@orbit-vine/contract/limits.ts';
import { controlClass } from '../../ui/control.ts';

type Lines = Readonly<Record<'title' | 'price' | 'place', string>>;

interface ListingLinesProps {
  lines: Lines;
  onChange: (change: Partial<Lines>) => void;
}

const fields = [
  { name: 'title', label: 'Title', maxLength: limits.listingTitle },
  { name: 'price', label: 'Price (empty: best offer)', maxLength: limits.listingPrice },
  { name: 'place', label: 'Place (optional)', maxLength: limits.listingPlace },
] as const;

export const ListingLines = ({ lines, onChange }: ListingLinesProps) =>
  fields.map(({ name, label, maxLength }) => (
    <label key={name} className="block">
      <span className="mb-1.5 block text-sm font-semibold">{label}</span>
      <input
        dir="auto"
        value={lines[name]}
        maxLength={maxLength}
        autoComplete="off"
        data-initial-focus={name === 'title' || undefined}
        onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
        className={`block h-11 w-full ${controlClass}`}
      />
    </label>
  ));
