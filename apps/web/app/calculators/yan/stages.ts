import type { NutrientPlan } from '@orbit-vine/enology/nitrogen/nutrients.ts';
import { fixed } from '../form/decimal.ts';
import type { InputsOf } from '../form/form-spec.ts';
import { massText } from '../form/mass.ts';
import type { Unit } from '../form/units.ts';
import type { Figure } from '../parts/calculation.ts';
import type { yanForm } from './form.ts';
import { isTargetByBrix } from './target.ts';

/** By this share of the sugar the last addition is made: later the yeast takes up little. */
const lastAtShareGone = 1 / 3;

/** Equal parts of the nutrients, from the start of the fermentation to a third of the sugar gone. */
export function stagesOf(
  inputs: InputsOf<typeof yanForm>,
  plan: NutrientPlan,
  mass: Unit,
): readonly Figure[] {
  const count = Number(inputs.stages);
  const total = plan.dap.value + plan.organic.value + plan.third.value;
  if (count < 2 || total === 0) return [];
  const part = (grams: number) => massText(grams / count, mass, 1);
  const organic = plan.organic.value > 0 ? `${part(plan.organic.value)} ${mass.label} organic, ` : '';
  const third = plan.third.value > 0 ? `${part(plan.third.value)} ${mass.label} complex, ` : '';
  const text = `${organic}${third}${part(plan.dap.value)} ${mass.label} DAP`;
  return Array.from({ length: count }, (_, index) => {
    const gone = (index / (count - 1)) * lastAtShareGone;
    const when = isTargetByBrix(inputs)
      ? `at ${fixed(inputs.brix * (1 - gone), 1)} °Bx`
      : `with ${fixed(gone * 100, 0)}% of the sugar gone`;
    return { label: `Addition ${index + 1} of ${count}, ${index === 0 ? 'at the start' : when}`, text };
  });
}
