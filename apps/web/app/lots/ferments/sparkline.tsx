interface SparklineProps {
  values: readonly number[];
  says: string;
  className?: string;
}

export function Sparkline({ values, says, className = 'h-6 w-24' }: SparklineProps) {
  if (values.length < 2) return null;
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const points = values.map((value, index) => {
    const x = 2 + (96 * index) / (values.length - 1);
    const y = high === low ? 12 : 22 - (20 * (value - low)) / (high - low);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  const [lastX, lastY] = (points.at(-1) ?? '').split(',');
  return (
    <svg viewBox="0 0 100 24" className={`${className} shrink-0 text-wine`} role="img" aria-label={says}>
      <polyline
        points={points.join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <circle cx={lastX} cy={lastY} r="2.25" fill="currentColor" />
    </svg>
  );
}
