import { densityFromAlcohol } from '@orbit-vine/enology/alcohol/alcoholometry.ts';
import { fixed } from '../../calculator/form/decimal.ts';
import { axis, sample } from '../../ui/chart/axis.ts';
import { LineChart } from '../../ui/chart/line-chart.tsx';
import { alcoholToRead, type DensityInputs, densityOf, extractOf } from './calculation.ts';

const x = axis('Alcohol, % vol', 0, 20);
const y = axis('Density, kg/m³', 965, 1005);

export function Picture({ inputs }: { inputs: DensityInputs }) {
  const { temperatureC } = inputs;
  const extractKgPerM3 = extractOf(inputs);
  const alcoholPercentVol =
    inputs.direction === 'densityToAlcohol' ? alcoholToRead(inputs) : inputs.alcoholPercentVol;
  const densityKgPerM3 = densityOf(inputs).value;
  const at = (t: number) => (alcohol: number) =>
    densityFromAlcohol({ alcoholPercentVol: alcohol, temperatureC: t }).value + extractKgPerM3;
  return (
    <LineChart
      title="Density by alcohol"
      description={`A liquid of ${fixed(densityKgPerM3, 1)} kg/m³ is shown at ${fixed(alcoholPercentVol, 1)}% vol. Density falls by about 1.2 kg/m³ for each % vol.`}
      x={x}
      y={y}
      marks={[
        { sign: 'main', points: sample(x, y, at(20)), means: 'At 20 °C' },
        temperatureC !== 20 && {
          sign: 'other',
          points: sample(x, y, at(temperatureC)),
          name: [`at ${fixed(temperatureC, 1)} °C`, [19.8, temperatureC > 20 ? 969 : 1000]],
          means: `At ${fixed(temperatureC, 1)} °C`,
        },
        { sign: 'point', points: [[alcoholPercentVol, densityKgPerM3]], means: 'Your liquid' },
      ]}
    />
  );
}
