import { simpleAlcohol } from '../alcohol/alcohol.ts';
import { balling, berry, cutaia, hall } from '../alcohol/alcohol-methods.ts';
import { duncanActon } from '../alcohol/duncan-acton.ts';
import { specificGravityAt20 } from '../density/hydrometer.ts';
import { sucroseDensity } from '../density/sucrose-density.ts';
import { wineDensityAt20, wineRelativeDensity } from '../density/wine-density.ts';
import { after, inRange, type Outcome } from '../outcome.ts';
import { brixFromSpecificGravity, specificGravityFromBrix } from '../sugar/brix.ts';
import { baume, kmw, oechsle } from '../sugar/gravity-scales.ts';
import { mustDensity, mustSugar, potentialAlcoholFromSugar } from '../sugar/must.ts';
import { anyNumber, asks, has, number, times, words } from './point-inputs.ts';
import type { PublishedPoint } from './published-points.ts';

const gravityScales = { oechsle, baume, kmw };

export function reproduceBrix(point: PublishedPoint): Outcome {
  const gravity = anyNumber(point, 'apparent_sg_20/20', 'sg_20/20', 'sg');
  if (point.quantity === 'brix') {
    return brixFromSpecificGravity({ specificGravity: gravity ?? number(point, 'apparent_sg_20/20') });
  }
  const scale = Object.entries(gravityScales).find(([name]) => point.quantity.startsWith(name))?.[1];
  if (scale) {
    const known =
      gravity === undefined ? specificGravityFromBrix({ brix: number(point, 'brix') }) : inRange(gravity);
    return after(known, (specificGravity) => scale({ specificGravity }));
  }
  const brix = number(point, 'brix');
  if (point.quantity === 'density_kg_m3') return sucroseDensity({ brix, temperatureC: number(point, 't_C') });
  return specificGravityFromBrix({ brix });
}

export function reproduceMust(point: PublishedPoint): Outcome {
  if (point.quantity === 'potential_abv_pct') {
    const gramsPerPercent = anyNumber(point, 'g_per_pct');
    if (!has(point, 'sugar_g_L')) {
      const sugar = mustSugar({ brix: number(point, 'refractometer_pct_sucrose') });
      return after(sugar, (sugarGPerL) => potentialAlcoholFromSugar({ sugarGPerL }));
    }
    const sugarGPerL = number(point, 'sugar_g_L');
    return gramsPerPercent === undefined || gramsPerPercent === 16.83
      ? potentialAlcoholFromSugar({ sugarGPerL })
      : inRange(sugarGPerL / gramsPerPercent);
  }
  const brix = number(point, 'refractometer_pct_sucrose');
  // Sugar in a kilogram of must: that of a liter, by the must's density.
  if (point.quantity === 'sugar_g_kg') {
    return after(mustDensity({ brix }), (density) => times(1 / density, mustSugar({ brix })));
  }
  return point.quantity === 'sugar_g_L' ? mustSugar({ brix }) : mustDensity({ brix });
}

/** What a hydrometer's Brix wants added to it at a temperature. */
function brixCorrection(point: PublishedPoint): Outcome {
  const reading = anyNumber(point, 'brix_reading', 'brix', 'reading_brix') ?? Number.NaN;
  return after(specificGravityFromBrix({ brix: reading }), (specificGravityReading) => {
    const at20 = specificGravityAt20({
      specificGravityReading,
      temperatureC: number(point, 't_C'),
      calibrationTemperatureC: anyNumber(point, 't_cal_C', 'calibration_t_C') ?? 20,
    });
    const brix = after(at20, (specificGravity) => brixFromSpecificGravity({ specificGravity }));
    return asks(point, /correction/) ? after(brix, (right) => inRange(right - reading)) : brix;
  });
}

export function reproduceWineDensity(point: PublishedPoint): Outcome {
  if (asks(point, /brix/)) return brixCorrection(point);
  if (point.quantity === 'relative_density_20/20') {
    return wineRelativeDensity({ densityAt20GPerMl: number(point, 'density20_g_mL') });
  }
  return wineDensityAt20({
    densityGPerMl: number(point, 'density_t_g_mL'),
    temperatureC: number(point, 't_C'),
    correction: number(point, 'c_table2'),
  });
}

/**
 * The method that a point names. MeadTools calls "Hall/Balling" what has Balling's q, with another fit of Plato, 0.02 %
 * vol apart from ours; where nothing is named it is Balling's too.
 */
function alcoholMethod(method: string) {
  if (/131/.test(method)) return simpleAlcohol;
  if (/duncan|acton/i.test(method)) return duncanActon;
  if (/berry|0\.00736/i.test(method)) return berry;
  if (/cutaia|0\.372/i.test(method)) return cutaia;
  return /^hall(?!\/)|\.1808/i.test(method) ? hall : balling;
}

export function reproduceAlcohol(point: PublishedPoint): Outcome {
  return alcoholMethod(words(point, 'method'))({
    initialSpecificGravity: number(point, 'og'),
    finalSpecificGravity: number(point, 'fg'),
  });
}
