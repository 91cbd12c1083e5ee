import { simpleAlcohol } from '@orbit-vine/enology/alcohol/alcohol.ts';
import { wineAlcoholBand } from '@orbit-vine/enology/alcohol/alcohol-methods.ts';
import { LineChart } from '../../calculator/chart/line-chart.tsx';
import { sample } from '../../calculator/chart/plot.ts';
import { fixed } from '../../calculator/form/decimal.ts';
import { type AlcoholInputs, alcoholToRead, findingsOf } from './calculation.ts';

const x = {
  label: 'Final gravity',
  min: 0.98,
  max: 1.1,
  ticks: [0.98, 1, 1.02, 1.04, 1.06, 1.08, 1.1],
  decimals: 2,
};
const y = { label: 'Alcohol, % vol', min: 0, max: 20, ticks: [0, 5, 10, 15, 20] };

export function Picture({ inputs }: { inputs: AlcoholInputs }) {
  const found = findingsOf(inputs);
  const { initialSpecificGravity, finalSpecificGravity } = found.gravities;
  const at = (fg: number) => ({ initialSpecificGravity, finalSpecificGravity: fg });
  const band = (end: 'low' | 'high') => sample(x, y, (fg) => wineAlcoholBand(at(fg))[end].value, 32);
  const simple = simpleAlcohol(at(finalSpecificGravity)).value;
  return (
    <LineChart
      title="As this must ferments"
      description={`From ${fixed(initialSpecificGravity, 3)} to ${fixed(finalSpecificGravity, 3)} the simple rule gives ${fixed(simple, 1)}% vol${Number.isFinite(found.low) ? ` and the published methods ${fixed(found.low, 1)} to ${fixed(found.high, 1)}` : ''}.`}
      x={x}
      y={y}
      band={[band('low'), band('high')]}
      curves={[
        {
          name: '(OG − FG) × 131.25',
          points: sample(x, y, (fg) => simpleAlcohol(at(fg)).value),
          kind: 'main',
        },
      ]}
      point={[finalSpecificGravity, alcoholToRead(found)]}
      legend={[
        ['main', 'The rule of 131.25'],
        ['band', 'Five published methods'],
        ['point', 'Your wine'],
      ]}
    />
  );
}
