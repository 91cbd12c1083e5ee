import { brixAt20FromHydrometer } from '@orbit-vine/enology/density/hydrometer.ts';
import { axis, sample } from '../../ui/chart/axis.ts';
import { LineChart } from '../../ui/chart/line-chart.tsx';

const x = axis('Sample, °C', 5, 35);
const y = axis('To add, °Bx', -1, 1.5);

const toAdd = (brixReading: number) => (temperatureC: number) =>
  brixAt20FromHydrometer({ brixReading, temperatureC }).value - brixReading;

const must = sample(x, y, toAdd(25));
const water = sample(x, y, toAdd(0));

export function Picture() {
  return (
    <LineChart
      title="Correction of a Brix hydrometer for 20 °C"
      description="A must of 25 °Bx needs 0.55 °Bx taken off at 10 °C and 0.73 added at 30 °C; water needs less."
      x={x}
      y={y}
      marks={[
        { sign: 'main', points: must, means: 'A must of 25 °Bx', name: ['Must, 25 °Bx', [12, -0.15]] },
        {
          sign: 'other',
          points: water,
          means: 'Water: what most leaflets correct for',
          name: ['Water', [32, 0.5]],
        },
      ]}
    />
  );
}
