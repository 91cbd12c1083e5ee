import { Columns } from '../../ui/chart/columns.tsx';
import { viticulturalAreas } from './areas.ts';

const years = viticulturalAreas.map(({ published }) => Number(published.slice(0, 4)));
const [first, last] = [Math.min(...years), Math.max(...years)];
const rulesOf = Array.from(
  { length: last - first + 1 },
  (_, index) => years.filter((year) => year === first + index).length,
);

export function YearsPicture({ className }: { className: string }) {
  return <Columns values={rulesOf} height={17} className={className} />;
}
