import { Sparkline } from '../../ui/chart/sparkline.tsx';
import { short } from '../form/decimal.ts';
import type { Tank } from './tanks.ts';

export function HistoryChart({ tank, measure, label }: { tank: Tank; measure: string; label: string }) {
  const values = tank.history.flatMap(({ values: { [measure]: value } }) =>
    value === undefined ? [] : [value],
  );
  const [first, last] = [values[0], values.at(-1)];
  if (first === undefined || last === undefined || new Set(values).size < 2) return null;
  const description = `${label}: from ${short(first, 3)} to ${short(last, 3)} in ${values.length} entries`;
  return (
    <figure className="mt-3">
      <Sparkline
        lines={[values.map((value, index) => [index, value])]}
        description={description}
        className="my-1.5 h-11 w-57 max-w-full"
      />
      <figcaption className="text-muted text-sm">{description}</figcaption>
    </figure>
  );
}
