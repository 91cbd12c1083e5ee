import type { ReactNode } from 'react';

const bunch = [
  [18, 20],
  [30, 18],
  [42, 20],
  [24, 30],
  [36, 30],
  [18, 41],
  [30, 41],
  [42, 41],
  [24, 52],
  [36, 52],
  [30, 62],
] as const;

/** Berries change color from the shoulder down. */
function Veraison() {
  const ripe = (index: number) => [0, 1, 3, 5, 6].includes(index);
  return (
    <>
      <path className="stroke-vine" d="M30 10q-2-6 4-9" />
      {bunch.map(([x, y], index) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r="5.6"
          className={ripe(index) ? 'fill-wine stroke-wine' : 'stroke-vine'}
        />
      ))}
    </>
  );
}

function Crush() {
  return (
    <>
      <path d="M4 34h16m20 0h16M30 2v14m-5-5 5 5 5-5" className="stroke-ink" />
      <ellipse cx="30" cy="34" rx="12" ry="6" className="fill-wine stroke-wine" />
      <path
        className="stroke-wine"
        d="M22 46q-5 8 0 10 5-2 0-10zm16 0q-5 8 0 10 5-2 0-10zm-8 8q-5 8 0 10 5-2 0-10z"
      />
    </>
  );
}

function Fermentation() {
  const bubbles = [
    [22, 50, 4],
    [36, 54, 3],
    [30, 40, 3],
    [40, 42, 2],
    [24, 32, 2],
    [35, 29, 3],
    [30, 14, 2.4],
    [34, 5, 1.6],
  ] as const;
  return (
    <>
      <path className="stroke-ink" d="M12 22v34q0 8 8 8h20q8 0 8-8v-34" />
      <path className="stroke-wine" d="M12 24q9-5 18 0t18 0" />
      {bubbles.map(([x, y, r]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} className="stroke-wine" />
      ))}
    </>
  );
}

function Bottling() {
  return (
    <>
      <path className="stroke-ink" d="M25 2h10v16q8 5 8 14v28q0 5-5 5h-16q-5 0-5-5v-28q0-9 8-14z" />
      <path className="fill-wine stroke-wine" d="M22 36h16v16h-16z" />
      <path className="stroke-paper" d="M25 41h10m-10 5h6" />
    </>
  );
}

const stages = { Veraison, Crush, Fermentation, Bottling } satisfies Record<string, () => ReactNode>;

export type Stage = keyof typeof stages;

export function StageDrawing({ stage, className }: { stage: Stage; className?: string }) {
  const Drawing = stages[stage];
  return (
    <svg
      viewBox="4 0 56 69"
      className={className}
      fill="none"
      strokeWidth="1.4"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <Drawing />
    </svg>
  );
}
