import {
  brixAt20FromHydrometer,
  densityAt20FromHydrometer,
  specificGravityAt20,
  specificGravityAtCalibration,
} from '@orbit-vine/enology/density/hydrometer.ts';
import { after, inRange, type Outcome } from '@orbit-vine/enology/outcome.ts';
import { brixOfSucroseCubic, sucroseCubic } from '@orbit-vine/enology/sugar/sucrose-cubic.ts';
import { celsiusFromFahrenheit, waterAt20KgPerM3 } from '@orbit-vine/enology/units.ts';
import { defineCalculator } from '../../calculator/definition/define-calculator.ts';
import { fixed, short } from '../../calculator/form/decimal.ts';
import type { InputsOf } from '../../calculator/form/form-spec.ts';
import { figure, noteOf, step } from '../../calculator/result/figures.ts';
import { measured, unchanged } from '../../calculator/result/tank-after.ts';
import { hydrometerForm } from './form.ts';

const calibrations = {
  c20: { celsius: 20, name: '20 °C' },
  f60: { celsius: celsiusFromFahrenheit(60), name: '60 °F' },
  c15: { celsius: 15, name: '15 °C' },
} as const;
const scales = {
  specificGravity: { decimals: 4, unit: 'SG' },
  brix: { decimals: 2, unit: '°Bx' },
  density: { decimals: 1, unit: 'kg/m³' },
} as const;

type Inputs = InputsOf<typeof hydrometerForm>;

/** The reading at the calibration temperature (Brix and density: 20 °C), and its specific gravity, 20/20 °C. */
function correctedOf(inputs: Inputs): { readonly corrected: Outcome; readonly gravity: Outcome } {
  const { scale, temperatureC, calibration } = inputs;
  const read = {
    temperatureC,
    alcoholPercentVol: inputs.fermentedPercentVol,
    calibrationTemperatureC: calibrations[calibration].celsius,
  };
  if (scale === 'specificGravity') {
    const reading = { ...read, specificGravityReading: inputs.specificGravity };
    return { corrected: specificGravityAtCalibration(reading), gravity: specificGravityAt20(reading) };
  }
  const corrected =
    scale === 'brix'
      ? brixAt20FromHydrometer({ ...read, brixReading: inputs.brix })
      : densityAt20FromHydrometer({ ...read, readingKgPerM3: inputs.density });
  const gravityOf = scale === 'brix' ? sucroseCubic : (density: number) => density / waterAt20KgPerM3;
  return { corrected, gravity: after(corrected, (value) => inRange(gravityOf(value))) };
}

/** A specific gravity is reported at its hydrometer's calibration temperature, Brix and density at 20 °C. */
const basisOf = ({ scale, calibration }: Inputs) =>
  calibrations[scale === 'specificGravity' ? calibration : 'c20'].name;

export const definition = defineCalculator({
  id: 'hydrometer',
  form: hydrometerForm,
  fields: ({ scale }) => ['scale', scale, 'temperatureC', 'calibration', 'fermentedPercentVol'],
  title: 'Hydrometer Temperature Correction',
  name: 'Hydrometer correction',
  description:
    'Correct one reading in Brix, specific gravity, or density, by a hydrometer for 20 °C, 60 °F, or 15 °C.',
  compute(inputs) {
    const { scale, temperatureC, fermentedPercentVol, calibration } = inputs;
    const { decimals, unit } = scales[scale];
    const { corrected, gravity } = correctedOf(inputs);
    const reading = inputs[scale];
    const change = corrected.value - reading;
    const degree = correctedOf({ ...inputs, temperatureC: Math.min(40, temperatureC + 1) }).corrected.value;
    return {
      tank: fermentedPercentVol === 0 ? measured({ brix: brixOfSucroseCubic(gravity.value) }) : unchanged,
      headline: [
        figure(`Reading at ${basisOf(inputs)}`, corrected, decimals, unit),
        figure(
          change < 0 ? 'Taken off the reading' : 'Added to the reading',
          Math.abs(change),
          decimals,
          unit,
        ),
      ],
      ...noteOf(corrected),
      more: [
        figure('Specific gravity, 20/20 °C', gravity, 4),
        figure('Apparent Brix', brixOfSucroseCubic(gravity.value), 2, '°Bx'),
        figure('Density at 20 °C', gravity.value * waterAt20KgPerM3, 1, 'kg/m³'),
      ],
      uncertainty: [
        `If the thermometer is off by 1 °C: ${fixed(Math.abs(degree - corrected.value), decimals)} ${unit}.`,
        'Gas lifts a hydrometer, and pulp holds it: strain and degas the sample.',
      ],
      steps: [
        step(
          'ρ = ρ of the scale × (1 − 0.000025 (t − marked)), then the same liquid at the other temperature',
          `${short(reading, 4)} ${unit} at ${short(temperatureC, 1)} °C on a hydrometer for ${calibrations[calibration].name}: ${fixed(corrected.value, decimals)} ${unit}`,
          'icumsa',
        ),
        step('the part of alcohol by OIML R 22', `${short(fermentedPercentVol, 1)}% vol`, 'oiml-r22'),
      ],
      range:
        '0 to 40 °C and up to 20% vol, for instruments of soda-lime glass. Sucrose stands in for the extract of must and wine.',
    };
  },
});
