import { defineFormula } from '../formula.ts';
import { between, ranges } from '../range.ts';
import { mustDensity } from './must.ts';

/** As the sources have it; 0.998203 in full. */
const waterDensityAt20KgPerL = 0.9982;

interface Amelioration {
  readonly volumeL: number;
  readonly brixFrom: number;
  readonly brixTo: number;
  readonly taFromGPerL: number;
  readonly taToGPerL: number;
}

interface Additions {
  readonly waterL: number;
  readonly sugarKg: number;
  readonly acidG: number;
  readonly finalVolumeL: number;
}

/**
 * Water, sugar, and acid that bring a must to a Brix and an acidity together, by the masses of must, water, and sugar.
 * For a lower acidity, water dilutes the acid, and sugar keeps the Brix. If that would need a negative amount of water
 * or sugar, the Brix alone determines the water or the sugar, and acid is added.
 */
export function ameliorationOf(input: Amelioration): Additions {
  const { volumeL, brixFrom, brixTo, taFromGPerL, taToGPerL } = input;
  const density = mustDensity({ brix: brixTo }).value;
  const mustKg = volumeL * mustDensity({ brix: brixFrom }).value;
  const additionsFor = (finalVolumeL: number): Additions => {
    const finalKg = finalVolumeL * density;
    const sugarKg = (brixTo * finalKg - brixFrom * mustKg) / 100;
    const waterL = (finalKg - mustKg - sugarKg) / waterDensityAt20KgPerL;
    return { waterL, sugarKg, acidG: taToGPerL * finalVolumeL - taFromGPerL * volumeL, finalVolumeL };
  };
  const byAcid = additionsFor((volumeL * taFromGPerL) / taToGPerL);
  if (byAcid.waterL >= 0 && byAcid.sugarKg >= 0) return { ...byAcid, acidG: 0 };
  // Water alone for a lower Brix, sugar alone for a higher one.
  const waterAlone = additionsFor((brixFrom * mustKg) / brixTo / density);
  if (brixTo <= brixFrom) return { ...waterAlone, sugarKg: 0 };
  const sugarKg = (mustKg * (brixTo - brixFrom)) / (100 - brixTo);
  return { ...additionsFor((mustKg + sugarKg) / density), waterL: 0 };
}

const acidity = between('Acidity', 1, 30, 'g/L');
const basis = {
  source: ['fermcalc-amelioration', 'oiv-oeno-21-2004'],
  range: {
    volumeL: ranges.volumeL,
    brixFrom: ranges.mustBrix,
    brixTo: ranges.mustBrix,
    taFromGPerL: acidity,
    taToGPerL: acidity,
  },
} as const;
/**
 * Water that amelioration takes, L: with the final volume `Vend = V TA1 / TA2`, the masses `mend = Vend ρ(B2)` and
 * `m = V ρ(B1)`, and the sugar S, it is `(mend - m - S) / 0.9982`.
 *
 * @example ameliorationWater({ volumeL: 1000, brixFrom: 18, brixTo: 21, taFromGPerL: 12, taToGPerL: 9 }).value // 265
 * @source fermcalc-amelioration, oiv-oeno-21-2004
 */
export const ameliorationWater = defineFormula<Amelioration>({
  ...basis,
  tolerance: '± 0.5 %.',
  value: (input) => ameliorationOf(input).waterL,
});

/**
 * Sugar that amelioration takes, kg: `S = (B2 mend - B1 m) / 100`, with the masses of {@link ameliorationWater}.
 *
 * @example ameliorationSugar({ volumeL: 1000, brixFrom: 18, brixTo: 21, taFromGPerL: 12, taToGPerL: 9 }).value // 111
 * @source fermcalc-amelioration, oiv-oeno-21-2004
 */
export const ameliorationSugar = defineFormula<Amelioration>({
  ...basis,
  tolerance: '± 1 %.',
  value: (input) => ameliorationOf(input).sugarKg,
});

/**
 * Tartaric acid that goes with the water for a lower Brix, g: `TA2 Vend - TA1 V`; none where acid is to fall.
 *
 * @example ameliorationAcid({ volumeL: 1000, brixFrom: 27, brixTo: 24, taFromGPerL: 6, taToGPerL: 6 }).value // 837
 * @source fermcalc-amelioration, oiv-oeno-21-2004
 */
export const ameliorationAcid = defineFormula<Amelioration>({
  ...basis,
  tolerance: '± 1 %.',
  value: (input) => ameliorationOf(input).acidG,
});

/** 27 CFR 24.178: the least acid that stays, the liters per liter that each g/L above it allows, and the most. */
export const usAmelioration = { leastAcidGPerL: 5, perGram: 0.2, most: 0.5384 } as const;

/**
 * Ameliorating material (water and sugar) that US law allows, L: 20 gallons in 1,000 lower the acid by 0.1 g/L, to no less
 * than 5.0 g/L, `V 0.2 (a - 5)`; at most 35 % of the whole, `0.5384 V`.
 *
 * @example ameliorationAllowed({ volumeL: 1000, fixedAcidGPerL: 7 }).value // 400
 * @source cfr-24-178
 */
export const ameliorationAllowed = defineFormula<{
  readonly volumeL: number;
  readonly fixedAcidGPerL: number;
}>({
  source: ['cfr-24-178'],
  range: { volumeL: ranges.volumeL, fixedAcidGPerL: between('Fixed acid', 0, 30, 'g/L') },
  tolerance: 'As the law has it.',
  value: ({ volumeL, fixedAcidGPerL }) => {
    const { leastAcidGPerL, perGram, most } = usAmelioration;
    return volumeL * Math.min(most, Math.max(0, perGram * (fixedAcidGPerL - leastAcidGPerL)));
  },
});
