/** Rows of berries from the shoulder of the cluster to its tip. */
const berries: readonly (readonly [number, number])[] = [
  [5.2, 9.6],
  [9.7, 9.6],
  [14.3, 9.6],
  [18.8, 9.6],
  [7.5, 13.5],
  [12, 13.5],
  [16.5, 13.5],
  [9.7, 17.4],
  [14.3, 17.4],
  [12, 21.2],
];

/** The community's sign: a cluster, its berries round as beads. Filled or drawn in outline. */
export function GrapeMark({ filled = false, className }: { filled?: boolean; className: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.3"
    >
      <path d="M12 7.2C11.6 4.6 10.4 2.6 8.6 1.4" strokeLinecap="round" />
      <path
        d="M12 6.6c.6-2.8 2.7-4.5 6.4-4.4-.3 3-2.6 4.8-6.4 4.4Z"
        fill={filled ? 'currentColor' : 'none'}
        strokeLinejoin="round"
      />
      {berries.map(([x, y]) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r="1.9" fill={filled ? 'currentColor' : 'none'} />
      ))}
    </svg>
  );
}
