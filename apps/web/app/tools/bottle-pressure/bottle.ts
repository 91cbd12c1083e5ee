import { duncanActon } from '@orbit-vine/enology/alcohol/duncan-acton.ts';
import { carbonDioxideInBottle } from '@orbit-vine/enology/gas/bottle-gas.ts';
import { overpressure } from '@orbit-vine/enology/gas/sparkling.ts';
import { after, inRange, type Outcome } from '@orbit-vine/enology/outcome.ts';
import { gramsOfSugarPerPercentVol } from '@orbit-vine/enology/sugar/must.ts';
import type { InputsOf } from '../../calculator/form/form-spec.ts';
import { gasPresent } from '../gas-present.ts';
import type { bottlePressureForm } from './form.ts';

export type BottleInputs = InputsOf<typeof bottlePressureForm>;

function sugarLeft({ sugar, residualGPerL, gravityNow, gravityDry }: BottleInputs): Outcome {
  if (sugar === 'grams') return inRange(residualGPerL);
  // A must may be bottled below SG 1.000, where the line of Duncan and Acton's formula keeps its slope.
  const shift = Math.max(0, 1 - gravityNow);
  const gravities = {
    initialSpecificGravity: gravityNow + shift,
    finalSpecificGravity: gravityDry + shift,
  };
  return after(duncanActon(gravities), (percentVol) => inRange(percentVol * gramsOfSugarPerPercentVol));
}

export function bottleOf(inputs: BottleInputs) {
  const { addedGPerL, alcoholPercentVol } = inputs;
  const left = sugarLeft(inputs);
  const present = gasPresent(inputs);
  const gas = after(left, (residualSugarGPerL) =>
    carbonDioxideInBottle({
      presentCarbonDioxideGPerL: present,
      residualSugarGPerL,
      addedSugarGPerL: addedGPerL,
    }),
  );
  const readAt = (temperatureC: number) =>
    overpressure({ carbonDioxideGPerL: gas.value, alcoholPercentVol, sugarGPerL: 0, temperatureC });
  const gaugeAt = (temperatureC: number) => readAt(temperatureC).value;
  return { left, present, gas, reading: readAt(inputs.temperatureC), gaugeAt };
}
