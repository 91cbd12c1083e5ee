import type { ReactNode } from 'react';

const drawings: Record<string, ReactNode> = {
  'projects/grapeleafgpt': (
    <>
      <path
        className="stroke-vine"
        d="M24 44V27M24 27c-6 8-16 8-19 1 5-1 5-4 3-8 5 0 6-3 5-8 5 2 9 0 11-8 2 8 6 10 11 8-1 5 0 8 5 8-2 4-2 7 3 8-3 7-13 7-19-1z"
      />
      <path className="fill-wine" d="M15 20h5v5h-5zm13-4h5v5h-5zm2 9h4v4h-4z" />
    </>
  ),
  'projects/michigan-wine-portal': (
    <>
      <path className="stroke-edge" d="M18 4c-3 9-6 13-5 22s-5 10-4 18M3 12h6m-6 8h5m-5 8h6m-6 8h3" />
      <path
        className="stroke-vine"
        d="m20 14 24-4M20 20l24-4m-25 10 25-4m-26 10 26-4M16 39l28-4"
        strokeDasharray="0 4"
        strokeWidth="3"
      />
      <circle className="fill-wine" cx="24" cy="25" r="4" />
    </>
  ),
  'articles/us-wine-industry-export-problem': (
    <>
      <path className="stroke-edge" d="M3 36h42l-5 8H9zM9 36v-9h12v9m0-5h10v5" />
      <path className="stroke-wine" d="M26 20c2-9 8-13 17-13m-6-4 6 4-4 6" />
    </>
  ),
  'projects/organic-wine-additives': (
    <>
      <path className="stroke-edge" d="m15 11 9-5 9 5v10l-9 5-9-5zM24 26v8m9-23 7-4M15 21l-7 4" />
      <circle className="fill-wine" cx="24" cy="38" r="5" />
      <circle className="fill-vine" cx="42" cy="6" r="4" />
      <circle className="fill-gold" cx="6" cy="27" r="4" />
    </>
  ),
  'projects/ava-wikipedia': (
    <>
      <path
        className="stroke-edge"
        d="M12 12 30 9M12 12l8 20M30 9 20 32M30 9l9 17M20 32l19-6M20 32 9 40M39 26l2 15"
      />
      <path className="fill-vine" d="M7 7h10v10H7z" />
      <path className="fill-wine" d="M16 28h8v8h-8z" />
      <path className="fill-gold" d="M26 5h8v8h-8zm9 17h8v8h-8z" />
    </>
  ),
  'projects/bordeaux-sat': (
    <>
      <circle className="stroke-edge" cx="24" cy="24" r="13" />
      <path className="stroke-edge" d="M11 24h26M24 11c-7 8-7 18 0 26 7-8 7-18 0-26z" />
      <ellipse className="stroke-wine" cx="24" cy="24" rx="22" ry="7" transform="rotate(-58 24 24)" />
      <path className="fill-wine" d="M32 3h6v6h-6z" />
    </>
  ),
  'projects/winery-lot-tracking': (
    <>
      <path className="stroke-edge" d="M4 8h24v16H14l-6 6v-6H4zM9 14h14m-14 5h9" />
      <path className="stroke-wine" d="M24 32h20v10H24zm5 0v10m10-10v10" />
      <path className="stroke-vine" d="M34 16v10m-4-4 4 4 4-4" />
    </>
  ),
  'projects/domigo': (
    <>
      <path className="stroke-gold" d="M4 34c0-16 10-24 20-24s20 8 20 24q0 5-6 5H10q-6 0-6-5z" />
      <path className="stroke-wine" d="m14 18 6 12m4-16 5 13m4-9 4 8" />
    </>
  ),
};

export function ProjectDrawing({ of, className = 'size-12' }: { of: string; className?: string }) {
  return (
    <svg
      viewBox="0 0 48 48"
      className={className}
      fill="none"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {drawings[of]}
    </svg>
  );
}
