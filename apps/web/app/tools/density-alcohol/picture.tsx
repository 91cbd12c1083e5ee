import { densityFromAlcohol } from '@orbit-vine/enology/alcohol/alcoholometry.ts';
import { LineChart } from '../../calculator/chart/line-chart.tsx';
import { sample } from '../../calculator/chart/plot.ts';
import { fixed } from '../../calculator/form/decimal.ts';
import { alcoholToRead, type DensityInputs, densityOf, extractOf } from './calculation.ts';

const x = { label: 'Alcohol, % vol', min: 0, max: 20, ticks: [0, 5, 10, 15, 20] };
const y = { label: 'Density, kg/m³', min: 965, max: 1005, ticks: [970, 980, 990, 1000] };

export function Picture({ inputs }: { inputs: DensityInputs }) {
  const { temperatureC } = inputs;
  const extractKgPerM3 = extractOf(inputs);
  const alcoholPercentVol =
    inputs.direction === 'densityToAlcohol' ? alcoholToRead(inputs) : inputs.alcoholPercentVol;
  const densityKgPerM3 = densityOf(inputs).value;
  const at = (t: number) => (alcohol: number) =>
    densityFromAlcohol({ alcoholPercentVol: alcohol, temperatureC: t }).value + extractKgPerM3;
  const away = temperatureC !== 20;
  return (
    <LineChart
      title="Density by alcohol"
      description={`A liquid of ${fixed(densityKgPerM3, 1)} kg/m³ is shown at ${fixed(alcoholPercentVol, 1)}% vol. Density falls by about 1.2 kg/m³ for each % vol.`}
      x={x}
      y={y}
      curves={[
        { name: 'at 20 °C', points: sample(x, y, at(20), 32), kind: 'main' },
        ...(away
          ? [
              {
                name: `at ${fixed(temperatureC, 1)} °C`,
                points: sample(x, y, at(temperatureC), 32),
                kind: 'other' as const,
                nameAt: [19.8, temperatureC > 20 ? 969 : 1000] as const,
              },
            ]
          : []),
      ]}
      point={[alcoholPercentVol, densityKgPerM3]}
      legend={[
        ['main', 'At 20 °C'],
        ...(away ? ([['other', `At ${fixed(temperatureC, 1)} °C`]] as const) : []),
        ['point', 'Your liquid'],
      ]}
    />
  );
}
