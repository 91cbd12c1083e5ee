import type { PointerEvent } from 'react';
import { binormalCurve, claimedArea, type OperatingPoint } from './roc.ts';

/** In the picture's units; axis labels are outside. */
const side = 240;
const at = ({ falsePositiveRate, truePositiveRate }: OperatingPoint) => ({
  x: Math.round(falsePositiveRate * side * 10) / 10,
  y: Math.round((1 - truePositiveRate) * side * 10) / 10,
});

function curvePath(shape: number, pointsForOne: number): string {
  const curve = binormalCurve(claimedArea, shape);
  const points = Array.from({ length: 10 * pointsForOne + 1 }, (_, index) =>
    at(curve(5 - index / pointsForOne)),
  );
  return `M0 ${side}L${points.map(({ x, y }) => `${x} ${y}`).join(' ')} ${side} 0`;
}

interface RocPictureProps {
  shape: number;
  point: OperatingPoint;
  /** Called with the false-positive rate under the pointer. */
  onPoint?: (falsePositiveRate: number) => void;
  className?: string;
  /** Without axis labels, at sizes too small for them. */
  isPlain?: boolean;
}

export function RocPicture({
  shape,
  point,
  onPoint,
  className = 'w-full max-w-md',
  isPlain,
}: RocPictureProps) {
  const curve = curvePath(shape, isPlain ? 4 : 12);
  const { x, y } = at(point);
  const tell = (event: PointerEvent<SVGSVGElement>) => {
    if (!onPoint || (event.type === 'pointermove' && event.buttons === 0)) return;
    const place = event.currentTarget.getScreenCTM()?.inverse();
    if (place) onPoint(new DOMPoint(event.clientX, event.clientY).matrixTransform(place).x / side);
  };
  return (
    <svg
      viewBox={`-42 -8 ${side + 52} ${side + 46}`}
      className={`${className} ${onPoint ? 'cursor-crosshair touch-pan-y' : ''}`}
      fill="none"
      aria-hidden="true"
      onPointerDown={tell}
      onPointerMove={tell}
    >
      <path className="fill-vine" fillOpacity=".12" d={`${curve}V${side}z`} />
      <path
        className="stroke-line"
        d={`M0 60H${side}M0 120H${side}M0 180H${side}M60 0V${side}M120 0V${side}M180 0V${side}`}
      />
      <path className="stroke-edge" d={`M0 0V${side}H${side}`} />
      <path className="stroke-edge" strokeDasharray="3 5" d={`M0 ${side}L${side} 0`} />
      <path className="stroke-vine" strokeWidth="2.5" d={curve} />
      <path className="stroke-wine" strokeDasharray="2 3" d={`M${x} ${side}V${y}H0`} />
      <circle className="fill-wine stroke-sheet" strokeWidth="2" cx={x} cy={y} r="6" />
      {!isPlain && <AxisWords />}
    </svg>
  );
}

function AxisWords() {
  return (
    <g className="fill-muted text-[0.6875rem]">
      <text x="-6" y="4" textAnchor="end">
        100%
      </text>
      <text x="-6" y={side} textAnchor="end">
        0
      </text>
      <text x={side} y={side + 16} textAnchor="end">
        100%
      </text>
      <text x={side / 2} y={side + 32} textAnchor="middle">
        healthy leaves flagged
      </text>
      <text transform={`translate(-26 ${side / 2})rotate(-90)`} textAnchor="middle">
        sick leaves flagged
      </text>
    </g>
  );
}
