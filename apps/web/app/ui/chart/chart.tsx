import type { PointerEvent, ReactNode } from 'react';
import { Legend, type LegendLine } from './legend.tsx';
import { standardBox } from './plot.ts';

export interface ChartProps {
  readonly title: string;
  readonly description: string;
  /** In SVG units; the width is always that of `standardBox`. */
  readonly height: number;
  readonly legend?: readonly LegendLine[];
  /** Called with the horizontal coordinate of a pressed pointer, in SVG units. */
  readonly onPoint?: (x: number) => void;
  readonly children: ReactNode;
}

/** Text is larger where the chart shrinks. */
export function Chart({ title, description, height, legend = [], onPoint, children }: ChartProps) {
  const point = (event: PointerEvent<SVGSVGElement>) => {
    const place = event.buttons > 0 && event.currentTarget.getScreenCTM()?.inverse();
    if (place) onPoint?.(new DOMPoint(event.clientX, event.clientY).matrixTransform(place).x);
  };
  return (
    <figure className="@container">
      <figcaption className="label">{title}</figcaption>
      <svg
        viewBox={`0 0 ${standardBox.width} ${height}`}
        className={`mt-3 w-full max-w-[32rem] fill-ink text-[14px] @md:text-[11px] ${onPoint ? 'cursor-crosshair touch-pan-y' : ''}`}
        role="img"
        {...(onPoint && { onPointerDown: point, onPointerMove: point })}
      >
        <title>{title}</title>
        <desc>{description}</desc>
        {children}
      </svg>
      {legend.length > 0 && <Legend lines={legend} />}
    </figure>
  );
}
