import { axis, type Point } from '../../ui/chart/axis.ts';
import { LineChart, Plot } from '../../ui/chart/line-chart.tsx';
import type { Mark } from '../../ui/chart/mark.tsx';
import { standardBox } from '../../ui/chart/plot.ts';
import { binormalCurve, claimedArea, type OperatingPoint } from './roc.ts';

const percent = (share: number) => `${(100 * share).toFixed(0)}%`;
const plot = {
  x: { ...axis('Healthy leaves flagged', 0, 1), format: percent },
  y: { ...axis('Sick leaves flagged', 0, 1), format: percent },
  /** The plot is a square. */
  height: 374,
};
const corner: Point = [1, 1];
const chance: Mark = { sign: 'other', points: [[0, 0], corner], means: 'Leaves flagged at random' };

const pointOf = ({ falsePositiveRate, truePositiveRate }: OperatingPoint): Point => [
  falsePositiveRate,
  truePositiveRate,
];

interface RocPictureProps {
  shape: number;
  point: OperatingPoint;
  /** Called with the false-positive rate under the pointer. */
  onPoint?: (falsePositiveRate: number) => void;
}

function marksOf({ shape, point }: RocPictureProps, pointsForOne: number): readonly Mark[] {
  const curve = binormalCurve(claimedArea, shape);
  const samples = Array.from({ length: 10 * pointsForOne + 1 }, (_, index) =>
    pointOf(curve(5 - index / pointsForOne)),
  );
  const points: readonly Point[] = [[0, 0], ...samples, corner];
  return [
    { sign: 'main', points, means: `A curve with ${(100 * claimedArea).toFixed(1)}% of the square below it` },
    { sign: 'band', points: [...points, [1, 0]] },
    chance,
    { sign: 'point', points: [pointOf(point)], means: 'The chosen threshold' },
  ];
}

export function RocPicture(props: RocPictureProps) {
  const { truePositiveRate, falsePositiveRate } = props.point;
  return (
    <LineChart
      title="Sick and healthy leaves flagged"
      description={`The curve rises steeply at first. At the marked point it flags ${percent(truePositiveRate)} of the sick leaves and ${percent(falsePositiveRate)} of the healthy.`}
      {...plot}
      marks={marksOf(props, 12)}
      {...(props.onPoint && { onPoint: props.onPoint })}
    />
  );
}

export function RocSketch({ className, ...props }: RocPictureProps & { className: string }) {
  const { left, right, top, bottom, width } = standardBox;
  return (
    <svg
      viewBox={`${left - 2} ${top - 2} ${width - left - right + 4} ${plot.height - top - bottom + 4}`}
      className={className}
      aria-hidden="true"
    >
      <Plot {...plot} marks={marksOf(props, 4)} />
    </svg>
  );
}
