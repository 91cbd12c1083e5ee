import { massFractionFromAlcohol, oimlDensity } from '../density/oiml-r22.ts';
import { defineFormula } from '../formula.ts';
import { outOfRange } from '../outcome.ts';
import { between, ranges } from '../range.ts';

interface Fortification {
  readonly wineVolumeL: number;
  readonly wineAlcoholPercentVol: number;
  readonly targetAlcoholPercentVol: number;
  readonly spiritAlcoholPercentVol: number;
}

const range = {
  wineVolumeL: ranges.volumeL,
  wineAlcoholPercentVol: ranges.alcoholPercentVol,
  targetAlcoholPercentVol: ranges.alcoholPercentVol,
  spiritAlcoholPercentVol: between('Strength of the spirit', 0, 100, '% vol'),
};

function faultOf(input: Fortification): string | undefined {
  if (input.targetAlcoholPercentVol < input.wineAlcoholPercentVol)
    return 'The wine is stronger than the target.';
  if (input.spiritAlcoholPercentVol <= input.targetAlcoholPercentVol) {
    return 'The spirit is no stronger than the target.';
  }
  return undefined;
}

/**
 * Spirit by Pearson's square, as if volumes added up: `s = V (T - A) / (S - T)`. 2 % high for dry wine and strong spirit.
 *
 * @example spiritByPearson({ wineVolumeL: 12, wineAlcoholPercentVol: 16, targetAlcoholPercentVol: 20, spiritAlcoholPercentVol: 40 }).value // 2.4
 * @source defalco-fortification, vinocalc
 */
export const spiritByPearson = defineFormula<Fortification>({
  source: ['defalco-fortification', 'vinocalc'],
  range,
  tolerance: 'From 2.8 % too much spirit (96 % vol) to 0.1 % too little (30 % vol).',
  value: (input) => {
    const fault = faultOf(input);
    if (fault) return outOfRange(Number.NaN, fault);
    const { wineVolumeL, wineAlcoholPercentVol, targetAlcoholPercentVol, spiritAlcoholPercentVol } = input;
    return (
      (wineVolumeL * (targetAlcoholPercentVol - wineAlcoholPercentVol)) /
      (spiritAlcoholPercentVol - targetAlcoholPercentVol)
    );
  },
});

const fractionAndDensity = (alcoholPercentVol: number) => {
  const fraction = massFractionFromAlcohol({ alcoholPercentVol }).value;
  return { fraction, density: oimlDensity(fraction, 20) };
};

function massBalance(input: Fortification): { readonly spiritL: number; readonly finalL: number } {
  const wine = fractionAndDensity(input.wineAlcoholPercentVol);
  const target = fractionAndDensity(input.targetAlcoholPercentVol);
  const spirit = fractionAndDensity(input.spiritAlcoholPercentVol);
  const wineMass = input.wineVolumeL * wine.density;
  const spiritMass = (wineMass * (target.fraction - wine.fraction)) / (spirit.fraction - target.fraction);
  return { spiritL: spiritMass / spirit.density, finalL: (wineMass + spiritMass) / target.density };
}

/**
 * Spirit by mass balance, with contraction, for dry wine at 20 °C: `ms = mw (pT - pA) / (pS - pT)`, masses m and mass
 * fractions p by OIML R 22. Not for sweet wine, whose density R 22 does not give.
 *
 * @example spiritByMass({ wineVolumeL: 100, wineAlcoholPercentVol: 12, targetAlcoholPercentVol: 18, spiritAlcoholPercentVol: 96 }).value // 7.549
 * @source oiml-r22, fermcalc-fortify
 */
export const spiritByMass = defineFormula<Fortification>({
  source: ['oiml-r22', 'fermcalc-fortify'],
  range,
  tolerance: '± 0.3 % for dry wine.',
  value: (input) => {
    const fault = faultOf(input);
    return fault ? outOfRange(Number.NaN, fault) : massBalance(input).spiritL;
  },
});

/**
 * Volume of the fortified wine by the same mass balance: less than wine and spirit together.
 *
 * @example fortifiedVolume({ wineVolumeL: 100, wineAlcoholPercentVol: 12, targetAlcoholPercentVol: 18, spiritAlcoholPercentVol: 96 }).value // 106.93
 * @source oiml-r22, fermcalc-fortify
 */
export const fortifiedVolume = defineFormula<Fortification>({
  source: ['oiml-r22', 'fermcalc-fortify'],
  range,
  tolerance: '± 0.1 % for dry wine.',
  value: (input) => {
    const fault = faultOf(input);
    return fault ? outOfRange(Number.NaN, fault) : massBalance(input).finalL;
  },
});

/**
 * Strength of wine and spirit together, as if volumes added up: `(V A + s S) / (V + s)`, % vol.
 *
 * @example alcoholWithSpirit({ wineVolumeL: 1, wineAlcoholPercentVol: 12, spiritVolumeL: 0.25, spiritAlcoholPercentVol: 40 }).value // 17.6
 * @source defalco-fortification
 */
export const alcoholWithSpirit = defineFormula<{
  readonly wineVolumeL: number;
  readonly wineAlcoholPercentVol: number;
  readonly spiritVolumeL: number;
  readonly spiritAlcoholPercentVol: number;
}>({
  source: ['defalco-fortification'],
  range: {
    wineVolumeL: ranges.positiveVolumeL,
    wineAlcoholPercentVol: ranges.alcoholPercentVol,
    spiritVolumeL: ranges.volumeL,
    spiritAlcoholPercentVol: ranges.alcoholPercentVol,
  },
  tolerance: '0.1 % vol low, as alcohol and water contract.',
  value: ({ wineVolumeL, wineAlcoholPercentVol, spiritVolumeL, spiritAlcoholPercentVol }) =>
    (wineVolumeL * wineAlcoholPercentVol + spiritVolumeL * spiritAlcoholPercentVol) /
    (wineVolumeL + spiritVolumeL),
});
