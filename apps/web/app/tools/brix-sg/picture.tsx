import { mustSugar, potentialAlcoholFromSugar } from '@orbit-vine/enology/sugar/must.ts';
import { LineChart } from '../../calculator/chart/line-chart.tsx';
import { sample } from '../../calculator/chart/plot.ts';
import { fixed } from '../../calculator/form/decimal.ts';
import { type BrixInputs, pairOf } from './calculation.ts';

const x = { label: 'Brix, °Bx', min: 0, max: 40, ticks: [0, 10, 20, 30, 40] };
const y = { label: 'Potential alcohol, % vol', min: 0, max: 25, ticks: [0, 5, 10, 15, 20, 25] };

function ofMust(brix: number): number {
  return potentialAlcoholFromSugar({ sugarGPerL: mustSugar({ brix }).value }).value;
}

const low = sample(x, y, (brix) => 0.55 * brix);
const high = sample(x, y, (brix) => 0.6 * brix);
const rule = sample(x, y, (brix) => 0.59 * brix);
const must = sample(x, y, ofMust, 160);

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
      band={[low, high]}
      curves={[
        { name: '0.59 × Brix', points: rule, kind: 'main', nameAt: [39.5, 14.5] },
        { name: 'Grape must, OIV', points: must, kind: 'other', nameAt: [26, 18.5] },
      ]}
      legend={[
        ['band', 'A degree gives 0.55% to 0.60% vol'],
        ['point', 'Your must, by the rule of 0.59'],
      ]}
      {...(onPaper && { point: [brix, 0.59 * brix] as const })}
    />
  );
}
