import {
  alcoholFromAlcoholometer,
  alcoholFromDensity,
  densityFromAlcohol,
  massFractionFromAlcoholometer,
  massFractionFromHydrometer,
  specificGravityInAir,
} from '../alcohol/alcoholometry.ts';
import {
  alcoholFromMassFraction,
  densityFromMassFraction,
  massFractionFromAlcohol,
  massFractionFromDensity,
} from '../density/oiml-r22.ts';
import { after, type Outcome } from '../outcome.ts';
import { asks, has, number, times } from './point-inputs.ts';
import type { PublishedPoint } from './published-points.ts';

const sixtyFahrenheitInC = 15.56;

/** A point of the R 22 tables, by what the table is entered with. */
export function reproduceOiml(point: PublishedPoint): Outcome {
  const temperatureC = number(point, 't_C');
  if (has(point, 'alcoholometer_reading_pct_mass')) {
    const readingPercentMass = number(point, 'alcoholometer_reading_pct_mass');
    return times(100, massFractionFromAlcoholometer({ readingPercentMass, temperatureC }));
  }
  if (has(point, 'alcoholometer_reading_pct_vol')) {
    const readingPercentVol = number(point, 'alcoholometer_reading_pct_vol');
    return alcoholFromAlcoholometer({ readingPercentVol, temperatureC });
  }
  if (has(point, 'hydrometer_reading_kg_m3')) {
    const readingKgPerM3 = number(point, 'hydrometer_reading_kg_m3');
    const massFraction = massFractionFromHydrometer({ readingKgPerM3, temperatureC });
    return point.quantity === 'abv_pct'
      ? after(massFraction, (fraction) => alcoholFromMassFraction({ massFraction: fraction }))
      : times(100, massFraction);
  }
  if (has(point, 'density_kg_m3')) {
    const densityKgPerM3 = number(point, 'density_kg_m3');
    return point.quantity === 'abv_pct'
      ? alcoholFromDensity({ densityKgPerM3, temperatureC })
      : massShare(point, massFractionFromDensity({ densityKgPerM3, temperatureC }));
  }
  if (has(point, 'abv_pct')) {
    const alcoholPercentVol = number(point, 'abv_pct');
    return asks(point, /density/)
      ? density(point, densityFromAlcohol({ alcoholPercentVol, temperatureC }))
      : massShare(point, massFractionFromAlcohol({ alcoholPercentVol }));
  }
  const massFraction = has(point, 'mass_pct')
    ? number(point, 'mass_pct') / 100
    : number(point, 'mass_fraction');
  return asks(point, /density/)
    ? density(point, densityFromMassFraction({ massFraction, temperatureC }))
    : alcoholFromMassFraction({ massFraction });
}

const density = (point: PublishedPoint, kgPerM3: Outcome) =>
  asks(point, /g_mL/) ? times(1e-3, kgPerM3) : kgPerM3;

const massShare = (point: PublishedPoint, fraction: Outcome) =>
  asks(point, /fraction/) ? fraction : times(100, fraction);

/** A point of a table made from other data than R 22: USP 29 (NBS Bulletin 9) and Perry. */
export function reproduceIndependent(point: PublishedPoint): Outcome {
  if (point.quantity === 'density_g_mL') {
    const massFraction = number(point, 'mass_pct') / 100;
    return times(1e-3, densityFromMassFraction({ massFraction, temperatureC: number(point, 't_C') }));
  }
  const massFraction = massFractionFromAlcohol({
    alcoholPercentVol: number(point, 'abv_pct_at_15.56C'),
    referenceTemperatureC: sixtyFahrenheitInC,
  });
  if (point.quantity === 'mass_pct') return times(100, massFraction);
  const temperatureC = point.quantity === 'sg_in_air_25/25' ? 25 : sixtyFahrenheitInC;
  return specificGravityInAir({ massFraction: massFraction.value, temperatureC });
}
