import { viticulturalAreas } from './areas.ts';

const years = viticulturalAreas.map(({ published }) => Number(published.slice(0, 4)));
const [first, last] = [Math.min(...years), Math.max(...years)];
const rulesOf = Array.from(
  { length: last - first + 1 },
  (_, index) => years.filter((year) => year === first + index).length,
);
const height = 100;
const unit = height / Math.max(...rulesOf);

/** A column for each year since the first viticultural area, by the number of rules. */
export function YearsPicture({ className }: { className?: string }) {
  const columns = rulesOf.map((count, index) => `M${index * 6} ${height}v-${Math.round(count * unit)}`);
  return (
    <svg
      viewBox={`-4 -4 ${rulesOf.length * 6 + 2} ${height + 8}`}
      className={className}
      strokeWidth="4"
      aria-hidden="true"
    >
      <path className="stroke-vine" d={columns.join('')} />
      <path className="stroke-ink" strokeWidth="1" d={`M-4 ${height + 1}h${rulesOf.length * 6 + 2}`} />
    </svg>
  );
}
