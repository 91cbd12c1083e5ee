import type { NutrientPlan } from '@orbit-vine/enology/nitrogen/nutrients.ts';
import { fixed, short } from '../../calculator/form/decimal.ts';
import type { InputsOf } from '../../calculator/form/form-spec.ts';
import { massText } from '../../calculator/form/mass.ts';
import type { Unit } from '../../calculator/form/units.ts';
import type { Figure } from '../../calculator/result/calculation.ts';
import type { yanForm } from './form.ts';
import { isTargetByBrix } from './target.ts';

type Inputs = InputsOf<typeof yanForm>;

const laterAdditions = ['secondGonePercent', 'thirdGonePercent', 'fourthGonePercent'] as const;

/** The default for the last addition: later, yeast takes up little. */
const lastGonePercent = 100 / 3;

export function stageFields({ stages }: { readonly stages: string }) {
  return laterAdditions.slice(0, Number(stages) - 1);
}

export function evenStages(stages: string): Partial<Record<(typeof laterAdditions)[number], number>> {
  const later = stageFields({ stages });
  return Object.fromEntries(
    later.map((name, index) => [name, Math.round(((index + 1) / later.length) * lastGonePercent)]),
  );
}

function goneAt(inputs: Inputs): readonly number[] {
  return [0, ...stageFields(inputs).map((name) => inputs[name])].toSorted((a, b) => a - b);
}

export const inParts = ({ stages }: Inputs, grams: number) =>
  stages === '1' || grams === 0 ? '' : `, in ${stages} parts`;

export function stageCaution(inputs: Inputs): readonly string[] {
  const entered = [0, ...stageFields(inputs).map((name) => inputs[name])];
  const rises = entered.every((gone, index) => index === 0 || gone > (entered[index - 1] ?? 0));
  return rises
    ? []
    : ['Two additions coincide or are out of order; they’re listed by how much sugar is gone.'];
}

export function stagesOf(inputs: Inputs, plan: NutrientPlan, mass: Unit): readonly Figure[] {
  const count = Number(inputs.stages);
  const total = plan.dap.value + plan.organic.value + plan.third.value;
  if (count < 2 || total === 0) return [];
  const dap = dapByAddition(inputs, plan);
  return goneAt(inputs).flatMap((gone, index) => {
    const when = isTargetByBrix(inputs)
      ? `at ${fixed(inputs.brix * (1 - gone / 100), 1)} °Bx`
      : `with ${short(gone, 1)}% of the sugar gone`;
    const addition = `Addition ${index + 1} of ${count}, ${gone === 0 ? 'at the start' : when}`;
    const part = (product: string, grams: number): readonly Figure[] =>
      grams > 0
        ? [
            {
              label: `${addition}: ${product}`,
              text: massText(grams / count, mass, 1),
              unit: mass.label,
            },
          ]
        : [];
    return [
      ...part('organic nutrient', plan.organic.value),
      ...part('complex nutrient', plan.third.value),
      ...part(`DAP, ${fixed(dap[index] ?? Number.NaN, 2)} g/L so far`, plan.dap.value),
    ];
  });
}

export function firstStage(
  { stages }: Inputs,
  plan: NutrientPlan,
  mass: Unit,
): readonly [Figure, ...Figure[]] | undefined {
  const count = Number(stages);
  if (count < 2) return undefined;
  const products = [
    ['organic nutrient', plan.organic.value],
    ['complex nutrient', plan.third.value],
    ['DAP', plan.dap.value],
  ] as const;
  const [first, ...others] = products
    .filter(([, grams]) => grams > 0)
    .map(([product, grams]) => ({
      label: `Now: ${product}, addition 1 of ${count}`,
      text: massText(grams / count, mass, 1),
      unit: mass.label,
    }));
  return first && [first, ...others];
}

/** The DAP that the law counts at each addition, g/L: with earlier additions and the amount before them. */
export function dapByAddition(inputs: Inputs, plan: NutrientPlan): readonly number[] {
  const count = Number(inputs.stages);
  const eachGPerL = plan.dap.value / count / inputs.volumeL;
  return Array.from({ length: count }, (_, index) => inputs.dapBeforeGPerL + eachGPerL * (index + 1));
}
