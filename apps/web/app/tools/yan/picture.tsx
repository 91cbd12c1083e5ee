import { prefilledNitrogenMgPerG } from '@orbit-vine/enology/nitrogen/nutrients.ts';
import { fixed } from '../../calculator/form/decimal.ts';
import { Chart } from '../../ui/chart/chart.tsx';
import { linear } from '../../ui/chart/plot.ts';
import { type Segment, Segments } from '../../ui/chart/segments.tsx';
import { houseYan, planToWeigh, type YanInputs } from './calculation.ts';
import { withTarget } from './target.ts';

export function Picture({ inputs: entered }: { inputs: YanInputs }) {
  const inputs = withTarget(entered);
  const plan = planToWeigh(inputs);
  const target = inputs.targetMgNPerL;
  const perLiter = (grams: number, mgPerG: number) => (grams * mgPerG) / inputs.volumeL;
  const all: readonly Segment[] = [
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
  ];
  const parts = all.filter(({ value }) => value > 0);
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  const x = linear([0, Math.max(total, target) * 1.08], [10, 370]);
  const unit = 'mg N/L';
  return (
    <Chart
      title="Where the nitrogen comes from"
      description={`${parts.map(({ name, value }) => `${name} ${fixed(value, 0)}`).join(', ')} ${unit}; the target is ${fixed(target, 0)} ${unit}.`}
      height={100}
      legend={parts.map(({ name, value, className }) => [className, name, `${fixed(value, 0)} ${unit}`])}
    >
      <Segments segments={parts} x={x} y={40} height={46} />
      <path d={`M${x(target)} 30V94`} className="stroke-ink" strokeWidth={1.5} />
      <text x={x(target)} y={24} textAnchor={x(target) < 190 ? 'start' : 'end'}>
        {`target ${fixed(target, 0)} ${unit}`}
      </text>
    </Chart>
  );
}
