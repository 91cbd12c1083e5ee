import { short } from '../form/decimal.ts';
import type { Tank } from './tanks.ts';

const [width, height, pad] = [240, 56, 6];

/** A measure's history: a small line with its first and last value. */
export function HistoryChart({ tank, measure, label }: { tank: Tank; measure: string; label: string }) {
  const values = tank.history.flatMap(({ values: { [measure]: value } }) =>
    value === undefined ? [] : [value],
  );
  const [first, last] = [values[0], values.at(-1)];
  if (first === undefined || last === undefined || values.length < 2) return null;
  const [low, high] = [Math.min(...values), Math.max(...values)];
  // A constant value needs no line.
  if (low === high) return null;
  const x = (index: number) => pad + (index / (values.length - 1)) * (width - 2 * pad);
  const y = (value: number) => height - pad - ((value - low) / (high - low)) * (height - 2 * pad);
  const description = `${label}: from ${short(first, 3)} to ${short(last, 3)} in ${values.length} entries`;
  return (
    <figure className="mt-3">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        className="h-14 w-60 max-w-full"
        role="img"
        aria-label={description}
      >
        <polyline
          points={values.map((value, index) => `${x(index)},${y(value)}`).join(' ')}
          className="fill-none stroke-vine stroke-2"
        />
        <circle cx={x(values.length - 1)} cy={y(last)} r="3.5" className="fill-wine" />
      </svg>
      <figcaption className="text-muted text-sm">{description}</figcaption>
    </figure>
  );
}
