import { simpleAlcohol } from '../alcohol/alcohol.ts';
import { simpleAlcoholFromDensity } from '../alcohol/density-alcohol.ts';
import type { Outcome } from '../outcome.ts';
import { simpleFreeSo2Needed } from '../sulfur-dioxide/molecular.ts';
import { has, number } from './point-inputs.ts';
import type { PublishedPoint } from './published-points.ts';

interface HouseFormula {
  readonly quantity: string;
  /** Why it differs from the tables by more than their rounding, where it does. */
  readonly why: string | undefined;
  /** What the simple formula says at a point, or nothing when it does not speak of it. */
  readonly reproduce: (point: PublishedPoint) => Outcome | undefined;
}

/** The house formulas, held against the same published values. */
export const houseFormulas = {
  alcoholByFactor: {
    quantity: 'alcohol by the factor 131.25',
    why: 'The factor 131.25 is the same for all gravities. The published methods allow for the extract and find more alcohol in a dry wine.',
    reproduce: (point) =>
      point.group === 'abv'
        ? simpleAlcohol({
            initialSpecificGravity: number(point, 'og'),
            finalSpecificGravity: number(point, 'fg'),
          })
        : undefined,
  },
  distillateByNewton: {
    quantity: 'alcohol of a distillate by Newton’s method',
    why: undefined,
    reproduce: (point) =>
      point.group === 'oiml' && point.quantity === 'abv_pct' && has(point, 'density_kg_m3')
        ? simpleAlcoholFromDensity({
            densityKgPerM3: number(point, 'density_kg_m3'),
            temperatureC: number(point, 't_C'),
            extractKgPerM3: 0,
          })
        : undefined,
  },
  freeSo2: {
    quantity: 'free SO₂ by the house formula',
    why: 'The house formula leaves out the molecular part itself and takes 1.80 for the pKa; the tables take 1.81. At low pH the first difference outweighs the second; at high pH, the reverse.',
    reproduce: (point) =>
      point.group === 'so2' && point.quantity === 'free_so2_mg_L' && point.inputs.pKa === 1.81
        ? simpleFreeSo2Needed({
            molecularSo2MgPerL: number(point, 'molecular_so2_mg_L'),
            pH: number(point, 'pH'),
          })
        : undefined,
  },
} as const satisfies Readonly<Record<string, HouseFormula>>;
