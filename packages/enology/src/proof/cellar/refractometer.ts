import { refractometerGravity, refractometerGravityLinear } from '../../alcohol/refractometer.ts';
import type { Outcome } from '../../outcome.ts';
import { number, words } from '../point-inputs.ts';
import type { PublishedPoint } from '../published-points.ts';

export function reproduceRefractometer(point: PublishedPoint): Outcome {
  const readings = { initialBrix: number(point, 'initial_brix'), finalBrix: number(point, 'final_brix') };
  return words(point, 'fit') === 'linear'
    ? refractometerGravityLinear(readings)
    : refractometerGravity(readings);
}
