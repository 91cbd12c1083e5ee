import {
  dapNitrogenMgPerG,
  fermaidONitrogenMgPerG,
  type NutrientPlan,
  nutrientPlan,
  prefilledNitrogenMgPerG,
} from '@orbit-vine/enology/nitrogen/nutrients.ts';
import {
  type AmmoniaReportedAs,
  nitrogenDeficit,
  nitrogenPerAmmonia,
  simpleNitrogenPerAmmonia,
  simpleYan,
  yan,
} from '@orbit-vine/enology/nitrogen/yan.ts';
import type { Outcome } from '@orbit-vine/enology/outcome.ts';
import { spread } from '@orbit-vine/enology/uncertainty.ts';
import { fixed, short } from '../form/decimal.ts';
import type { InputsOf } from '../form/form-spec.ts';
import { massText } from '../form/mass.ts';
import type { Unit } from '../form/units.ts';
import type { Calculation, Comparison, Figure, Step } from '../parts/calculation.ts';
import { textOf } from '../parts/figure.ts';
import type { yanForm } from './form.ts';

export type YanInputs = InputsOf<typeof yanForm>;

/** Further apart than this share, a winemaker would dose differently. */
const tolerance = 0.05;

function isMix({ source }: YanInputs): boolean {
  return source === 'mix';
}

function deficitMgN(inputs: YanInputs, presentMgNPerL: number): number {
  return nitrogenDeficit({ ...inputs, presentMgNPerL }).value;
}

/** What the page's simple formula adds for a YAN; the organic product at the strength that the reader has entered. */
export function planFor(inputs: YanInputs, presentMgNPerL: number): NutrientPlan {
  return nutrientPlan({
    deficitMgN: deficitMgN(inputs, presentMgNPerL),
    source: isMix(inputs) ? 'mix' : 'dap',
    organicNitrogenMgPerG: inputs.organicPercent * 10,
  });
}

function reportedAs(inputs: YanInputs): AmmoniaReportedAs {
  return inputs.ammoniaReportedAs as AmmoniaReportedAs;
}

function publishedYan(inputs: YanInputs): Outcome {
  return yan({ ...inputs, ammoniaReportedAs: reportedAs(inputs) });
}

const names = { NH3: 'ammonia, NH₃', NH4: 'ammonium, NH₄⁺', N: 'nitrogen' } as const;

function comparisonOf(inputs: YanInputs, simple: number, mass: Unit): Comparison {
  const { value } = publishedYan(inputs);
  const differs = Math.abs(value - simple) > tolerance * Math.max(value, simple);
  const plan = nutrientPlan({
    deficitMgN: deficitMgN(inputs, value),
    source: isMix(inputs) ? 'mix' : 'dap',
    dapNitrogenMgPerG,
    organicNitrogenMgPerG: inputs.organicPercent * 10,
  });
  const doses = [
    ...(isMix(inputs) ? [`${massText(plan.organic.value, mass, 2)} ${mass.label} of organic nutrient`] : []),
    `${massText(plan.dap.value, mass, 2)} ${mass.label} of DAP`,
  ].join(' and ');
  const factor = short(nitrogenPerAmmonia[reportedAs(inputs)], 4);
  return {
    label: `YAN, ${names[reportedAs(inputs)]} × ${factor}`,
    text: fixed(value, 2),
    unit: 'mg N/L',
    differs,
    explanation: differs
      ? `Trust this one: the factor 0.8235 is for results reported as NH₃, and yours is reported as ${names[reportedAs(inputs)]}. It asks for ${doses}.`
      : `By atomic weights, and with DAP at 21.2 % nitrogen, it asks for ${doses}: close enough.`,
  };
}

function organicCaution(inputs: YanInputs, present: number, mass: Unit): readonly string[] {
  if (!isMix(inputs) || inputs.organicPercent * 10 !== prefilledNitrogenMgPerG.organic) return [];
  const { organic } = nutrientPlan({
    deficitMgN: deficitMgN(inputs, present),
    source: 'mix',
    organicNitrogenMgPerG: fermaidONitrogenMgPerG,
  });
  if (organic.value === 0) return [];
  return [
    `Go by your product’s label and not by the 10 % that this page starts from. Fermaid O, for one, brings 10 mg N/L at 25 g/hL by its maker’s rate, 4 % nitrogen: ${massText(organic.value, mass, 2)} ${mass.label} of it would be needed.`,
  ];
}

function moreOf(inputs: YanInputs, plan: NutrientPlan): readonly Figure[] {
  const perLitre = (grams: number) => fixed((grams * 1000) / inputs.volumeL, 0);
  const nitrogen = (grams: number, mgPerG: number) => fixed((grams * mgPerG) / inputs.volumeL, 1);
  const missing = deficitMgN(inputs, simpleYan(inputs).value) / inputs.volumeL;
  return [
    { label: 'Nitrogen missing', text: fixed(missing, 1), unit: 'mg N/L' },
    { label: 'DAP, product', text: perLitre(plan.dap.value), unit: 'mg/L' },
    {
      label: 'DAP, nitrogen it brings',
      text: nitrogen(plan.dap.value, prefilledNitrogenMgPerG.dap),
      unit: 'mg N/L',
    },
    ...(isMix(inputs)
      ? [
          { label: 'Organic nutrient, product', text: perLitre(plan.organic.value), unit: 'mg/L' },
          {
            label: 'Organic nutrient, nitrogen it brings',
            text: nitrogen(plan.organic.value, inputs.organicPercent * 10),
            unit: 'mg N/L',
          },
        ]
      : []),
  ];
}

function stepsOf(inputs: YanInputs, present: number, plan: NutrientPlan): readonly Step[] {
  const { fanMgNPerL, ammoniaMgPerL, targetMgNPerL, volumeL } = inputs;
  const deficit = deficitMgN(inputs, present);
  const [d, organic] = [short(deficit, 2), inputs.organicPercent * 10];
  return [
    {
      formula: `YAN = FAN + ${simpleNitrogenPerAmmonia} × ammonia`,
      numbers: `${short(fanMgNPerL, 2)} + ${simpleNitrogenPerAmmonia} × ${short(ammoniaMgPerL, 2)} = ${fixed(present, 2)} mg N/L`,
      source: 'house-formula',
    },
    {
      formula: 'deficit = max(0, target − YAN) × volume',
      numbers: `max(0, ${short(targetMgNPerL, 2)} − ${fixed(present, 2)}) × ${short(volumeL, 3)} = ${d} mg N`,
      source: 'house-formula',
    },
    {
      formula: isMix(inputs)
        ? `organic = 0.6 × deficit / ${short(organic, 1)}, DAP = 0.4 × deficit / 210`
        : 'DAP = deficit / 210',
      numbers: isMix(inputs)
        ? `0.6 × ${d} / ${short(organic, 1)} = ${textOf(plan.organic, 2)} g, 0.4 × ${d} / 210 = ${textOf(plan.dap, 2)} g`
        : `${d} / 210 = ${textOf(plan.dap, 2)} g`,
      source: 'house-formula',
    },
    {
      formula:
        'N per NH₃ = 14.007 / 17.031 = 0.8224; N in DAP = 28.013 / 132.056 = 21.2 %, 1 mg of YAN is 4.7 mg of DAP',
      numbers: `${short(fanMgNPerL, 2)} + ${short(nitrogenPerAmmonia[reportedAs(inputs)], 4)} × ${short(ammoniaMgPerL, 2)} = ${textOf(publishedYan(inputs), 2)} mg N/L`,
      source: 'megazyme',
    },
  ];
}

/** The nutrients that bring a must to the nitrogen its yeast wants. */
export function computeYan(inputs: YanInputs, mass: Unit): Calculation {
  const present = simpleYan(inputs).value;
  const plan = planFor(inputs, present);
  const { low, high } = spread({
    at: present,
    delta: 10,
    compute: (other) => planFor(inputs, Math.max(0, other)).dap.value,
  });
  const weigh = (label: string, { value }: Outcome): Figure => ({
    label,
    text: massText(value, mass, 2),
    unit: mass.label,
  });
  const dap = weigh('DAP to add', plan.dap);
  const doses: readonly [Figure, ...Figure[]] = isMix(inputs)
    ? [weigh('Organic nutrient to add', plan.organic), dap]
    : [dap];
  return {
    headline: [...doses, { label: 'YAN now', text: fixed(present, 2), unit: 'mg N/L' }],
    ...(plan.dap.value === 0 && { note: 'The must already holds the nitrogen that you aim for.' }),
    comparison: comparisonOf(inputs, present, mass),
    cautions: organicCaution(inputs, present, mass),
    more: moreOf(inputs, plan),
    uncertainty: [
      `A YAN off by 10 mg N/L: ${massText(low, mass, 2)} to ${massText(high, mass, 2)} ${mass.label} of DAP.`,
    ],
    steps: stepsOf(inputs, present, plan),
    range:
      'FAN 0 to 300 mg N/L, ammonia 0 to 200 mg/L, target 50 to 500 mg N/L. How much DAP may be added is limited by law; check yours.',
  };
}
