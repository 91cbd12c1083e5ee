import {
  dapNitrogenMgPerG,
  fermaidONitrogenMgPerG,
  type NutrientPlan,
  nutrientPlan,
  prefilledNitrogenMgPerG,
} from '@orbit-vine/enology/nitrogen/nutrients.ts';
import {
  nitrogenDeficit,
  nitrogenPerAmmonia,
  simpleNitrogenPerAmmonia,
  simpleYan,
  yan,
} from '@orbit-vine/enology/nitrogen/yan.ts';
import type { Outcome } from '@orbit-vine/enology/outcome.ts';
import { rangeOfOutcomes } from '@orbit-vine/enology/uncertainty.ts';
import { fixed, short } from '../../calculator/form/decimal.ts';
import type { InputsOf } from '../../calculator/form/form-spec.ts';
import { massText, unitToWeigh } from '../../calculator/form/mass.ts';
import type { Unit } from '../../calculator/form/units.ts';
import type { Calculation, Comparison, Effect, Figure, Step } from '../../calculator/result/calculation.ts';
import { textOf } from '../../calculator/result/figure.ts';
import { unchanged } from '../../calculator/result/tank-after.ts';
import type { yanForm } from './form.ts';
import { limitsPassed } from './limits.ts';
import { dapByAddition, firstStage, inParts, stageCaution, stagesOf } from './stages.ts';
import { targetSteps, withTarget } from './target.ts';

export type YanInputs = InputsOf<typeof yanForm>;

/** Beyond this share a winemaker would dose differently. */
const tolerance = 0.05;

function isMix({ source }: YanInputs): boolean {
  return source === 'mix';
}

function hasOrganic({ source }: YanInputs): boolean {
  return source !== 'dap';
}

function sourceOf({ source, organicShare, thirdShare }: YanInputs) {
  if (source === 'three') return { organic: organicShare / 100, third: thirdShare / 100 };
  return source === 'mix' ? 'mix' : 'dap';
}

function deficitMgN(inputs: YanInputs, presentMgNPerL: number): number {
  return nitrogenDeficit({ ...inputs, presentMgNPerL }).value;
}

function planFor(inputs: YanInputs, presentMgNPerL: number): NutrientPlan {
  return nutrientPlan({
    deficitMgN: deficitMgN(inputs, presentMgNPerL),
    source: sourceOf(inputs),
    organicNitrogenMgPerG: inputs.organicPercent * 10,
    thirdNitrogenMgPerG: inputs.thirdPercent * 10,
  });
}

/** The house formula's nitrogen in the reported ammonia: 0.8235 for ammonia, exact for ion or nitrogen. */
function houseFactor({ ammoniaReportedAs: as }: YanInputs): number {
  return as === 'NH3' ? simpleNitrogenPerAmmonia : nitrogenPerAmmonia[as];
}

export function houseYan(inputs: YanInputs): Outcome {
  return inputs.ammoniaReportedAs === 'NH3' ? simpleYan(inputs) : yan(inputs);
}

function publishedYan(inputs: YanInputs): Outcome {
  return yan(inputs);
}

function publishedPlan(inputs: YanInputs, presentMgNPerL: number): NutrientPlan {
  return nutrientPlan({
    deficitMgN: deficitMgN(inputs, presentMgNPerL),
    source: sourceOf(inputs),
    dapNitrogenMgPerG,
    organicNitrogenMgPerG: inputs.organicPercent * 10,
    thirdNitrogenMgPerG: inputs.thirdPercent * 10,
  });
}

function farApart(one: number, other: number): boolean {
  return Math.abs(one - other) > tolerance * Math.max(one, other);
}

function plansDiffer(inputs: YanInputs): boolean {
  const house = planFor(inputs, houseYan(inputs).value);
  const published = publishedPlan(inputs, publishedYan(inputs).value);
  return (
    farApart(house.dap.value, published.dap.value) ||
    farApart(house.organic.value, published.organic.value) ||
    farApart(house.third.value, published.third.value)
  );
}

export function planToWeigh(inputs: YanInputs, differ = plansDiffer(inputs), offMgNPerL = 0): NutrientPlan {
  const present = (differ ? publishedYan(inputs) : houseYan(inputs)).value + offMgNPerL;
  return (differ ? publishedPlan : planFor)(inputs, Math.max(0, present));
}

function figuresOf(
  inputs: YanInputs,
  plan: NutrientPlan,
  present: number,
  mass: Unit,
): readonly [Figure, ...Figure[]] {
  const weigh = (label: string, { value }: Outcome): Figure => ({
    label: label + inParts(inputs, value),
    text: massText(value, mass, 2),
    unit: mass.label,
  });
  const dap = weigh('DAP to add', plan.dap);
  const now: Figure = { label: 'YAN now', text: fixed(present, 2), unit: 'mg N/L' };
  const organic = weigh('Organic nutrient to add', plan.organic);
  if (isMix(inputs)) return [organic, dap, now];
  if (!hasOrganic(inputs)) return [dap, now];
  return [organic, weigh('Complex nutrient to add', plan.third), dap, now];
}

function comparisonOf(inputs: YanInputs, mass: Unit): Comparison {
  const present = publishedYan(inputs).value;
  const differs = plansDiffer(inputs);
  const plan = publishedPlan(inputs, present);
  const [first, ...belonging] = figuresOf(inputs, plan, present, mass);
  const parts = inParts(inputs, (hasOrganic(inputs) ? plan.organic : plan.dap).value);
  return {
    ...first,
    label: `By atomic weights, YAN ${fixed(present, 1)} mg N/L`,
    instruction: `Weigh this: ${hasOrganic(inputs) ? 'organic nutrient' : 'DAP, 21.2% nitrogen'}${parts}`,
    houseName: hasOrganic(inputs) ? 'House formula, organic nutrient' : 'House formula, DAP at 21%',
    belonging,
    differs,
    explanation: differs
      ? 'Close to the target, a small difference in YAN is a large one in the dose: this dose uses atomic weights, with DAP at 21.2% nitrogen.'
      : 'The dose by atomic weights, with DAP at 21.2% nitrogen, agrees closely.',
  };
}

function organicCaution(inputs: YanInputs, present: number, mass: Unit): readonly string[] {
  if (!hasOrganic(inputs) || inputs.organicPercent * 10 !== prefilledNitrogenMgPerG.organic) return [];
  const { organic } = nutrientPlan({
    deficitMgN: deficitMgN(inputs, present),
    source: sourceOf(inputs),
    organicNitrogenMgPerG: fermaidONitrogenMgPerG,
  });
  if (organic.value === 0) return [];
  return [
    `Go by your product’s label, not by the 10% that this page starts from. Fermaid O, for one, is rated by its maker at 10 mg N/L for 25 g/hL, which is 4% nitrogen: ${massText(organic.value, mass, 2)} ${mass.label} of it would be needed.`,
  ];
}

function moreOf(inputs: YanInputs, plan: NutrientPlan): readonly Figure[] {
  const perLiter = (grams: number) => fixed((grams * 1000) / inputs.volumeL, 0);
  const nitrogen = (grams: number, mgPerG: number) => fixed((grams * mgPerG) / inputs.volumeL, 1);
  const missing = deficitMgN(inputs, houseYan(inputs).value) / inputs.volumeL;
  return [
    { label: 'Nitrogen missing', text: fixed(missing, 1), unit: 'mg N/L' },
    { label: 'DAP, product', text: perLiter(plan.dap.value), unit: 'mg/L' },
    {
      label: 'DAP, nitrogen it brings',
      text: nitrogen(plan.dap.value, prefilledNitrogenMgPerG.dap),
      unit: 'mg N/L',
    },
    ...(inputs.dapBeforeGPerL > 0
      ? [
          {
            label: 'DAP in total, with what was added before',
            text: fixed(dapByAddition(inputs, plan).at(-1) ?? 0, 2),
            unit: 'g/L',
          },
        ]
      : []),
    ...(hasOrganic(inputs)
      ? [
          { label: 'Organic nutrient, product', text: perLiter(plan.organic.value), unit: 'mg/L' },
          {
            label: 'Organic nutrient, nitrogen it brings',
            text: nitrogen(plan.organic.value, inputs.organicPercent * 10),
            unit: 'mg N/L',
          },
        ]
      : []),
  ];
}

const reportNames = { NH3: 'ammonia', NH4: 'ammonium', N: 'ammonia nitrogen' } as const;

function overShared({ source, organicShare, thirdShare }: YanInputs): boolean {
  return source === 'three' && organicShare + thirdShare > 100;
}

function planStep(inputs: YanInputs, deficit: string, plan: NutrientPlan) {
  const source = sourceOf(inputs);
  const { organic, third } =
    source === 'dap' ? { organic: 0, third: 0 } : source === 'mix' ? { organic: 0.6, third: 0 } : source;
  const products = [
    ['organic', organic, inputs.organicPercent * 10, plan.organic],
    ['complex', third, inputs.thirdPercent * 10, plan.third],
    ['DAP', Math.max(0, 1 - organic - third), prefilledNitrogenMgPerG.dap, plan.dap],
  ] as const;
  const used = products.filter(([, share]) => share > 0);
  const part = (share: number, of: string) => (share === 1 ? of : `${short(share, 2)} × ${of}`);
  return {
    formula: used
      .map(([name, share, strength]) => `${name} = ${part(share, 'deficit')} / ${short(strength, 1)}`)
      .join(', '),
    numbers: used
      .map(
        ([, share, strength, grams]) =>
          `${part(share, deficit)} / ${short(strength, 1)} = ${textOf(grams, 2)} g`,
      )
      .join(', '),
  };
}

function stepsOf(inputs: YanInputs, present: number, plan: NutrientPlan): readonly Step[] {
  const { fanMgNPerL, ammoniaMgPerL, targetMgNPerL, volumeL } = inputs;
  const deficit = deficitMgN(inputs, present);
  const d = short(deficit, 2);
  return [
    {
      formula: `YAN = FAN + ${short(houseFactor(inputs), 4)} × ${reportNames[inputs.ammoniaReportedAs]}`,
      numbers: `${short(fanMgNPerL, 2)} + ${short(houseFactor(inputs), 4)} × ${short(ammoniaMgPerL, 2)} = ${fixed(present, 2)} mg N/L`,
      source: 'house-formula',
    },
    {
      formula: 'deficit = max(0, target − YAN) × volume',
      numbers: `max(0, ${short(targetMgNPerL, 2)} − ${fixed(present, 2)}) × ${short(volumeL, 3)} = ${d} mg N`,
      source: 'house-formula',
    },
    { ...planStep(inputs, d, plan), source: 'house-formula' },
    {
      formula:
        'N per NH₃ = 14.007 / 17.031 = 0.8224, per NH₄⁺ = 0.7765; N in DAP = 28.013 / 132.056 = 21.2%, so 1 mg of YAN is 4.7 mg of DAP',
      numbers: `${short(fanMgNPerL, 2)} + ${short(nitrogenPerAmmonia[inputs.ammoniaReportedAs], 4)} × ${short(ammoniaMgPerL, 2)} = ${textOf(publishedYan(inputs), 2)} mg N/L`,
      source: 'megazyme',
    },
  ];
}

/** By the method that gives the DAP to weigh. */
function uncertaintyOf(inputs: YanInputs, differ: boolean, mass: Unit): readonly string[] {
  const { low, high } = rangeOfOutcomes({
    at: 0,
    delta: 10,
    compute: (off) => planToWeigh(inputs, differ, off).dap.value,
  });
  return [
    `If YAN is off by 10 mg N/L: ${massText(low, mass, 2)} to ${massText(high, mass, 2)} ${mass.label} of DAP.`,
  ];
}

/** The effect of DAP alone on the YAN; with several products, the first one's nitrogen. */
function effectOf(inputs: YanInputs, differ: boolean, { organic }: NutrientPlan): Effect {
  const nitrogen = { decimals: 1, unit: 'mg N/L' };
  if (!hasOrganic(inputs)) {
    const { value } = (differ ? publishedYan : houseYan)(inputs);
    return { ...nitrogen, from: value, to: inputs.targetMgNPerL, of: 'of YAN' };
  }
  const to = (organic.value * inputs.organicPercent * 10) / inputs.volumeL;
  return { ...nitrogen, from: 0, to, of: 'from this product' };
}

export function computeYan(entered: YanInputs, chosen: Unit): Calculation {
  const inputs = withTarget(entered);
  const present = houseYan(inputs).value;
  const differ = plansDiffer(inputs);
  const plan = planToWeigh(inputs, differ);
  const most = Math.max(plan.dap.value, plan.organic.value, plan.third.value);
  const mass = unitToWeigh(most, chosen);
  return {
    tank: unchanged,
    headline: figuresOf(inputs, planFor(inputs, present), present, mass),
    ...(deficitMgN(inputs, present) === 0 && { note: 'The must already meets your target.' }),
    comparison: comparisonOf(inputs, mass),
    effect: effectOf(inputs, differ, plan),
    ...(overShared(inputs) && {
      hold: 'The shares of the organic and the complex nutrient add up to more than 100%.',
    }),
    limits: limitsPassed(dapByAddition(inputs, plan), inputs.dapBeforeGPerL),
    cautions: [...stageCaution(inputs), ...organicCaution(inputs, present, mass)],
    parts: stagesOf(inputs, plan, mass),
    now: firstStage(inputs, plan, mass),
    more: moreOf(inputs, plan),
    uncertainty: uncertaintyOf(inputs, differ, mass),
    steps: [...targetSteps(inputs), ...stepsOf(inputs, present, planFor(inputs, present))],
    range:
      'FAN 0 to 300 mg N/L, ammonia 0 to 200 mg/L, target 50 to 500 mg N/L. The law limits DAP, counted over all additions to a wine.',
  };
}
