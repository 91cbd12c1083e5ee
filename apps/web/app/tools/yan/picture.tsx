import { prefilledNitrogenMgPerG } from '@orbit-vine/enology/nitrogen/nutrients.ts';
import { fixed } from '../../calculator/form/decimal.ts';
import { houseYan, planToWeigh, type YanInputs } from './calculation.ts';
import { StackedBar } from './stacked-bar.tsx';
import { withTarget } from './target.ts';

export function Picture({ inputs: entered }: { inputs: YanInputs }) {
  const inputs = withTarget(entered);
  const plan = planToWeigh(inputs);
  const perLiter = (grams: number, mgPerG: number) => (grams * mgPerG) / inputs.volumeL;
  const parts = [
    { name: 'FAN', value: inputs.fanMgNPerL, className: 'fill-vine' },
    { name: 'Ammonia', value: houseYan(inputs).value - inputs.fanMgNPerL, className: 'fill-vine/60' },
    {
      name: 'Organic',
      value: perLiter(plan.organic.value, inputs.organicPercent * 10),
      className: 'fill-gold',
    },
    {
      name: 'Complex',
      value: perLiter(plan.third.value, inputs.thirdPercent * 10),
      className: 'fill-gold/60',
    },
    { name: 'DAP', value: perLiter(plan.dap.value, prefilledNitrogenMgPerG.dap), className: 'fill-wine' },
  ].filter(({ value }) => value > 0);
  return (
    <StackedBar
      title="Where the nitrogen comes from"
      description={`${parts.map(({ name, value }) => `${name} ${fixed(value, 0)}`).join(', ')} mg N/L; the target is ${fixed(inputs.targetMgNPerL, 0)} mg N/L.`}
      unit="mg N/L"
      parts={parts}
      target={inputs.targetMgNPerL}
    />
  );
}
