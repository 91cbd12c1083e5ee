import { gramsPerEquivalent } from '../../acidity/acids.ts';
import { saltPerGramOfAcid } from '../../acidity/deacidification.ts';
import { usualDifferenceOfEndpointsGPerL } from '../../acidity/titration.ts';
import { copperFraction } from '../../addition/copper-sulfate.ts';
import { bentoniteWaterLPerKg } from '../../addition/solution.ts';
import { rehydration } from '../../addition/yeast.ts';
import { molarMass } from '../../chemistry/molar-mass.ts';
import { ethanolDensityAt20 } from '../../density/oiml-r22.ts';
import { carbonDioxideKgPerM3, carbonDioxidePer } from '../../gas/fermentation-gas.ts';
import { matchGoesOutBelowPercent, usualPurges } from '../../gas/inert-gas.ts';
import { kilojoulesPerKilocalorie } from '../../heat/fermentation-heat.ts';
import { classLinePercentVol } from '../../label/alcohol-on-label.ts';
import { energyPerGram } from '../../label/energy.ts';
import { fillVariationPercent } from '../../law/limits.ts';
import { hexosePerSucrose } from '../../sugar/chaptalization.ts';
import { usualFreeShare } from '../../sulfur-dioxide/forms.ts';
import { headspaceOxygen, oxygenGoalsMgPerL } from '../../sulfur-dioxide/oxygen.ts';
import { peroxideDensity, peroxidePerSo2 } from '../../sulfur-dioxide/peroxide.ts';
import { growingBase } from '../../vineyard/degree-days.ts';
import { litersPerTonnePerUsGalPerUsTon } from '../../volume/grape-yield.ts';
import { amount, anyNumber, asks, share, words } from '../point-inputs.ts';
import { baseOf, baseOfAny, unitFamilies } from '../point-units.ts';
import type { PublishedPoint } from '../published-points.ts';
import { acidIn } from './acid.ts';
import { bottleMlOf } from './vessels.ts';

type Constant = readonly [quantity: RegExp, value: (point: PublishedPoint) => number | undefined];

const perEquivalent: Constant = [
  /equivalent(_mass)?(_|$)|^(E|g_per_eq)$/,
  (point) =>
    /^(ta|tartaric)_/.test(point.quantity)
      ? gramsPerEquivalent.tartaric / gramsPerEquivalent[acidIn(words(point, 'acid', 'from'))]
      : gramsPerEquivalent[acidIn(words(point, 'acid', 'from'))],
];
const gasPerSugar: Constant = [
  /co2_((g_)?per_|mass_fraction)(?!L)/,
  (point) => {
    const of = `${point.quantity} ${words(point, 'sugar', 'basis', 'of')}`;
    if (/per_(L|day)/.test(point.quantity)) return undefined;
    if (/sucrose/.test(of)) return carbonDioxidePer.sucrose;
    return /ethanol|alcohol/.test(of) ? carbonDioxidePer.ethanol : carbonDioxidePer.hexose;
  },
];

/** All that a point says in words. */
const wordsOf = ({ inputs }: PublishedPoint) =>
  Object.values(inputs)
    .filter((value) => typeof value === 'string')
    .join(' ');

const hasNumbers = ({ inputs }: PublishedPoint) =>
  Object.values(inputs).some((value) => typeof value === 'number');

/** The usual rate of yeast, in the unit of the point; more of it for a must above 25 °Bx. */
function yeastRate(point: PublishedPoint): number | undefined {
  const brix = anyNumber(point, 'brix', 'must_brix', 'brix_from');
  if (brix === undefined && hasNumbers(point)) return undefined;
  const sweet = brix === undefined ? /above|over|high|> ?25/.test(wordsOf(point)) : brix > 25;
  const rate = sweet ? rehydration.rateAbove25BrixGPerHl : rehydration.rateGPerHl;
  return rate / 100 / baseOfAny(point.unit);
}

/** Most water to swell bentonite, where the point does not give its own figure. */
const bentoniteWater = (point: PublishedPoint) => (hasNumbers(point) ? undefined : bentoniteWaterLPerKg);

function oxygenGoal(point: PublishedPoint): number {
  const said = `${point.quantity} ${wordsOf(point)}`.toLowerCase();
  const end = /lower|least|from/.test(said) ? 'from' : 'to';
  if (/red/.test(said)) return oxygenGoalsMgPerL.red[end];
  if (/white|ros/.test(said)) return oxygenGoalsMgPerL.white[end];
  return /tpo|total|package/.test(said) ? oxygenGoalsMgPerL.red[end] : oxygenGoalsMgPerL.dissolved;
}

/** One unit in another: "in3_per_US_gal", or a wine gallon where cubic inches are asked for. */
function unitInAnother(point: PublishedPoint): number | undefined {
  const numbers = Object.entries(point.inputs).filter(([, value]) => typeof value === 'number');
  if (numbers.length > 1) return undefined;
  const [name, count] = numbers[0] ?? [undefined, 1];
  const [, asked, of] = /^(\w+)_per_(\w+)$/.exec(point.quantity) ?? [];
  const unit = name ?? of ?? point.quantity.replace(/_[^_]+$/, '');
  for (const family of [
    unitFamilies.volumes,
    unitFamilies.masses,
    unitFamilies.lengths,
    unitFamilies.areas,
  ]) {
    const [from, to] = [
      baseOf(family, unit),
      baseOf(family, asked ?? point.unit) ?? baseOf(family, point.unit),
    ];
    if (from !== undefined && to !== undefined) return (Number(count) * from) / to;
  }
  return undefined;
}

/** What the package has as a constant and a publication prints as one, by group and name of the quantity. */
const constants: Readonly<Record<string, readonly Constant[]>> = {
  chaptalization: [[/hexose_per_sucrose/, () => hexosePerSucrose]],
  'acid-addition': [perEquivalent],
  'acidity-units': [perEquivalent],
  deacidification: [
    [
      /per_(g_)?(tartaric|acid)/,
      (point) => saltPerGramOfAcid[/K2CO3/.test(words(point, 'salt')) ? 'K2CO3' : 'CaCO3'].allFalls,
    ],
  ],
  'fining-trial': [[/water_(L|US_gal|gal)_per_/, bentoniteWater]],
  'grape-yield': [[/^factor/, () => litersPerTonnePerUsGalPerUsTon]],
  'bottling-run': [[/fill|tolerance|variation/, (point) => fillVariationPercent(bottleMlOf(point))]],
  'yeast-rehydration': [
    [/water_per_yeast/, () => rehydration.waterPerYeastAlone],
    [/water_per_nutrient/, () => rehydration.waterPerNutrient],
    [/nutrient_per_yeast/, () => rehydration.nutrientPerYeast],
    [/rate|^(dry_)?yeast_(g|lb)_(per_)?(hL|1000)/, yeastRate],
    [/step_|drop|cool/, () => rehydration.stepC],
    [/min$|minutes|time/, () => rehydration.mostMinutesInWater],
    [
      /water_t(emperature)?_C/,
      (point) =>
        /without|no /.test(words(point, 'rule', 'method'))
          ? rehydration.startAloneC
          : rehydration.startWithNutrientC,
    ],
  ],
  'fermentation-co2': [
    gasPerSugar,
    [/ethanol_density/, () => ethanolDensityAt20 / 1000],
    [/density/, () => carbonDioxideKgPerM3],
  ],
  tirage: [gasPerSugar],
  'fermentation-cooling': [
    [/kJ_per_mol/, (point) => (anyNumber(point, 'heat_kcal_per_mol') ?? 24) * kilojoulesPerKilocalorie],
  ],
  'so2-forms': [
    [
      /^free_(share|fraction)/,
      (point) => {
        const aged = (anyNumber(point, 'pH') ?? 0) >= 3.5;
        if (aged) return point.unit === '%' ? 50 : 0.5;
        const part = /turbid|sweet/.test(words(point, 'wine', 'basis'))
          ? usualFreeShare.turbidOrSweet
          : usualFreeShare.cleanDry;
        return point.unit === '%' ? 100 * part : part;
      },
    ],
  ],
  'copper-sulfate': [
    [/sulfate_per_copper|salt_per_copper/, () => 1 / copperFraction.pentahydrate],
    [
      /molar|excess/,
      (point) => {
        const [copper, sulfide] = [
          amount(point, 'doses', 'copper'),
          amount(point, 'doses', 'h2s', 'hydrogen_sulfide'),
        ];
        return copper && sulfide
          ? (copper * molarMass.hydrogenSulfide) / (molarMass.copper * sulfide)
          : undefined;
      },
    ],
  ],
  'peroxide-so2': [
    [/density/, (point) => peroxideDensity(100 * (share(point, 'peroxide') ?? 0.03))],
    [/so2_per_peroxide/, () => 1 / peroxidePerSo2],
  ],
  'oxygen-so2': [
    [/oxygen_(density|mg_per_mL)/, () => headspaceOxygen({ headspaceMl: 1, oxygenPercent: 100 }).value],
    [/goal|target|limit|recommended/, oxygenGoal],
  ],
  'headspace-gas': [
    [/match/, () => matchGoesOutBelowPercent],
    [/oxygen/, (point) => (/match|flame/.test(wordsOf(point)) ? matchGoesOutBelowPercent : undefined)],
    [/^purges|^n$/, () => usualPurges],
  ],
  'titratable-acidity': [
    [/difference/, () => usualDifferenceOfEndpointsGPerL],
    [/khp_g_per_mol|molar_mass/, () => molarMass.potassiumHydrogenPhthalate],
  ],
  'degree-days': [[/^base/, (point) => (asks(point, /_F$/) ? growingBase.fahrenheit : growingBase.celsius)]],
  'energy-label': [
    [
      /per_g$/,
      (point) => {
        const component = words(point, 'component');
        const factors = energyPerGram[asks(point, /kcal/) ? 'kcal' : 'kJ'];
        if (/alcohol|ethanol/.test(component)) return factors.alcohol;
        if (/sugar|carbohydrate/.test(component)) return factors.sugar;
        return /acid/.test(component) ? factors.acids : factors.polyols;
      },
    ],
  ],
  'label-alcohol': [[/class_line|line_pct/, () => classLinePercentVol]],
};

/** The constant that a point asks for, if it asks for one. */
export function constantOf(point: PublishedPoint): number | undefined {
  const constant = constants[point.group]?.find(([quantity]) => quantity.test(point.quantity))?.[1](point);
  return constant ?? unitInAnother(point);
}
