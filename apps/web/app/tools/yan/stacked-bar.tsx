import { viewBox } from '../../calculator/chart/plot.ts';
import { fixed } from '../../calculator/form/decimal.ts';

interface Part {
  readonly name: string;
  readonly value: number;
  readonly className: string;
}

interface StackedBarProps {
  readonly title: string;
  readonly description: string;
  readonly unit: string;
  readonly parts: readonly Part[];
  readonly target: number;
}

const bar = { top: 40, height: 46 };
const rowHeight = 22;

/** Parts laid end to end toward a target, named below. */
export function StackedBar({ title, description, unit, parts, target }: StackedBarProps) {
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  const scale = (viewBox.width - 20) / (Math.max(total, target) * 1.08);
  const height = bar.top + bar.height + 24 + parts.length * rowHeight;
  const targetAt = 10 + target * scale;
  const starts = parts.map((_, index) => parts.slice(0, index).reduce((sum, { value }) => sum + value, 0));
  return (
    <figure>
      <figcaption className="label">{title}</figcaption>
      <svg
        viewBox={`0 0 ${viewBox.width} ${height}`}
        className="mt-3 w-full max-w-[32rem] fill-ink text-[14px] @md:text-[12px]"
        role="img"
      >
        <title>{title}</title>
        <desc>{description}</desc>
        {parts.map(({ name, value, className }, index) => (
          <rect
            key={name}
            x={10 + (starts[index] ?? 0) * scale}
            y={bar.top}
            width={Math.max(0, value * scale - 1)}
            height={bar.height}
            className={className}
          />
        ))}
        <path
          d={`M${targetAt} ${bar.top - 10}V${bar.top + bar.height + 8}`}
          className="stroke-ink"
          strokeWidth={1.5}
        />
        <text x={targetAt} y={bar.top - 16} textAnchor={targetAt < viewBox.width / 2 ? 'start' : 'end'}>
          {`target ${fixed(target, 0)} ${unit}`}
        </text>
        {parts.map(({ name, value, className }, index) => {
          const y = bar.top + bar.height + 26 + index * rowHeight;
          return (
            <g key={name}>
              <rect x={10} y={y - 9} width={11} height={11} className={className} />
              <text x={28} y={y + 1}>
                {name}
              </text>
              <text x={viewBox.width - 10} y={y + 1} textAnchor="end">
                {`${fixed(value, 0)} ${unit}`}
              </text>
            </g>
          );
        })}
      </svg>
    </figure>
  );
}
