import { nitrogenTargetByBrix } from '@orbit-vine/enology/nitrogen/nitrogen-target.ts';
import { fixed, short } from '../../calculator/form/decimal.ts';
import type { InputsOf } from '../../calculator/form/form-spec.ts';
import type { Step } from '../../calculator/result/calculation.ts';
import type { yanForm } from './form.ts';

type Inputs = InputsOf<typeof yanForm>;

export function isTargetByBrix({ target }: Pick<Inputs, 'target'>): boolean {
  return target !== 'own';
}

export function withTarget(inputs: Inputs): Inputs {
  const { brix, target } = inputs;
  if (target === 'own') return inputs;
  return { ...inputs, targetMgNPerL: nitrogenTargetByBrix({ brix, demand: target }).value };
}

export function targetSteps(inputs: Inputs): readonly Step[] {
  if (!isTargetByBrix(inputs)) return [];
  const { brix, targetMgNPerL } = inputs;
  const numbers = `${short(brix, 2)} × ${short(targetMgNPerL / brix, 1)} = ${fixed(targetMgNPerL, 1)} mg N/L`;
  const formula = 'target = °Bx × 7.5, 9, or 12.5, for a low, medium, or high demand';
  return [{ formula, numbers, source: 'aeb-yan' }];
}
