import { molarMass } from '../chemistry/molar-mass.ts';
import { defineFormula } from '../formula.ts';
import { between, ranges } from '../range.ts';

export const kilojoulesPerKilocalorie = 4.184;
const kilocaloriesPerMolOfHexose = 24;
/** Heat of fermentation, kJ per gram of hexose. */
export const fermentationHeatKjPerG = heatPerGram(kilocaloriesPerMolOfHexose);
/** Heat that melts a kilogram of ice, kJ. */
const meltingKjPerKg = 334;
const secondsPerDay = 86_400;

/** kJ per gram of a sugar from kcal per mole. */
export function heatPerGram(kilocaloriesPerMol: number): number {
  return (kilocaloriesPerMol * kilojoulesPerKilocalorie) / molarMass.hexose;
}

/**
 * Heat of a fermentation, MJ: `q S V / 1000`, q = 0.557 kJ/g. An upper bound: some leaves by evaporation and the wall.
 *
 * @example fermentationHeat({ sugarGPerL: 200, volumeL: 1000 }).value // 111.5
 * @source colombie-heat, stoichiometry
 */
export const fermentationHeat = defineFormula<{ readonly sugarGPerL: number; readonly volumeL: number }>({
  source: ['colombie-heat', 'stoichiometry'],
  range: { sugarGPerL: ranges.sugarGPerL, volumeL: ranges.volumeL },
  tolerance: 'An estimate: ± 10 %.',
  value: ({ sugarGPerL, volumeL }) => (fermentationHeatKjPerG * sugarGPerL * volumeL) / 1000,
});

/**
 * Cooling power at the peak, kW: `q × g/L per day × V / 86,400`.
 *
 * @example peakCooling({ sugarGPerLPerDay: 40, volumeL: 5000 }).value // 1.29
 * @source colombie-heat
 */
export const peakCooling = defineFormula<{
  readonly sugarGPerLPerDay: number;
  readonly volumeL: number;
}>({
  source: ['colombie-heat'],
  range: { sugarGPerLPerDay: between('Sugar fermented in a day', 0, 300, 'g/L'), volumeL: ranges.volumeL },
  tolerance: 'An estimate: ± 10 %.',
  value: ({ sugarGPerLPerDay, volumeL }) =>
    (fermentationHeatKjPerG * sugarGPerLPerDay * volumeL) / secondsPerDay,
});

/**
 * Rise in temperature without any loss, °C: `q S / (c ρ)`, c in kJ/(kg K) and ρ in kg/L.
 *
 * @example adiabaticRise({ sugarGPerL: 220, specificHeatKjPerKgK: 3.8, densityKgPerL: 1.09 }).value // 29.6
 * @source colombie-heat
 */
export const adiabaticRise = defineFormula<{
  readonly sugarGPerL: number;
  readonly specificHeatKjPerKgK: number;
  readonly densityKgPerL: number;
}>({
  source: ['colombie-heat'],
  range: {
    sugarGPerL: ranges.sugarGPerL,
    specificHeatKjPerKgK: between('Specific heat', 3, 4.5, 'kJ/(kg K)'),
    densityKgPerL: between('Density', 0.9, 1.4, 'kg/L'),
  },
  tolerance: 'An upper bound; the specific heat of must is not sourced.',
  value: ({ sugarGPerL, specificHeatKjPerKgK, densityKgPerL }) =>
    (fermentationHeatKjPerG * sugarGPerL) / (specificHeatKjPerKgK * densityKgPerL),
});

/**
 * Heat to cool or warm a mass, MJ: `m c ΔT / 1000`.
 *
 * @example sensibleHeat({ massKg: 1000, specificHeatKjPerKgK: 3.8, temperatureChangeC: 10 }).value // 38
 * @source colombie-heat
 */
export const sensibleHeat = defineFormula<{
  readonly massKg: number;
  readonly specificHeatKjPerKgK: number;
  readonly temperatureChangeC: number;
}>({
  source: ['colombie-heat'],
  range: {
    massKg: between('Mass', 0, 1e9, 'kg'),
    specificHeatKjPerKgK: between('Specific heat', 3, 4.5, 'kJ/(kg K)'),
    temperatureChangeC: between('Change in temperature', -100, 100, '°C'),
  },
  tolerance: 'As the specific heat, which is not sourced: ± 5 %.',
  value: ({ massKg, specificHeatKjPerKgK, temperatureChangeC }) =>
    (massKg * specificHeatKjPerKgK * temperatureChangeC) / 1000,
});

/**
 * Ice that absorbs an amount of heat by melting, kg: `1000 MJ / 334`.
 *
 * @example iceForHeat({ heatMj: 111.5 }).value // 334
 * @source exact-units
 */
export const iceForHeat = defineFormula<{ readonly heatMj: number }>({
  source: ['exact-units'],
  range: { heatMj: between('Heat', 0, 1e9, 'MJ') },
  tolerance: '± 0.5 %, for ice at 0 °C.',
  value: ({ heatMj }) => (1000 * heatMj) / meltingKjPerKg,
});
