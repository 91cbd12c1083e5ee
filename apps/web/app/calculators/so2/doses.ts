import type { Outcome } from '@orbit-vine/enology/outcome.ts';
import {
  conventionalPKa,
  freeSo2Needed,
  simpleFreeSo2Needed,
} from '@orbit-vine/enology/sulfur-dioxide/molecular.ts';
import { sulfurDioxidePKM } from '@orbit-vine/enology/sulfur-dioxide/pka.ts';
import {
  prefilledSo2Fraction,
  so2FractionBySalt,
  sulfiteToAdd,
} from '@orbit-vine/enology/sulfur-dioxide/sulfite.ts';
import type { InputsOf } from '../form/form-spec.ts';
import type { so2Form } from './form.ts';

export type So2Inputs = InputsOf<typeof so2Form>;

export function isPotassium({ compound }: So2Inputs): boolean {
  return compound === 'KMBS';
}

/** Whether the strength is still the one that the page starts from, and not one read on a label. */
export function strengthIsPrefilled(inputs: So2Inputs): boolean {
  const prefilled = isPotassium(inputs) ? prefilledSo2Fraction.KMBS : prefilledSo2Fraction.SMBS;
  return Math.abs(inputs.so2Percent / 100 - prefilled) < 1e-9;
}

/** The pure salt's strength, unless the reader has entered the label's. */
export function publishedFraction(inputs: So2Inputs): number {
  if (!strengthIsPrefilled(inputs)) return inputs.so2Percent / 100;
  return isPotassium(inputs) ? so2FractionBySalt.K2S2O5 : so2FractionBySalt.Na2S2O5;
}

export function publishedPKa(inputs: So2Inputs): Outcome {
  if (inputs.model === 'oiv') return sulfurDioxidePKM(inputs);
  const value = inputs.model === 'conservative' ? conventionalPKa.conservative : conventionalPKa.standard;
  return { value, inRange: true };
}

function dose(inputs: So2Inputs, neededMgPerL: number, so2Fraction: number): Outcome {
  return sulfiteToAdd({
    neededMgPerL,
    presentMgPerL: inputs.freeSo2MgPerL,
    volumeL: inputs.volumeL,
    so2Fraction,
  });
}

export function simpleDose(inputs: So2Inputs): Outcome {
  return dose(inputs, simpleFreeSo2Needed(inputs).value, inputs.so2Percent / 100);
}

export function publishedDose(inputs: So2Inputs): Outcome {
  const needed = freeSo2Needed({ ...inputs, pKa: publishedPKa(inputs).value }).value;
  return dose(inputs, needed, publishedFraction(inputs));
}
