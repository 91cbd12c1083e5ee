import { balling } from '../alcohol/alcohol-methods.ts';
import { sucroseDensity } from '../density/sucrose-density.ts';
import { wineDensityAt20, wineRelativeDensity } from '../density/wine-density.ts';
import type { Outcome } from '../outcome.ts';
import { brixFromSpecificGravity, specificGravityFromBrix } from '../sugar/brix.ts';
import { mustDensity, mustSugar, potentialAlcoholFromSugar } from '../sugar/must.ts';
import { number } from './point-inputs.ts';
import type { PublishedPoint } from './published-points.ts';

export function reproduceBrix(point: PublishedPoint): Outcome {
  if (point.quantity === 'brix') {
    return brixFromSpecificGravity({ specificGravity: number(point, 'apparent_sg_20/20') });
  }
  const brix = number(point, 'brix');
  if (point.quantity === 'density_kg_m3') return sucroseDensity({ brix, temperatureC: number(point, 't_C') });
  return specificGravityFromBrix({ brix });
}

export function reproduceMust(point: PublishedPoint): Outcome {
  if (point.quantity === 'potential_abv_pct') {
    return potentialAlcoholFromSugar({ sugarGPerL: number(point, 'sugar_g_L') });
  }
  const brix = number(point, 'refractometer_pct_sucrose');
  return point.quantity === 'sugar_g_L' ? mustSugar({ brix }) : mustDensity({ brix });
}

export function reproduceWineDensity(point: PublishedPoint): Outcome {
  if (point.quantity === 'relative_density_20/20') {
    return wineRelativeDensity({ densityAt20GPerMl: number(point, 'density20_g_mL') });
  }
  return wineDensityAt20({
    densityGPerMl: number(point, 'density_t_g_mL'),
    temperatureC: number(point, 't_C'),
    correction: number(point, 'c_table2'),
  });
}

/** Both published examples use Balling's q, the second with another fit of Plato, 0.02 % vol apart from ours. */
export function reproduceAlcohol(point: PublishedPoint): Outcome {
  return balling({
    initialSpecificGravity: number(point, 'og'),
    finalSpecificGravity: number(point, 'fg'),
  });
}
