import type { Point } from './path.ts';

const start: Point = { x: 40, y: 800 };
const bend: Point = { x: 560, y: 470 };
const end: Point = { x: 930, y: -30 };

function passAt(t: number) {
  const mix = (a: number, b: number, c: number) => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c;
  const slope = (a: number, b: number, c: number) => 2 * (1 - t) * (b - a) + 2 * t * (c - b);
  const angle = Math.atan2(slope(start.y, bend.y, end.y), slope(start.x, bend.x, end.x));
  return {
    x: Math.round(mix(start.x, bend.x, end.x)),
    y: Math.round(mix(start.y, bend.y, end.y)),
    degrees: Math.round((angle * 180) / Math.PI),
  };
}

const place = ({ x, y, degrees }: ReturnType<typeof passAt>) => `translate(${x} ${y})rotate(${degrees})`;

export function GroundTrack() {
  const pass = `M${start.x} ${start.y}Q${bend.x} ${bend.y} ${end.x} ${end.y}`;
  const marks = Array.from({ length: 12 }, (_, index) => passAt((index + 1) / 13));
  return (
    <g className="stroke-wine">
      <path d={pass} strokeWidth="150" strokeOpacity=".07" />
      <path d={pass} strokeWidth="1.5" />
      {marks.map((mark) => (
        <path key={mark.x} transform={place(mark)} d="M0-6v12" />
      ))}
      <g transform={place(passAt(0.76))} strokeWidth="1.5">
        <path
          className="fill-paper"
          d="M-9-9h18v18h-18zM-6-13h12v-24h-12zM-6 13h12v24h-12zM-6-21h12M-6-29h12M-6 21h12M-6 29h12"
        />
        <path d="M9 0h9m0-7v14" />
      </g>
    </g>
  );
}
