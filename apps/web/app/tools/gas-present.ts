import { carbonDioxideFromPressure, oneAtmospherePa } from '@orbit-vine/enology/gas/sparkling.ts';
import { choiceField, numberField } from '../calculator/form/fields.ts';
import type { Unit } from '../calculator/form/units.ts';
import { figure } from '../calculator/result/figures.ts';

export const gasPresentFields = {
  numbers: {
    carbonDioxideGPerL: numberField(
      'Carbon dioxide present',
      { family: 'carbonDioxide' },
      [0, 0.5, 6],
      'a wine open to the air holds no more',
      {
        step: 0.1,
        hint: 'Racked and kept for months, a wine holds about 0.5 g/L; just fermented, 1.5 to 2 (Agrovin, A. Lea).',
      },
    ),
    wineTemperatureC: numberField(
      'Temperature of the wine',
      { family: 'temperature' },
      [0, 12, 30],
      'the solubility is known from 0 to 30 °C',
      { step: 0.5, hint: 'The warmest since it fermented.' },
    ),
  },
  choices: {
    gas: choiceField('Gas in the wine', {
      measured: 'I know how much',
      saturated: 'full, as just after fermentation',
    }),
  },
} as const;

interface GasPresent {
  readonly gas: 'measured' | 'saturated';
  readonly carbonDioxideGPerL: number;
  readonly wineTemperatureC: number;
  readonly alcoholPercentVol: number;
}

export const gasFieldNames = ({ gas }: Pick<GasPresent, 'gas'>) =>
  ['gas', gas === 'measured' ? 'carbonDioxideGPerL' : 'wineTemperatureC'] as const;

export function gasPresent(input: GasPresent): number {
  const { gas, carbonDioxideGPerL, wineTemperatureC: temperatureC, alcoholPercentVol } = input;
  return gas === 'measured'
    ? carbonDioxideGPerL
    : carbonDioxideFromPressure({
        pressurePa: oneAtmospherePa,
        alcoholPercentVol,
        sugarGPerL: 0,
        temperatureC,
      }).value;
}

/** Above this pressure in a warm room, the page tells readers to ask what the glass withstands. */
const usualBottleBar = 6;
const warmC = 25;

export const onGauge = (label: string, bar: number, unit: Unit) =>
  figure(label, unit.fromBase(bar), unit.id === 'psi' ? 0 : 1, unit.label);

export const burstCaution =
  'Bottles burst. Use bottles and caps made for the pressure, count the sugar already there, and wear a face shield.';

export function warmCaution(gaugeAt: (temperatureC: number) => number, unit: Unit): string | undefined {
  const { text, unit: of } = onGauge('', gaugeAt(warmC), unit);
  return gaugeAt(warmC) > usualBottleBar
    ? `At ${warmC} °C these bottles would hold ${text} ${of}. Keep them cool; ask what the glass withstands.`
    : undefined;
}

const listedC = [5, 10, 15, 20, 25] as const;

export const gaugeFigures = (gaugeAt: (temperatureC: number) => number, unit: Unit) =>
  listedC.map((celsius) => onGauge(`On the gauge at ${celsius} °C`, gaugeAt(celsius), unit));
