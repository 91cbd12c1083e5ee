import { carbonDioxideOfTirage, overpressure, tirageSugar } from '@orbit-vine/enology/gas/sparkling.ts';

interface BaseWine {
  readonly overpressureBar: number;
  /** Degrees Celsius, as a choice. */
  readonly at: string;
  readonly alcoholPercentVol: number;
  readonly residualGPerL: number;
  readonly carbonDioxideGPerL: number;
}

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
