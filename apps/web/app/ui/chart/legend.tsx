import { Dot, type Sign, signs } from './sign.tsx';

export type Fill = `fill-${string}`;
/** A bar's sign is its color. */
export type LegendLine = readonly [sign: Sign | Fill, meaning: string, value?: string];

function Drawn({ sign }: { sign: Sign | Fill }) {
  if (sign === 'mark' || sign === 'point') return <Dot sign={sign} at={[12, 7]} />;
  if (sign === 'main' || sign === 'other') return <path d="M1 7H23" className={signs[sign]} />;
  return sign === 'band' ? (
    <path d="M1 1H23V13H1z" className={signs.band} />
  ) : (
    <path d="M5 0H19V14H5z" className={sign} />
  );
}

export function Legend({ lines }: { lines: readonly LegendLine[] }) {
  return (
    <ul className="mt-2 max-w-[32rem] list-none pl-0 text-muted text-sm">
      {lines.map(([sign, meaning, value]) => (
        <li key={meaning} className="mt-1 flex items-baseline gap-2">
          <svg viewBox="0 0 24 14" className="h-3 w-5 shrink-0" aria-hidden="true">
            <Drawn sign={sign} />
          </svg>
          {meaning}
          {value && <span className="ml-auto text-ink">{value}</span>}
        </li>
      ))}
    </ul>
  );
}
