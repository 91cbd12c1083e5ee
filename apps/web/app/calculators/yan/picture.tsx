import { prefilledNitrogenMgPerG } from '@orbit-vine/enology/nitrogen/nutrients.ts';
import { simpleNitrogenPerAmmonia, simpleYan } from '@orbit-vine/enology/nitrogen/yan.ts';
import { fixed } from '../form/decimal.ts';
import { StackedBar } from '../parts/stacked-bar.tsx';
import { planFor, type YanInputs } from './calculation.ts';

/** Nitrogen now, what each product brings, and the target. */
export function Picture({ inputs }: { inputs: YanInputs }) {
  const plan = planFor(inputs, simpleYan(inputs).value);
  const perLitre = (grams: number, mgPerG: number) => (grams * mgPerG) / inputs.volumeL;
  const parts = [
    { name: 'FAN', value: inputs.fanMgNPerL, className: 'fill-vine' },
    { name: 'Ammonia', value: simpleNitrogenPerAmmonia * inputs.ammoniaMgPerL, className: 'fill-vine/60' },
    {
      name: 'Organic',
      value: perLitre(plan.organic.value, inputs.organicPercent * 10),
      className: 'fill-gold',
    },
    { name: 'DAP', value: perLitre(plan.dap.value, prefilledNitrogenMgPerG.dap), className: 'fill-wine' },
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
