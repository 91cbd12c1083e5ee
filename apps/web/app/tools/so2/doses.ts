import type { Outcome } from '@orbit-vine/enology/outcome.ts';
import {
  conventionalPKa,
  freeSo2Needed,
  simpleFreeSo2Needed,
} from '@orbit-vine/enology/sulfur-dioxide/molecular.ts';
import {
  prefilledSo2Fraction,
  so2FractionBySalt,
  sulfiteToAdd,
} from '@orbit-vine/enology/sulfur-dioxide/sulfite.ts';
import type { InputsOf } from '../../calculator/form/form-spec.ts';
import type { so2Form } from './form.ts';

export type So2Inputs = InputsOf<typeof so2Form>;

/** Share of the published dose beyond which a winemaker would weigh differently. */
const tolerance = 0.15;

export function isPotassium({ compound }: So2Inputs): boolean {
  return compound === 'KMBS';
}

export function strengthIsPrefilled(inputs: So2Inputs): boolean {
  const prefilled = isPotassium(inputs) ? prefilledSo2Fraction.KMBS : prefilledSo2Fraction.SMBS;
  return Math.abs(inputs.so2Percent / 100 - prefilled) < 1e-9;
}

/** The prefilled strength of the sodium salt has no source. */
export function strengthIsUnsourced(inputs: So2Inputs): boolean {
  return strengthIsPrefilled(inputs) && !isPotassium(inputs);
}

/** The pure salt's strength, unless the reader has entered the label's. */
export function publishedFraction(inputs: So2Inputs): number {
  if (!strengthIsPrefilled(inputs)) return inputs.so2Percent / 100;
  return isPotassium(inputs) ? so2FractionBySalt.K2S2O5 : so2FractionBySalt.Na2S2O5;
}

/**
 * The constant to dose by. The OIV's, by alcohol and temperature, is for comparison: it asks for far less than the
 * tables that cellars have dosed by, and its own table ends above a cellar's temperature.
 */
export function dosingPKa({ model }: So2Inputs): number {
  return model === 'conservative' ? conventionalPKa.conservative : conventionalPKa.standard;
}

function dose(inputs: So2Inputs, neededMgPerL: number, so2Fraction: number): Outcome {
  return sulfiteToAdd({
    neededMgPerL,
    presentMgPerL: inputs.freeSo2MgPerL,
    volumeL: inputs.volumeL,
    // SO₂ that binds at once doesn't count toward the need.
    so2Fraction: so2Fraction * (inputs.staysFreePercent / 100),
  });
}

export function simpleDose(inputs: So2Inputs): Outcome {
  return dose(inputs, simpleFreeSo2Needed(inputs).value, inputs.so2Percent / 100);
}

export function publishedNeed(inputs: So2Inputs): Outcome {
  return freeSo2Needed({ ...inputs, pKa: dosingPKa(inputs) });
}

export function publishedDose(inputs: So2Inputs): Outcome {
  return dose(inputs, publishedNeed(inputs).value, publishedFraction(inputs));
}

export function dosesDiffer(inputs: So2Inputs): boolean {
  const [published, simple] = [publishedDose(inputs).value, simpleDose(inputs).value];
  return Math.abs(simple - published) > tolerance * published;
}

export function doseToWeigh(inputs: So2Inputs, differ = dosesDiffer(inputs)): Outcome {
  return differ ? publishedDose(inputs) : simpleDose(inputs);
}
