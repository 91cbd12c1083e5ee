import { type DecayShape, learningRate, training } from './schedule.ts';

const [width, height] = [480, 150];
const lastStep = training.warmupSteps + training.decaySteps;

/** Horizontal position. The warmup is a two-hundredth of the run, and would be invisible at its true width. */
function across(step: number, warmupShare: number): number {
  const { warmupSteps, decaySteps } = training;
  const part =
    step <= warmupSteps
      ? (step / warmupSteps) * warmupShare
      : warmupShare + ((step - warmupSteps) / decaySteps) * (1 - warmupShare);
  return Math.round(part * width * 10) / 10;
}

interface SchedulePictureProps {
  shape: DecayShape;
  step: number;
  /** The warmup's share of the width: its true share, or more to make it visible. */
  warmupShare: number;
}

export const trueWarmupShare = training.warmupSteps / lastStep;

/** The learning rate over the run, with the visitor's position. */
export function SchedulePicture({ shape, step, warmupShare }: SchedulePictureProps) {
  const up = (at: number) => Math.round(height * (1 - learningRate(at, shape) / training.peakRate) * 10) / 10;
  const steps = [0, ...Array.from({ length: 51 }, (_, index) => training.warmupSteps + index * 400)];
  const line = steps.map((at) => `${across(at, warmupShare)} ${up(at)}`).join(' ');
  const warm = across(training.warmupSteps, warmupShare);
  const x = across(step, warmupShare);
  return (
    <svg viewBox={`-6 -20 ${width + 12} ${height + 44}`} className="w-full" fill="none" aria-hidden="true">
      <path className="fill-gold" fillOpacity=".16" d={`M0 0H${warm}V${height}H0z`} />
      <path className="stroke-edge" d={`M0 ${height}H${width}`} />
      <path className="stroke-line" d={`M0 0H${width}M0 ${height / 2}H${width}`} />
      <path className="stroke-vine" strokeWidth="2.5" strokeLinejoin="round" d={`M${line}`} />
      <path className="stroke-wine" strokeDasharray="2 3" d={`M${x} ${height}V${up(step)}`} />
      <circle className="fill-wine stroke-sheet" strokeWidth="2" cx={x} cy={up(step)} r="6" />
      <g className="fill-muted text-[0.75rem] md:text-[0.5rem]">
        <text x={width} y="-6" textAnchor="end">
          0.0001
        </text>
        <text x="0" y={height + 18}>
          0
        </text>
        <text x={width} y={height + 18} textAnchor="end">
          {lastStep.toLocaleString('en-US')} updates
        </text>
      </g>
    </svg>
  );
}
