import { monotoneInterpolation } from '../numerics/monotone-interpolation.ts';
import { solve } from '../numerics/root.ts';
import { allFinite, inRange, notANumber, type Outcome, outOfRange } from '../outcome.ts';
import { sucroseCubic, sucroseCubicSlope } from './sucrose-cubic.ts';
import { usdaSpecificGravityFrom40To80Brix } from './usda-sucrose-table.ts';

/** The curve continues to here below water, where the apparent Brix of dry wine lies. */
const lowestBrix = -35;
const lastCubicBrix = 40;
const lastTabulatedBrix = 80;

export const outsideTheTables = 'This is outside the published tables, which end at 80 °Bx (SG 1.41471).';
const belowWater =
  'Apparent Brix: the liquid is lighter than water, so no published table reaches it; the curve is continued.';
const farBelowWater = 'This is far below any must or wine, so there is no value.';

const aboveForty = monotoneInterpolation({
  start: lastCubicBrix,
  // The cubic's value at 40 °Bx (1.2e-6 above the table's) joins the two without a step.
  knots: [sucroseCubic(lastCubicBrix), ...usdaSpecificGravityFrom40To80Brix.slice(1)],
  startSlope: sucroseCubicSlope(lastCubicBrix),
});

function curve(brix: number): number {
  return brix <= lastCubicBrix ? sucroseCubic(brix) : aboveForty(brix);
}

const lowestSpecificGravity = curve(lowestBrix);
const lastCubicSpecificGravity = curve(lastCubicBrix);
const lastTabulatedSpecificGravity = curve(lastTabulatedBrix);

/**
 * Apparent specific gravity 20/20 °C of a sucrose solution of a given Brix.
 *
 * One curve, strictly rising: up to 40 °Bx `SG = 1 + (3.8687 B + 0.013048 B² + 0.0000487 B³) / 1000`;
 * from 40 to 80 °Bx the USDA table, interpolated monotonically and joined at 40 without a step.
 * Valid 0 to 80 °Bx, within 4e-5 SG of the USDA/NBS table. Below 0 the curve is continued and flagged
 * (to -35); beyond 80 there is no value.
 *
 * @example specificGravityFromBrix({ brix: 24 }).value // 1.10104
 * @source jolicoeur, usda-135-a-50
 */
export function specificGravityFromBrix({ brix }: { readonly brix: number }): Outcome {
  if (!allFinite(brix)) return notANumber;
  if (brix > lastTabulatedBrix) return outOfRange(Number.NaN, outsideTheTables);
  if (brix < lowestBrix) return outOfRange(Number.NaN, farBelowWater);
  return brix < 0 ? outOfRange(curve(brix), belowWater) : inRange(curve(brix));
}

/**
 * Brix of a sucrose solution of a given apparent specific gravity 20/20 °C: the numerical inverse of
 * {@link specificGravityFromBrix}, so that a round trip is exact to machine precision.
 *
 * Valid SG 1.000 to 1.41471 (80 °Bx), within 0.01 °Bx of the USDA/NBS table up to 40 °Bx. Below 1.000 the
 * value is an apparent Brix and flagged; beyond 1.41471 there is no value.
 *
 * @example brixFromSpecificGravity({ specificGravity: 1.1 }).value // 23.77
 * @source jolicoeur, usda-135-a-50
 */
export function brixFromSpecificGravity({ specificGravity }: { readonly specificGravity: number }): Outcome {
  if (!allFinite(specificGravity)) return notANumber;
  if (specificGravity > lastTabulatedSpecificGravity) return outOfRange(Number.NaN, outsideTheTables);
  if (specificGravity < lowestSpecificGravity) return outOfRange(Number.NaN, farBelowWater);
  const brix =
    specificGravity <= lastCubicSpecificGravity
      ? solve({ of: sucroseCubic, target: specificGravity, low: lowestBrix, high: lastCubicBrix })
      : solve({ of: aboveForty, target: specificGravity, low: lastCubicBrix, high: lastTabulatedBrix });
  return specificGravity < 1 ? outOfRange(brix, belowWater) : inRange(brix);
}
