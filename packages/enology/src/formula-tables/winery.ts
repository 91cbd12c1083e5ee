import * as cost from '../business/cost.ts';
import * as fermentationGas from '../gas/fermentation-gas.ts';
import * as inertGas from '../gas/inert-gas.ts';
import * as sparkling from '../gas/sparkling.ts';
import * as fermentationHeat from '../heat/fermentation-heat.ts';
import * as alcoholOnLabel from '../label/alcohol-on-label.ts';
import * as energy from '../label/energy.ts';
import * as exciseTax from '../law/us-excise-tax.ts';
import * as triangleTest from '../sensory/triangle-test.ts';
import { gramsPer, litersPer, metersPer, squareMetersPer } from '../units.ts';
import * as crop from '../vineyard/crop.ts';
import * as degreeDays from '../vineyard/degree-days.ts';
import * as sprayer from '../vineyard/sprayer.ts';
import * as barrel from '../volume/barrel.ts';
import * as grapeYield from '../volume/grape-yield.ts';
import * as line from '../volume/line.ts';
import * as tank from '../volume/tank.ts';
import { constant, described, table } from './describe.ts';

const bottled = { volumeL: 'L', lossPercent: { optional: '%' }, bottleMl: 'mL' } as const;
const exciseClass = exciseTax.exciseRates;
const lineFlow = { innerDiameterM: 'm', flowLPerHour: 'L/h' } as const;
const staves = { bilgeDiameterM: 'm', headDiameterM: 'm', lengthM: 'm' } as const;
const sparklingWine = { alcoholPercentVol: '% vol', sugarGPerL: 'g/L' } as const;
const day = { maximum: 'unit of base', minimum: 'unit of base', base: '°C or °F' } as const;

export const winery = {
  ...described(tank, {
    verticalCylinder: ['m³', { diameterM: 'm', depthM: 'm' }],
    cone: ['m³', { diameterM: 'm', heightM: 'm', depthM: 'm' }],
    cylinderOnCone: ['m³', { diameterM: 'm', coneHeightM: 'm', depthM: 'm' }],
    horizontalCylinder: ['m³', { diameterM: 'm', lengthM: 'm', depthM: 'm', widthM: { optional: 'm' } }],
  }),
  ...described(barrel, {
    barrelByOughtred: ['m³', staves],
    barrelBySwissRule: ['m³', staves],
    wineMissing: ['m³', { ...staves, ullageM: 'm' }],
  }),
  ...described(line, {
    lineVolume: ['L', { innerDiameterM: 'm', lengthM: 'm' }],
    transferMinutes: ['min', { volumeL: 'L', flowLPerHour: 'L/h' }],
    lineSpeed: ['m/s', lineFlow],
  }),
  ...described(grapeYield, {
    litersPerTonneFromUsGalPerUsTon: ['L/t', { usGalPerUsTon: 'US gal/US ton' }],
    wineFromGrapes: ['L', { grapesT: 't', yieldLPerT: 'L/t' }],
    bottlesFromVolume: ['bottles', bottled],
    wholeBottles: ['bottles', bottled],
    volumeOfBottles: ['L', { bottles: 'bottles', bottleMl: 'mL' }],
    dryGoodsToOrder: ['pieces', { bottles: 'bottles', sparePercent: '%' }],
  }),
  publishedYieldLPerT: table(grapeYield.publishedYieldLPerT, 'L/t', 'of'),
  ...described(fermentationGas, {
    ethanolMade: ['kg', { alcoholPercentVol: '% vol', volumeL: 'L' }],
    carbonDioxideFromSugar: ['kg', { sugarGPerL: 'g/L', volumeL: 'L' }],
    carbonDioxideFromAlcohol: ['kg', { alcoholPercentVol: '% vol', volumeL: 'L' }],
    carbonDioxideVolume: ['m³', { carbonDioxideKg: 'kg', temperatureC: '°C' }],
  }),
  carbonDioxideKgPerM3: constant(fermentationGas.carbonDioxideKgPerM3, 'kg/m³'),
  carbonDioxidePer: table(fermentationGas.carbonDioxidePer, 'g/g', 'of'),
  ...described(inertGas, {
    purgeGas: ['L', { headspaceL: 'L', purges: '1' }],
    oxygenAfterPurging: ['%', { purges: '1' }],
    gaugeFall: ['unit of fullGauge', { gasL: 'L', contentsL: 'L', fullGauge: 'bar or psi' }],
    gasOfGaugeFall: ['L', { contentsL: 'L', fall: 'unit of fullGauge', fullGauge: 'bar or psi' }],
  }),
  ...described(sparkling, {
    carbonDioxideOfTirage: ['g/L', { sugarGPerL: 'g/L', sugar: { sucrose: '', hexose: '' } }],
    carbonDioxideFromPressure: [
      'g/L',
      { pressurePa: 'Pa', ...sparklingWine, temperatureC: { optional: '°C' } },
    ],
    pressureFromCarbonDioxide: [
      'Pa',
      { carbonDioxideGPerL: 'g/L', ...sparklingWine, temperatureC: { optional: '°C' } },
    ],
    carbonDioxideSolubility: ['g/(L bar)', { temperatureC: '°C', ...sparklingWine }],
    overpressure: ['bar', { carbonDioxideGPerL: 'g/L', ...sparklingWine, temperatureC: '°C' }],
    tirageSugar: [
      'g/L',
      {
        overpressureBar: 'bar',
        temperatureC: '°C',
        alcoholPercentVol: '% vol',
        residualSugarGPerL: 'g/L',
        presentCarbonDioxideGPerL: 'g/L',
      },
    ],
    pressureByCellarRule: ['atm', { sugarGPerL: 'g/L' }],
  }),
  ...described(fermentationHeat, {
    fermentationHeat: ['MJ', { sugarGPerL: 'g/L', volumeL: 'L' }],
    peakCooling: ['kW', { sugarGPerLPerDay: 'g/L/day', volumeL: 'L' }],
    adiabaticRise: ['°C', { sugarGPerL: 'g/L', specificHeatKjPerKgK: 'kJ/(kg K)', densityKgPerL: 'kg/L' }],
    sensibleHeat: ['MJ', { massKg: 'kg', specificHeatKjPerKgK: 'kJ/(kg K)', temperatureChangeC: '°C' }],
    iceForHeat: ['kg', { heatMj: 'MJ' }],
  }),
  kilojoulesPerKilocalorie: constant(fermentationHeat.kilojoulesPerKilocalorie, 'kJ/kcal'),
  ...described(triangleTest, {
    chanceOfResult: ['1', { tasters: 'tasters', correct: 'answers' }],
    leastCorrect: ['answers', { tasters: 'tasters', significance: '1' }],
  }),
  ...described(crop, {
    vinesOnArea: [
      'vines',
      { areaHa: 'ha', vineSpacingM: 'm', rowSpacingM: 'm', missingPercent: { optional: '%' } },
    ],
    cropFromClusters: [
      'kg',
      { vines: 'vines', clustersPerVine: '1', clusterKg: 'kg', lagPhaseFactor: { optional: '1' } },
    ],
  }),
  ...described(degreeDays, {
    degreeDays: ['unit of base', day],
    cutDegreeDays: ['unit of base', { ...day, ceiling: 'unit of base' }],
    huglinDay: ['°C', { maximumC: '°C', minimumC: '°C', k: '1' }],
    dayLengthCoefficient: ['1', { latitudeDeg: '°', seasonDays: { optional: 'days' } }],
    huglinCoefficient: ['1', { latitudeDeg: '°', method: { steps: '', smoothed: '' } }],
    degreeDaySum: ['unit of base', { days: 'list of { maximum, minimum }', base: '°C or °F' }],
  }),
  growingBase: table(degreeDays.growingBase, '°C or °F', 'scale'),
  ...described(sprayer, {
    sprayRate: ['L/ha', { flowLPerMin: 'L/min', speedKmPerH: 'km/h', widthM: 'm' }],
    nozzleFlow: ['L/min', { rateLPerHa: 'L/ha', speedKmPerH: 'km/h', widthM: 'm' }],
    sprayRateOnStrip: ['L/ha', { usedL: 'L', lengthM: 'm', widthM: 'm' }],
    areaPerTank: ['ha', { tankL: 'L', rateLPerHa: 'L/ha' }],
    productPerTank: ['unit of productPerHa', { tankL: 'L', rateLPerHa: 'L/ha', productPerHa: 'any' }],
  }),
  ...described(alcoholOnLabel, {
    labelTolerance: ['% vol', { labeledPercentVol: '% vol' }],
    highestActualAlcohol: ['% vol', { labeledPercentVol: '% vol' }],
    lowestActualAlcohol: ['% vol', { labeledPercentVol: '% vol' }],
  }),
  classLinePercentVol: constant(alcoholOnLabel.classLinePercentVol, '% vol'),
  lowestOfPart4PercentVol: constant(alcoholOnLabel.lowestOfPart4PercentVol, '% vol'),
  ...described(energy, {
    energyPer100Ml: [
      'unit of unit',
      {
        alcoholPercentVol: { optional: '% vol' },
        sugarGPerL: { optional: 'g/L' },
        organicAcidsGPerL: { optional: 'g/L' },
        polyolsGPerL: { optional: 'g/L' },
        unit: energy.energyPerGram,
      },
    ],
    carbohydratesPer100Ml: ['g', { sugarGPerL: 'g/L', polyolsGPerL: 'g/L' }],
  }),
  ...described(exciseTax, {
    exciseCreditAt: ['USD/US gal', { wineGal: 'US gal', class: exciseClass }],
    exciseTax: [
      'USD',
      {
        wineGal: 'US gal',
        class: exciseClass,
        removedBeforeGal: { optional: 'US gal' },
        credit: { producer: '', none: '' },
      },
    ],
    wineGallons: ['US gal', { usGal: 'US gal' }],
  }),
  exciseRates: table(exciseClass, 'USD/US gal', 'class'),
  ...described(cost, {
    grapeCostPerCase: ['money', { pricePerTon: 'money', casesPerTon: 'cases' }],
    costPerBottle: ['money', { costPerCase: 'money', bottlesPerCase: 'bottles' }],
    breakEvenCases: ['cases', { fixedCost: 'money', netPrice: 'money', variableCost: 'money' }],
  }),
  litersPer: table(litersPer, 'L', 'unit'),
  gramsPer: table(gramsPer, 'g', 'unit'),
  metersPer: table(metersPer, 'm', 'unit'),
  squareMetersPer: table(squareMetersPer, 'm²', 'unit'),
  matchGoesOutBelowPercent: constant(inertGas.matchGoesOutBelowPercent, '%'),
  usualPurges: constant(inertGas.usualPurges, '1'),
} as const;
