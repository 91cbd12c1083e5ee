const rows = Array.from({ length: 11 }, (_, row) => {
  const y = 18 + row * 15;
  const lift = 34 - row * 2.4;
  return `M-10 ${y + 26} C 60 ${y - lift} 130 ${y + lift} 300 ${y - 16}`;
});

/** Vine rows on a slope, seen from above. Decoration. */
export function VineRows({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 280 190"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className={className}
      fill="none"
    >
      {rows.map((path) => (
        <path
          key={path}
          d={path}
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="round"
          strokeDasharray="0.1 7"
        />
      ))}
    </svg>
  );
}
