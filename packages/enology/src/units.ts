/** Liters in a unit of volume, exact. */
export const litersPer = {
  L: 1,
  hL: 100,
  mL: 0.001,
  m3: 1000,
  usGal: 3.785411784,
  impGal: 4.54609,
  usFlOz: 3.785411784 / 128,
  ft3: 28.316846592,
  in3: 0.016387064,
} as const;

/** Grams in a unit of mass, exact. */
export const gramsPer = {
  g: 1,
  kg: 1000,
  mg: 0.001,
  t: 1_000_000,
  oz: 28.349523125,
  lb: 453.59237,
  usTon: 907_184.74,
} as const;

/** Meters in a unit of length, exact. */
export const metersPer = { m: 1, cm: 0.01, mm: 0.001, in: 0.0254, ft: 0.3048 } as const;

/** Square meters in a unit of area, exact. */
export const squareMetersPer = { ha: 10_000, acre: 4046.8564224 } as const;

/** A temperature in degrees Celsius. */
export function celsiusFromFahrenheit(temperatureF: number): number {
  return ((temperatureF - 32) * 5) / 9;
}

/** A temperature in degrees Fahrenheit. */
export function fahrenheitFromCelsius(temperatureC: number): number {
  return (temperatureC * 9) / 5 + 32;
}

/**
 * A dose in pounds per 1,000 US gallons as g/L.
 *
 * @example gramsPerLiterFromPoundsPer1000UsGal(8) // 0.9586
 */
export function gramsPerLiterFromPoundsPer1000UsGal(pounds: number): number {
  return (pounds * gramsPer.lb) / (1000 * litersPer.usGal);
}

/** Density of water at 20 °C by OIML R 22, to which specific gravities 20/20 °C refer. */
export const waterAt20KgPerM3 = 998.2012;
