import { Fragment } from 'react';
import type { Axis } from './axis.ts';
import { Chart, type ChartProps } from './chart.tsx';
import { DrawnMark, type Mark } from './mark.tsx';
import { linear, standardBox, toPlot } from './plot.ts';
import { signs } from './sign.tsx';

interface PlotProps {
  readonly x: Axis;
  readonly y: Axis;
  readonly marks: readonly Mark[];
  readonly height?: number;
}

interface LineChartProps
  extends Omit<PlotProps, 'marks'>,
    Pick<ChartProps, 'title' | 'description' | 'onPoint'> {
  readonly marks: readonly (Mark | false)[];
}

/** `onPoint` gets the horizontal value, in axis units. */
export function LineChart({ title, description, marks: given, onPoint, ...axes }: LineChartProps) {
  const { x, height = standardBox.height } = axes;
  const marks = given.filter((mark) => mark !== false);
  return (
    <Chart
      title={title}
      description={description}
      height={height}
      legend={marks.flatMap(({ sign, means }) => (means ? [[sign, means] as const] : []))}
      {...(onPoint && { onPoint: (at: number) => onPoint(linear(across, [x.min, x.max])(at)) })}
    >
      <Plot {...axes} marks={marks} />
    </Chart>
  );
}

const { width, left, right, bottom } = standardBox;
const across = [left, width - right] as const;

export function Plot({ x, y, marks, height = standardBox.height }: PlotProps) {
  const plot = toPlot(x, y, { ...standardBox, height });
  return (
    <>
      <g className="fill-muted">
        {y.ticks.map((tick) => {
          const [, at] = plot([x.min, tick]);
          return (
            <Fragment key={tick}>
              <path d={`M${left} ${at.toFixed(1)}H${width - right}`} className="stroke-line" />
              <text x={left - 6} y={at + 4} textAnchor="end">
                {y.format(tick)}
              </text>
            </Fragment>
          );
        })}
        {x.ticks.map((tick) => (
          <text key={tick} x={plot([tick, y.min])[0]} y={height - bottom + 16} textAnchor="middle">
            {x.format(tick)}
          </text>
        ))}
        <text x={width - right} y={height - 4} textAnchor="end">
          {x.label}
        </text>
        <text x={4} y={12}>
          {y.label}
        </text>
      </g>
      {Object.keys(signs).flatMap((layer) =>
        marks
          .filter(({ sign }) => sign === layer)
          .map((mark) => (
            <DrawnMark key={mark.means ?? mark.name?.[0] ?? layer} mark={mark} x={x} y={y} plot={plot} />
          )),
      )}
    </>
  );
}
