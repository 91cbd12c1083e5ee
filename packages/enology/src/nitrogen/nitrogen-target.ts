import { allFinite, inRange, notANumber, type Outcome, outOfRange } from '../outcome.ts';

const mgNPerBrix = { low: 7.5, medium: 9, high: 12.5 } as const;
const mgNPerGramOfSugar = { low: 0.75, medium: 0.9, high: 1.25 } as const;
export type NitrogenDemand = keyof typeof mgNPerBrix;

/**
 * Nitrogen a yeast wants, by Brix: `mg N/L = °Bx × 7.5, 9, or 12.5` for low, medium, or high demand.
 * Valid 0 to 40 °Bx. Outside: no value.
 *
 * @example nitrogenTargetByBrix({ brix: 24, demand: 'high' }).value // 300
 * @source aeb-yan
 */
export function nitrogenTargetByBrix(input: {
  readonly brix: number;
  readonly demand: NitrogenDemand;
}): Outcome {
  if (!allFinite(input.brix)) return notANumber;
  if (input.brix < 0 || input.brix > 40) return outOfRange(Number.NaN, 'The rule is for musts, 0 to 40 °Bx.');
  return inRange(input.brix * mgNPerBrix[input.demand]);
}

/**
 * The same rule on sugar per liter: `mg N/L = g/L × 0.75, 0.9, or 1.25` with `g/L = °Bx × SG × 10`; about 10 %
 * more than by Brix. Valid 0 to 40 °Bx, SG 1 to 1.18. Outside: no value.
 *
 * @example nitrogenTargetBySugar({ brix: 25.5, specificGravity: 1.108, demand: 'low' }).value // 212
 * @source meadtools
 */
export function nitrogenTargetBySugar(input: {
  readonly brix: number;
  readonly specificGravity: number;
  readonly demand: NitrogenDemand;
}): Outcome {
  const { brix, specificGravity, demand } = input;
  if (!allFinite(brix, specificGravity)) return notANumber;
  if (brix < 0 || brix > 40 || specificGravity < 1 || specificGravity > 1.18) {
    return outOfRange(Number.NaN, 'The rule is for musts, 0 to 40 °Bx and SG 1.000 to 1.180.');
  }
  return inRange(brix * specificGravity * 10 * mgNPerGramOfSugar[demand]);
}

/**
 * The general recommendation quoted among home winemakers: `200 + 25 (°Bx - 21)`, mg N/L. Quoted from 21 to
 * 27 °Bx. Outside: no value.
 *
 * @example generalNitrogenTarget({ brix: 27 }).value // 350
 * @source winemakingtalk-39655
 */
export function generalNitrogenTarget({ brix }: { readonly brix: number }): Outcome {
  if (!allFinite(brix)) return notANumber;
  if (brix < 21 || brix > 27) return outOfRange(Number.NaN, 'The recommendation is quoted for 21 to 27 °Bx.');
  return inRange(200 + 25 * (brix - 21));
}
