/** Exact definitions: litres in a unit of volume, grams in a unit of mass. */
export const litresPer = { L: 1, hL: 100, usGal: 3.785411784, impGal: 4.54609 } as const;
export const gramsPer = { g: 1, kg: 1000, oz: 28.349523125, lb: 453.59237 } as const;
export type VolumeUnit = keyof typeof litresPer;
export type MassUnit = keyof typeof gramsPer;

export function celsiusFromFahrenheit(temperatureF: number): number {
  return ((temperatureF - 32) * 5) / 9;
}

export function fahrenheitFromCelsius(temperatureC: number): number {
  return (temperatureC * 9) / 5 + 32;
}

/**
 * A dose in pounds per 1000 US gallons as g/L.
 *
 * @example gramsPerLitreFromPoundsPer1000UsGal(8) // 0.9586
 */
export function gramsPerLitreFromPoundsPer1000UsGal(pounds: number): number {
  return (pounds * gramsPer.lb) / (1000 * litresPer.usGal);
}
