import { carbonDioxideOfTirage, overpressure, tirageSugar } from '@orbit-vine/enology/gas/sparkling.ts';

interface BaseWine {
  readonly overpressureBar: number;
  /** Celsius, as the choice has it. */
  readonly at: string;
  readonly alcoholPercentVol: number;
  readonly residualGPerL: number;
  readonly carbonDioxideGPerL: number;
}

/** The sugar for a pressure, the gas that it makes with what is there, and what a gauge shows of it at any temperature. */
export function tirageOf({ overpressureBar, at, ...wine }: BaseWine) {
  const { alcoholPercentVol, residualGPerL, carbonDioxideGPerL } = wine;
  const sugar = tirageSugar({
    overpressureBar,
    temperatureC: Number(at),
    alcoholPercentVol,
    residualSugarGPerL: residualGPerL,
    presentCarbonDioxideGPerL: carbonDioxideGPerL,
  });
  const made =
    carbonDioxideOfTirage({ sugarGPerL: sugar.value, sugar: 'sucrose' }).value +
    carbonDioxideOfTirage({ sugarGPerL: residualGPerL, sugar: 'hexose' }).value;
  const gas = made + carbonDioxideGPerL;
  const gaugeAt = (temperatureC: number) =>
    overpressure({ carbonDioxideGPerL: gas, alcoholPercentVol, sugarGPerL: 0, temperatureC }).value;
  return { sugar, gas, gaugeAt };
}
