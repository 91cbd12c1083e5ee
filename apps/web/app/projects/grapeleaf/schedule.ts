/** The published settings of the training run. */
export const training = { warmupSteps: 100, decaySteps: 20_000, peakRate: 1e-4, accumulation: 16 } as const;

export type DecayShape = 'linear' | 'cosine';

/**
 * The rate of learning at an update of the model: from 0 to its peak over the warmup, then down to 0 over the decay.
 *
 * Cosine: peak · (1 + cos(π·t)) / 2, with t from 0 to 1 over the decay (Loshchilov and Hutter, ICLR 2017, eq. 5 with
 * no restart and a lowest rate of 0).
 *
 * @param step updates so far, from 0 to the sum of warmup and decay.
 */
export function learningRate(
  step: number,
  shape: DecayShape,
  { warmupSteps, decaySteps, peakRate } = training,
): number {
  if (step <= warmupSteps) return (peakRate * Math.max(0, step)) / warmupSteps;
  const t = Math.min(1, (step - warmupSteps) / decaySteps);
  return shape === 'linear' ? peakRate * (1 - t) : (peakRate * (1 + Math.cos(Math.PI * t))) / 2;
}

export function shareOfLearning(step: number, shape: DecayShape): number {
  const { warmupSteps, decaySteps } = training;
  const sumTo = (end: number) => {
    let sum = 0;
    for (let at = 1; at <= end; at++) sum += learningRate(at, shape);
    return sum;
  };
  return sumTo(step) / sumTo(warmupSteps + decaySteps);
}
