interface ColumnsProps {
  values: readonly number[];
  /** In units of a column's width with its gap. */
  height: number;
  className?: string;
}

/** Hidden from screen readers: the values are beside it as text. */
export function Columns({ values, height, className = '' }: ColumnsProps) {
  const unit = (10 * height) / Math.max(1, ...values);
  const columns = values.map(
    (value, index) => `M${10 * index} ${10 * height}v-${(value * unit).toFixed(1)}h8V${10 * height}z`,
  );
  return (
    <svg
      viewBox={`0 0 ${10 * values.length - 2} ${10 * height}`}
      className={`border-b border-ink fill-vine ${className}`}
      aria-hidden="true"
    >
      <path d={columns.join('')} />
    </svg>
  );
}
