import { rehydrationNutrient, rehydrationWater, temperingSteps, yeastToPitch } from '../../addition/yeast.ts';
import { inRange, type Outcome } from '../../outcome.ts';
import {
  amount,
  anyNumber,
  asks,
  needed,
  shown,
  shownOrDose,
  times,
  volumeOrLiter,
  words,
} from '../point-inputs.ts';
import type { PublishedPoint } from '../published-points.ts';

export function reproduceYeast(point: PublishedPoint): Outcome {
  const mustTemperatureC = anyNumber(point, 'must_t_C', 't_must_C', 'must_temperature_C', 't_C');
  if (asks(point, /steps/))
    return temperingSteps({ mustTemperatureC: needed(point, mustTemperatureC, 'temperature') });
  const rate = amount(point, 'doses', 'rate', 'yeast_rate', 'yeast', 'dose', 'yeast_dose');
  if (rate !== undefined && asks(point, /yeast_(rate_)?(g_|lb_)(per_)?(hL|L|1000)/))
    return shown(point, inRange(rate));
  const volumeL = volumeOrLiter(point);
  const yeast =
    amount(point, 'masses', 'yeast') ??
    (rate === undefined ? undefined : yeastToPitch({ rateGPerHl: rate * 100, volumeL }).value);
  const nutrientG = amount(point, 'masses', 'rehydration_nutrient', 'nutrient');
  const [perYeast, perNutrient] = [
    anyNumber(point, 'nutrient_per_yeast'),
    anyNumber(point, 'water_per_nutrient'),
  ];
  const nutrient = () =>
    rehydrationNutrient({
      yeastG: needed(point, yeast, 'yeast'),
      ...(perYeast !== undefined && { nutrientPerYeast: perYeast }),
    });
  if (asks(point, /water/)) {
    const perYeastAlone = anyNumber(point, 'water_per_yeast');
    if (perYeastAlone !== undefined) {
      return shown(point, inRange((perYeastAlone * needed(point, yeast, 'yeast')) / 1000));
    }
    const alone = /without|no nutrient|10 (times|parts)/.test(words(point, 'rule', 'method'));
    const grams = alone ? { yeastG: yeast ?? 0 } : { nutrientG: nutrientG ?? nutrient().value };
    const water = rehydrationWater({
      ...grams,
      ...(perNutrient !== undefined && { waterPerNutrient: perNutrient }),
    });
    return shown(point, times(0.001, water));
  }
  if (asks(point, /nutrient/)) return shownOrDose(point, nutrient(), volumeL);
  return shownOrDose(point, inRange(yeast ?? Number.NaN), volumeL);
}
