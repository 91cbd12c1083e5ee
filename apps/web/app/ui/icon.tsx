const paths = {
  arrow: 'M4 12h15m-6-6 6 6-6 6',
  back: 'M20 12H5m6-6-6 6 6 6',
  outside: 'M7 17 17 7M8 7h9v9',
  down: 'm6 9 6 6 6-6',
  close: 'M5 5l14 14M19 5 5 19',
  menu: 'M3 7h18M3 12h18M3 17h18',
  info: 'M12 21a9 9 0 1 1 0-18 9 9 0 0 1 0 18zm0-10v6m0-10v.5',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zm5-2 5 5',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
} as const;

/** A line drawing of 1 em beside text that already says it. */
export function Icon({
  name,
  className = 'size-[1.15em]',
}: {
  name: keyof typeof paths;
  className?: string;
}) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`${className} shrink-0`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
