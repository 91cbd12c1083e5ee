import { Legend, type LegendLine } from './legend.tsx';
import { type Axis, type Point, pathOf, toPlot, viewBox } from './plot.ts';

interface Curve {
  readonly name: string;
  readonly points: readonly Point[];
  readonly kind: 'main' | 'other';
  /** Position of the name, in axis units. */
  readonly nameAt?: Point;
}

interface LineChartProps {
  readonly title: string;
  readonly description: string;
  readonly x: Axis;
  readonly y: Axis;
  readonly curves: readonly Curve[];
  /** A band between two edges, each from left to right. */
  readonly band?: readonly [readonly Point[], readonly Point[]];
  /** The reader's point. */
  readonly point?: Point;
  /** Single values, such as the glasses of a trial. */
  readonly marks?: readonly Point[];
  /** The meaning of lines, band, and point, in cellar words. */
  readonly legend?: readonly LegendLine[];
}

/** In SVG units: about 11 px on the screen at any width. */
const textSize = 'text-[14px] @md:text-[11px]';

function tickText(tick: number, { decimals }: Axis): string {
  return decimals === undefined ? String(tick) : tick.toFixed(decimals);
}

function Grid({ x, y }: { x: Axis; y: Axis }) {
  const plot = toPlot(x, y);
  return (
    <g className={`fill-muted ${textSize}`}>
      {y.ticks.map((tick) => {
        const [, at] = plot([x.min, tick]);
        return (
          <g key={tick}>
            <path
              d={pathOf(
                [
                  [x.min, tick],
                  [x.max, tick],
                ],
                plot,
              )}
              className="stroke-line"
            />
            <text x={viewBox.left - 6} y={at + 4} textAnchor="end">
              {tickText(tick, y)}
            </text>
          </g>
        );
      })}
      {x.ticks.map((tick) => {
        const [at] = plot([tick, y.min]);
        return (
          <text key={tick} x={at} y={viewBox.height - viewBox.bottom + 16} textAnchor="middle">
            {tickText(tick, x)}
          </text>
        );
      })}
      <text x={viewBox.width - viewBox.right} y={viewBox.height - 4} textAnchor="end">
        {x.label}
      </text>
      <text x={4} y={12}>
        {y.label}
      </text>
    </g>
  );
}

export function LineChart(props: LineChartProps) {
  const { title, description, x, y, curves, band, point, marks = [], legend } = props;
  const plot = toPlot(x, y);
  return (
    <figure>
      <figcaption className="label">{title}</figcaption>
      <svg
        viewBox={`0 0 ${viewBox.width} ${viewBox.height}`}
        className="mt-3 w-full max-w-[32rem] fill-none"
        role="img"
      >
        <title>{title}</title>
        <desc>{description}</desc>
        <Grid x={x} y={y} />
        {band && (
          <path d={`${pathOf([...band[0], ...band[1].toReversed()], plot)}Z`} className="fill-vine/20" />
        )}
        {curves.map(({ name, points, kind, nameAt }) => (
          <g key={name}>
            <path
              d={pathOf(points, plot)}
              className={kind === 'main' ? 'stroke-wine' : 'stroke-vine'}
              strokeWidth={kind === 'main' ? 2.25 : 1.5}
              strokeDasharray={kind === 'main' ? undefined : '5 3'}
            />
            {nameAt && (
              <text
                x={plot(nameAt)[0]}
                y={plot(nameAt)[1]}
                textAnchor="end"
                className={`${textSize} ${kind === 'main' ? 'fill-wine' : 'fill-vine'}`}
              >
                {name}
              </text>
            )}
          </g>
        ))}
        {marks.map((mark) => {
          const [cx, cy] = plot(mark);
          return (
            <circle key={mark[0]} cx={cx} cy={cy} r={4} className="fill-sheet stroke-ink" strokeWidth={1.5} />
          );
        })}
        {point && <ReaderPoint point={point} x={x} y={y} />}
      </svg>
      {legend && <Legend lines={legend} />}
    </figure>
  );
}

function ReaderPoint({ point, x, y }: { point: Point; x: Axis; y: Axis }) {
  const plot = toPlot(x, y);
  const [px, py] = point;
  if (!(px >= x.min && px <= x.max && py >= y.min && py <= y.max)) return null;
  const [cx, cy] = plot(point);
  return (
    <g>
      <path
        d={pathOf([[px, y.min], point, [x.min, py]], plot)}
        className="stroke-edge"
        strokeDasharray="2 3"
      />
      <circle cx={cx} cy={cy} r={5.5} className="fill-wine stroke-sheet" strokeWidth={2} />
    </g>
  );
}
