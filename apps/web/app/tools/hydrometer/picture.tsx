import { brixAt20FromHydrometer } from '@orbit-vine/enology/density/hydrometer.ts';
import { LineChart } from '../../calculator/chart/line-chart.tsx';
import { sample } from '../../calculator/chart/plot.ts';

const x = { label: 'Sample, °C', min: 5, max: 35, ticks: [5, 10, 15, 20, 25, 30, 35] };
const y = { label: 'To add, °Bx', min: -1, max: 1.5, ticks: [-1, -0.5, 0, 0.5, 1, 1.5] };

const toAdd = (brixReading: number) => (temperatureC: number) =>
  brixAt20FromHydrometer({ brixReading, temperatureC }).value - brixReading;

const must = sample(x, y, toAdd(25));
const water = sample(x, y, toAdd(0));

/** What is added to a must's reading by its temperature, beside what is right for water. */
export function Picture() {
  return (
    <LineChart
      title="Correction of a Brix hydrometer for 20 °C"
      description="A must of 25 °Bx needs 0.55 °Bx taken off at 10 °C and 0.73 added at 30 °C; water needs less."
      x={x}
      y={y}
      curves={[
        { name: 'Must, 25 °Bx', points: must, kind: 'main', nameAt: [12, -0.15] },
        { name: 'Water', points: water, kind: 'other', nameAt: [32, 0.5] },
      ]}
      legend={[
        ['main', 'A must of 25 °Bx'],
        ['other', 'Water: what most leaflets correct for'],
      ]}
    />
  );
}
