type Berries = readonly (readonly [number, number])[];

const whole: Berries = [
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

/** Fewer, larger berries, so that they can be told apart in a small sign. */
const few: Berries = [
  [6.2, 9.9],
  [12, 9.9],
  [17.8, 9.9],
  [9.1, 14.9],
  [14.9, 14.9],
  [12, 19.9],
];

/** One path, since every message has the sign and a browser paints each shape by itself. */
function berriesOf(berries: Berries, r: number): string {
  return berries
    .map(([x, y]) => `M${(x - r).toFixed(1)} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`)
    .join('');
}

const stem = 'M12 7C11.6 4.6 10.4 2.6 8.6 1.4';
const leaf = 'M12 6.6c.6-2.8 2.7-4.5 6.4-4.4-.3 3-2.6 4.8-6.4 4.4Z';
const large = `${stem}${leaf}${berriesOf(whole, 1.9)}`;
const small = `${stem}${berriesOf(few, 2.7)}`;

interface GrapeMarkProps {
  filled?: boolean;
  small?: boolean;
  className: string;
}

export function GrapeMark({ filled = false, small: isSmall = false, className }: GrapeMarkProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={`icon ${isSmall ? '' : '[stroke-width:1.3]'} ${className} ${filled ? 'fill-current' : ''}`}
    >
      <path d={isSmall ? small : large} />
    </svg>
  );
}
