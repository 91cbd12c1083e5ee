import { axis, type Point } from '../../ui/chart/axis.ts';
import { LineChart } from '../../ui/chart/line-chart.tsx';
import { type DecayShape, learningRate, training } from './schedule.ts';

const lastStep = training.warmupSteps + training.decaySteps;

/** Horizontal position. The warmup is a two-hundredth of the run, and would be invisible at its true width. */
function across(step: number, warmupShare: number): number {
  const { warmupSteps, decaySteps } = training;
  return step <= warmupSteps
    ? (step / warmupSteps) * warmupShare
    : warmupShare + ((step - warmupSteps) / decaySteps) * (1 - warmupShare);
}

interface SchedulePictureProps {
  shape: DecayShape;
  step: number;
  /** The warmup's share of the width: its true share, or more to make it visible. */
  warmupShare: number;
}

export const trueWarmupShare = training.warmupSteps / lastStep;

const whole = (value: number) => value.toLocaleString('en-US');
const x = { ...axis('Updates', 0, 1), ticks: [0, 1], format: (share: number) => whole(share * lastStep) };
const y = axis(`Learning rate, % of ${training.peakRate}`, 0, 100);

export function SchedulePicture({ shape, step, warmupShare }: SchedulePictureProps) {
  const at = (update: number): Point => [
    across(update, warmupShare),
    (100 * learningRate(update, shape)) / training.peakRate,
  ];
  const steps = [0, ...Array.from({ length: 51 }, (_, index) => training.warmupSteps + index * 400)];
  return (
    <LineChart
      title="The learning rate over the run"
      description={`It rises to ${training.peakRate} in ${training.warmupSteps} updates and falls to 0 by update ${whole(lastStep)}; after update ${whole(step)} it is ${learningRate(step, shape).toPrecision(3)}.`}
      x={x}
      y={y}
      marks={[
        { sign: 'main', points: steps.map(at), means: 'The learning rate' },
        {
          sign: 'band',
          points: [
            [0, 0],
            [0, y.max],
            [warmupShare, y.max],
            [warmupShare, 0],
          ],
          means: 'The warmup',
        },
        { sign: 'point', points: [at(step)], means: 'Where you are in the run' },
      ]}
    />
  );
}
