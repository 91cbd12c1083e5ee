import { gravitiesAt20, wineAlcoholBand } from '../alcohol/alcohol-methods.ts';
import { blendOf, type Lot } from '../blend/blend.ts';
import { blendForTwoTargets, type StockedLot } from '../blend/two-targets.ts';
import { sumOfCosts } from '../business/cost.ts';
import { heatPerGram } from '../heat/fermentation-heat.ts';
import { fillVariationPercent, legalLimit } from '../law/limits.ts';
import { sweetnessTermCalled } from '../law/sweetness-terms.ts';
import { nutrientPlan } from '../nitrogen/nutrients.ts';
import { inRange, type Outcome, outOfRange } from '../outcome.ts';
import { peroxideDensity } from '../sulfur-dioxide/peroxide.ts';
import { celsiusFromFahrenheit, fahrenheitFromCelsius } from '../units.ts';
import { described } from './describe.ts';

type Gravities = Parameters<typeof wineAlcoholBand>[0];
type TwoReadings = Parameters<typeof gravitiesAt20>[0];
type Plan = Parameters<typeof nutrientPlan>[0];
interface NutrientPlan extends Omit<Plan, 'source'> {
  readonly source: 'dap' | 'mix';
}

interface TwoTargets {
  readonly lots: readonly StockedLot[];
  readonly first: number;
  readonly second: number;
}

const found = (value: number | undefined, otherwise: string): Outcome =>
  value === undefined ? outOfRange(Number.NaN, otherwise) : inRange(value);

const adaptedFunctions = {
  'wineAlcoholBand.low': (input: Gravities) => wineAlcoholBand(input).low,
  'wineAlcoholBand.high': (input: Gravities) => wineAlcoholBand(input).high,
  'gravitiesAt20.initialSpecificGravity': (input: TwoReadings) =>
    inRange(gravitiesAt20(input).initialSpecificGravity),
  'gravitiesAt20.finalSpecificGravity': (input: TwoReadings) =>
    inRange(gravitiesAt20(input).finalSpecificGravity),
  'nutrientPlan.dap': (input: NutrientPlan) => nutrientPlan(input).dap,
  'nutrientPlan.organic': (input: NutrientPlan) => nutrientPlan(input).organic,
  blendOf: ({ lots }: { readonly lots: readonly Lot[] }) => blendOf(lots),
  'blendForTwoTargets.total': ({ lots, first, second }: TwoTargets) => {
    const { totalL } = blendForTwoTargets(lots, { first, second });
    return found(totalL > 0 ? totalL : undefined, 'No blend of these lots reaches both targets.');
  },
  sumOfCosts: ({ costs }: { readonly costs: readonly number[] }) => sumOfCosts(costs),
  heatPerGram: (input: { readonly kilocaloriesPerMol: number }) =>
    inRange(heatPerGram(input.kilocaloriesPerMol)),
  peroxideDensity: (input: { readonly peroxidePercent: number }) =>
    inRange(peroxideDensity(input.peroxidePercent)),
  celsiusFromFahrenheit: (input: { readonly temperatureF: number }) =>
    inRange(celsiusFromFahrenheit(input.temperatureF)),
  fahrenheitFromCelsius: (input: { readonly temperatureC: number }) =>
    inRange(fahrenheitFromCelsius(input.temperatureC)),
  legalLimit: (input: { readonly jurisdiction: string; readonly subject: string }) =>
    found(legalLimit(input.jurisdiction, input.subject)?.limit, 'No such limit was read.'),
  fillVariationPercent: (input: { readonly bottleMl: number }) =>
    found(fillVariationPercent(input.bottleMl), 'No fill is named for this size.'),
  'sweetnessTermCalled.toGPerL': (input: { readonly term: string }) =>
    found(sweetnessTermCalled(input.term)?.toGPerL, 'No such term, or one without an upper bound.'),
};

const gravities = { initialSpecificGravity: 'SG', finalSpecificGravity: 'SG' } as const;
const readings = { ...gravities, initialTemperatureC: '°C', finalTemperatureC: '°C' } as const;
const plan = {
  deficitMgN: 'mg N',
  source: { dap: '', mix: '' },
  dapNitrogenMgPerG: { optional: 'mg/g' },
  organicNitrogenMgPerG: { optional: 'mg/g' },
  thirdNitrogenMgPerG: { optional: 'mg/g' },
} as const;

export const adapted = described(adaptedFunctions, {
  'wineAlcoholBand.low': ['% vol', gravities],
  'wineAlcoholBand.high': ['% vol', gravities],
  'gravitiesAt20.initialSpecificGravity': ['SG', readings],
  'gravitiesAt20.finalSpecificGravity': ['SG', readings],
  'nutrientPlan.dap': ['g', plan],
  'nutrientPlan.organic': ['g', plan],
  blendOf: ['unit of value', { lots: 'list of { amount, value }' }],
  'blendForTwoTargets.total': [
    'L',
    { lots: 'list of { availableL, first, second }', first: 'any', second: 'any' },
  ],
  sumOfCosts: ['money', { costs: 'list of money' }],
  heatPerGram: ['kJ/g', { kilocaloriesPerMol: 'kcal/mol' }],
  peroxideDensity: ['g/mL', { peroxidePercent: '% w/w' }],
  celsiusFromFahrenheit: ['°C', { temperatureF: '°F' }],
  fahrenheitFromCelsius: ['°F', { temperatureC: '°C' }],
  legalLimit: ['unit of the limit', { jurisdiction: 'words', subject: 'words' }],
  fillVariationPercent: ['%', { bottleMl: 'mL' }],
  'sweetnessTermCalled.toGPerL': ['g/L', { term: 'words' }],
});
