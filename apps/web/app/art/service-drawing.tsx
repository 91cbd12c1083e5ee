import type { ReactNode } from 'react';

const rows = 'M3 45 15 29m-3 16 9-16m-1 16 5-16m4 16-2-16m10 16-6-16m14 16-10-16';

const drawings = {
  grid: (
    <>
      <path className="stroke-edge" d="M6 6h36v36H6zM18 6v36M30 6v36M6 18h36M6 30h36" />
      <path className="fill-vine" d="M6 30h12v12H6z" />
      <path className="fill-wine" d="M18 18h12v12H18z" />
      <path className="fill-gold" d="M30 6h12v12H30z" />
    </>
  ),
  curve: (
    <>
      <path className="stroke-edge" d="M6 4v38h38" />
      <path className="stroke-wine" d="M8 38c12 0 10-26 20-26 6 0 8 6 15 7" />
      <path
        className="stroke-vine"
        d="M12 33v.1m5-8v.1m3 6v.1m5-19v.1m5 4v.1m4-8v.1m5 12v.1"
        strokeWidth="4"
      />
    </>
  ),
  satellite: (
    <>
      <path className="stroke-vine" d={rows} />
      <path className="stroke-wine" d="M20 6h8v8h-8zm8 2h12v4H28zM8 8h12v4H8z" />
      <path className="stroke-edge" d="M23 17 13 27m12-10 10 10" strokeDasharray="2 3" />
    </>
  ),
  window: (
    <>
      <path className="stroke-edge" d="M5 8h38v32H5zM5 16h38" />
      <path className="stroke-wine" d="m17 22-6 6 6 6m14-12 6 6-6 6" />
      <path className="stroke-vine" d="m26 21-4 14" />
    </>
  ),
  lots: (
    <>
      <path className="stroke-edge" d="M10 12v9q0 6 7 6h14q7 0 7 6v3M38 12v9q0 6-7 6" />
      <circle className="fill-wine" cx="10" cy="9" r="5" />
      <circle className="fill-gold" cx="38" cy="9" r="5" />
      <circle className="fill-vine" cx="38" cy="39" r="5" />
    </>
  ),
  leaf: (
    <>
      <path className="stroke-vine" d="M8 40C6 18 20 7 42 6c0 22-10 34-28 30" />
      <path className="stroke-vine" d="M6 44c6-12 14-20 26-28M20 26v-9m-5 14v-7m5 2h10m-15 5h12" />
    </>
  ),
  book: (
    <>
      <path
        className="stroke-edge"
        d="M24 12C18 7 11 7 4 9v30c7-2 14-2 20 3 6-5 13-5 20-3V9c-7-2-14-2-20 3zm0 0v30"
      />
      <path className="stroke-wine" d="M10 17c3 0 6 0 8 2m-8 6c3 0 6 0 8 2" />
      <path className="stroke-vine" d="m30 25 4 4 6-9" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export function ServiceDrawing({
  of,
  className = 'size-12',
}: {
  of: keyof typeof drawings;
  className?: string;
}) {
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
