import type { ReactNode } from 'react';

export type Sign = 'main' | 'other' | 'band' | 'point' | 'mark';
export type Fill = `fill-${string}`;
/** A bar's sign is its color. */
export type LegendLine = readonly [sign: Sign | Fill, meaning: string, value?: string];

const signs: Readonly<Record<string, ReactNode>> = {
  main: <path d="M1 7H23" className="stroke-wine" strokeWidth={2.25} />,
  other: <path d="M1 7H23" className="stroke-vine" strokeWidth={1.5} strokeDasharray="5 3" />,
  band: <rect x={1} y={1} width={22} height={12} className="fill-vine/20" />,
  point: <circle cx={12} cy={7} r={5} className="fill-wine" />,
  mark: <circle cx={12} cy={7} r={4} className="fill-sheet stroke-ink" strokeWidth={1.5} />,
} satisfies Record<Sign, ReactNode>;

export function Legend({ lines }: { lines: readonly LegendLine[] }) {
  return (
    <ul className="mt-2 max-w-[32rem] list-none pl-0 text-muted text-sm">
      {lines.map(([sign, meaning, value]) => (
        <li key={meaning} className="mt-1 flex items-baseline gap-2">
          <svg viewBox="0 0 24 14" className="h-3 w-5 shrink-0" aria-hidden="true">
            {signs[sign] ?? <rect x={5} width={14} height={14} className={sign} />}
          </svg>
          {meaning}
          {value && <span className="ml-auto text-ink">{value}</span>}
        </li>
      ))}
    </ul>
  );
}
