import { LineChart } from '../../calculator/chart/line-chart.tsx';
import { sample } from '../../calculator/chart/plot.ts';
import { fixed } from '../../calculator/form/decimal.ts';
import type { InputsOf } from '../../calculator/form/form-spec.ts';
import type { definition } from './definition.ts';
import { tirageOf } from './pressure.ts';

const x = { label: '°C', min: 0, max: 30, ticks: [0, 5, 10, 15, 20, 25, 30] };
const y = { label: 'On the gauge, bar', min: 0, max: 12, ticks: [0, 2, 4, 6, 8, 10, 12] };

/** The pressure of these bottles from a cold cellar to a warm room. */
export function Picture({ inputs }: { inputs: InputsOf<(typeof definition)['form']> }) {
  const { overpressureBar, at } = inputs;
  const { sugar, gaugeAt } = tirageOf(inputs);
  if (!sugar.inRange) return null;
  return (
    <LineChart
      title="Pressure by temperature"
      description={`Bottles made for ${fixed(overpressureBar, 1)} bar at ${at} °C show ${fixed(gaugeAt(5), 1)} bar at 5 °C and ${fixed(gaugeAt(25), 1)} bar at 25 °C.`}
      x={x}
      y={y}
      curves={[{ name: 'gauge', points: sample(x, y, gaugeAt), kind: 'main' }]}
      point={[Number(at), overpressureBar]}
      legend={[
        ['main', 'What a gauge on these bottles shows, once all of the sugar has fermented'],
        ['point', `What you asked for, at ${at} °C`],
      ]}
    />
  );
}
