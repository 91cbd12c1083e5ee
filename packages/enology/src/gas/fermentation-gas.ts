import { molarMass } from '../chemistry/molar-mass.ts';
import { defineFormula } from '../formula.ts';
import { between, ranges } from '../range.ts';

/** C6H12O6 = 2 C2H5OH + 2 CO2: grams of carbon dioxide per gram of hexose, of sucrose, and of ethanol. */
export const carbonDioxidePer = {
  hexose: (2 * molarMass.carbonDioxide) / molarMass.hexose,
  sucrose: (4 * molarMass.carbonDioxide) / molarMass.sucrose,
  ethanol: molarMass.carbonDioxide / molarMass.ethanol,
} as const;

/** kg/L at 20 °C, OIML R 22. */
const ethanolDensityKgPerL = 0.7892;
/** kg/m³ at 0 °C and 1 atm. */
export const carbonDioxideKgPerM3 = 1.977;
const zeroC = 273.15;

/**
 * Ethanol in a wine, kg: `% vol / 100 × V × 0.7892`.
 *
 * @example ethanolMade({ alcoholPercentVol: 13, volumeL: 757.08 }).value // 77.7
 * @source winepress-co2, oiml-r22
 */
export const ethanolMade = defineFormula<{ readonly alcoholPercentVol: number; readonly volumeL: number }>({
  source: ['winepress-co2', 'oiml-r22'],
  range: { alcoholPercentVol: ranges.wineAlcoholPercentVol, volumeL: ranges.volumeL },
  tolerance: 'Exact.',
  value: ({ alcoholPercentVol, volumeL }) => (alcoholPercentVol / 100) * volumeL * ethanolDensityKgPerL,
});

/**
 * Carbon dioxide from the sugar fermented, kg: `0.4886 × g/L × V / 1000`.
 *
 * @example carbonDioxideFromSugar({ sugarGPerL: 220, volumeL: 1000 }).value // 107.5
 * @source stoichiometry
 */
export const carbonDioxideFromSugar = defineFormula<{
  readonly sugarGPerL: number;
  readonly volumeL: number;
}>({
  source: ['stoichiometry'],
  range: { sugarGPerL: ranges.sugarGPerL, volumeL: ranges.volumeL },
  tolerance: 'Up to 5 % too much: yeast also makes itself, glycerol, and acids.',
  value: ({ sugarGPerL, volumeL }) => (carbonDioxidePer.hexose * sugarGPerL * volumeL) / 1000,
});

/**
 * Carbon dioxide that goes with the alcohol made, kg: `% vol / 100 × V × 0.7892 × 0.9553`.
 *
 * @example carbonDioxideFromAlcohol({ alcoholPercentVol: 13, volumeL: 757.08 }).value // 74.2
 * @source winepress-co2, stoichiometry
 */
export const carbonDioxideFromAlcohol = defineFormula<{
  readonly alcoholPercentVol: number;
  readonly volumeL: number;
}>({
  source: ['winepress-co2', 'stoichiometry'],
  range: { alcoholPercentVol: ranges.wineAlcoholPercentVol, volumeL: ranges.volumeL },
  tolerance: '± 2 %.',
  value: (input) => ethanolMade(input).value * carbonDioxidePer.ethanol,
});

/**
 * Volume of carbon dioxide, m³ at 1 atm: `kg / 1.977 × (273.15 + t) / 273.15`.
 *
 * @example carbonDioxideVolume({ carbonDioxideKg: 74.5, temperatureC: 0 }).value // 37.7
 * @source winepress-co2
 */
export const carbonDioxideVolume = defineFormula<{
  readonly carbonDioxideKg: number;
  readonly temperatureC: number;
}>({
  source: ['winepress-co2'],
  range: {
    carbonDioxideKg: between('Carbon dioxide', 0, 1e9, 'kg'),
    temperatureC: between('Temperature', -20, 60, '°C'),
  },
  tolerance: '± 1 % (ideal gas).',
  value: ({ carbonDioxideKg, temperatureC }) =>
    ((carbonDioxideKg / carbonDioxideKgPerM3) * (zeroC + temperatureC)) / zeroC,
});
