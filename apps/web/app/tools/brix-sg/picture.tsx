import { mustSugar, potentialAlcoholFromSugar } from '@orbit-vine/enology/sugar/must.ts';
import { fixed } from '../../calculator/form/decimal.ts';
import { axis, sample, straight } from '../../ui/chart/axis.ts';
import { LineChart } from '../../ui/chart/line-chart.tsx';
import { between, type Mark } from '../../ui/chart/mark.tsx';
import { type BrixInputs, pairOf } from './calculation.ts';

const x = axis('Brix, °Bx', 0, 40);
const y = axis('Potential alcohol, % vol', 0, 25);

function ofMust(brix: number): number {
  return potentialAlcoholFromSugar({ sugarGPerL: mustSugar({ brix }).value }).value;
}

const lines: readonly Mark[] = [
  {
    sign: 'band',
    points: between(straight(x, y, 0, 0.55), straight(x, y, 0, 0.6)),
    means: 'A degree gives 0.55% to 0.60% vol',
  },
  { sign: 'main', points: straight(x, y, 0, 0.59), name: ['0.59 × Brix', [39.5, 14.5]] },
  { sign: 'other', points: sample(x, y, ofMust, 160), name: ['Grape must, OIV', [26, 18.5]] },
];

export function Picture({ inputs }: { inputs: BrixInputs }) {
  const brix = pairOf(inputs).brix.value;
  const onPaper = brix >= x.min && brix <= x.max;
  return (
    <LineChart
      title="Potential alcohol by Brix"
      description={
        onPaper
          ? `At ${fixed(brix, 1)} °Bx a wine may reach ${fixed(0.55 * brix, 1)} to ${fixed(0.6 * brix, 1)}% vol, ${fixed(0.59 * brix, 1)} by the rule of 0.59 per degree.`
          : 'The reading is beyond the range of this picture.'
      }
      x={x}
      y={y}
      marks={[
        ...lines,
        { sign: 'point', points: [[brix, 0.59 * brix]], means: 'Your must, by the rule of 0.59' },
      ]}
    />
  );
}
