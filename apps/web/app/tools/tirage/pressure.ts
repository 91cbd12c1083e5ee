import { carbonDioxideInBottle, sugarForCarbonDioxide } from '@orbit-vine/enology/gas/bottle-gas.ts';
import { overpressure, tirageSugar } from '@orbit-vine/enology/gas/sparkling.ts';
import type { InputsOf } from '../../calculator/form/form-spec.ts';
import { gasPresent } from '../gas-present.ts';
import type { tirageForm } from './form.ts';

/** If an amount of gas is wanted, its pressure is stated at this temperature. */
const roomC = 20;

export function tirageOf(inputs: InputsOf<typeof tirageForm>) {
  const { wanted, overpressureBar, wantedCarbonDioxideGPerL, alcoholPercentVol, residualGPerL } = inputs;
  const readAtC = wanted === 'pressure' ? Number(inputs.at) : roomC;
  const present = gasPresent(inputs);
  const wine = { presentCarbonDioxideGPerL: present, residualSugarGPerL: residualGPerL };
  const sugar =
    wanted === 'pressure'
      ? tirageSugar({ ...wine, overpressureBar, temperatureC: readAtC, alcoholPercentVol })
      : sugarForCarbonDioxide({ ...wine, carbonDioxideGPerL: wantedCarbonDioxideGPerL });
  // If no sugar has to be added, the wine's own sugar still makes gas.
  const gasWith = (addedSugarGPerL: number) => carbonDioxideInBottle({ ...wine, addedSugarGPerL }).value;
  const gas = gasWith(sugar.inRange ? sugar.value : 0);
  const gaugeAt = (temperatureC: number) =>
    overpressure({ carbonDioxideGPerL: gas, alcoholPercentVol, sugarGPerL: 0, temperatureC }).value;
  return { sugar, present, gas, withoutSugar: gasWith(0), gaugeAt, readAtC };
}
