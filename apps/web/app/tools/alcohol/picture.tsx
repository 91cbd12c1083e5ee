import { simpleAlcohol } from '@orbit-vine/enology/alcohol/alcohol.ts';
import { wineAlcoholBand } from '@orbit-vine/enology/alcohol/alcohol-methods.ts';
import { fixed } from '../../calculator/form/decimal.ts';
import { axis, sample } from '../../ui/chart/axis.ts';
import { LineChart } from '../../ui/chart/line-chart.tsx';
import { between } from '../../ui/chart/mark.tsx';
import { type AlcoholInputs, alcoholToRead, findingsOf } from './calculation.ts';

const x = axis('Final gravity', 0.98, 1.1);
const y = axis('Alcohol, % vol', 0, 20);

export function Picture({ inputs }: { inputs: AlcoholInputs }) {
  const found = findingsOf(inputs);
  const { initialSpecificGravity, finalSpecificGravity } = found.gravities;
  const at = (fg: number) => ({ initialSpecificGravity, finalSpecificGravity: fg });
  const edge = (end: 'low' | 'high') => sample(x, y, (fg) => wineAlcoholBand(at(fg))[end].value);
  const simple = simpleAlcohol(at(finalSpecificGravity)).value;
  return (
    <LineChart
      title="As this must ferments"
      description={`From ${fixed(initialSpecificGravity, 3)} to ${fixed(finalSpecificGravity, 3)} the simple rule gives ${fixed(simple, 1)}% vol${Number.isFinite(found.low) ? ` and the published methods ${fixed(found.low, 1)} to ${fixed(found.high, 1)}` : ''}.`}
      x={x}
      y={y}
      marks={[
        {
          sign: 'main',
          points: sample(x, y, (fg) => simpleAlcohol(at(fg)).value),
          means: 'The rule of 131.25',
        },
        { sign: 'band', points: between(edge('low'), edge('high')), means: 'Five published methods' },
        { sign: 'point', points: [[finalSpecificGravity, alcoholToRead(found)]], means: 'Your wine' },
      ]}
    />
  );
}
