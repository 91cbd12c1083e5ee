import { fixed } from '../../calculator/form/decimal.ts';
import type { Point } from '../../ui/chart/axis.ts';
import { Chart } from '../../ui/chart/chart.tsx';
import { pathOf } from '../../ui/chart/plot.ts';
import { Dot, signs } from '../../ui/chart/sign.tsx';
import type { Member, Text } from './member.ts';

type Three = readonly [Member, Member, Member];

const side = 260;
const height = (side * Math.sqrt(3)) / 2;
const paper = { width: 380, height: 306 } as const;
const corners: readonly [Point, Point, Point] = [
  [paper.width / 2, 40],
  [(paper.width - side) / 2, 40 + height],
  [(paper.width + side) / 2, 40 + height],
];

export function spotOf(shares: readonly [number, number, number]): Point {
  const along = (axis: 0 | 1) =>
    shares.reduce((sum, share, index) => sum + share * (corners[index]?.[axis] ?? 0), 0);
  return [along(0), along(1)];
}

export function crossingsOf(values: readonly [number, number, number], value: number): readonly Point[] {
  const edges = [
    [0, 1],
    [1, 2],
    [0, 2],
  ] as const;
  const spots = edges.flatMap(([from, to]) => {
    const share = (value - values[to]) / (values[from] - values[to]);
    if (!(share >= 0 && share <= 1)) return [];
    const shares: [number, number, number] = [0, 0, 0];
    shares[from] = share;
    shares[to] = 1 - share;
    return [spotOf(shares)];
  });
  // A line through a corner meets two edges there.
  return spots.filter(
    ([x, y], index) => !spots.slice(0, index).some(([a, b]) => Math.hypot(a - x, b - y) < 0.01),
  );
}

interface TriangleProps {
  readonly members: Three;
  readonly value: number;
  readonly text: Text;
}

/** Every blend of three lots as a point in a triangle: a corner is one lot alone, the center a third of each. */
export function Triangle({ members, value, text }: TriangleProps) {
  const total = members.reduce((sum, { amount }) => sum + amount, 0);
  const [a, b, c] = members;
  const shares = [a.amount / total, b.amount / total, c.amount / total] as const;
  const [x, y] = spotOf(shares);
  const line = crossingsOf([a.value, b.value, c.value], value);
  return (
    <Chart
      title="The blend between its three lots"
      description={`${members.map((member, index) => `Lot ${member.lot} ${text(member.value)}, ${fixed(100 * (shares[index] ?? 0), 0)}%`).join('; ')}. The blend has ${text(value)}.`}
      height={paper.height}
      legend={[
        ['band', 'Every blend of the three; the nearer a corner, the more of that lot'],
        ['other', 'All blends with the same value as this one'],
        ['point', 'The blend'],
      ]}
    >
      <path d={`${pathOf(corners)}Z`} className={`stroke-edge ${signs.band}`} />
      {line.length === 2 && <path d={pathOf(line)} className={signs.other} />}
      <CornerLabels members={members} text={text} />
      <Dot sign="point" at={[x, y]} />
      <text
        x={x}
        y={y - 12}
        textAnchor="middle"
        className="fill-wine stroke-sheet [paint-order:stroke]"
        strokeWidth={5}
      >
        {text(value)}
      </text>
    </Chart>
  );
}

function CornerLabels({ members, text }: Pick<TriangleProps, 'members' | 'text'>) {
  return members.map(({ lot, value }, index) => {
    const [x, y] = corners[index] ?? [0, 0];
    const isLower = index > 0;
    return (
      <text key={lot} x={x} y={isLower ? y + 20 : y - 14} textAnchor="middle">
        {`${lot}: ${text(value)}`}
      </text>
    );
  });
}
