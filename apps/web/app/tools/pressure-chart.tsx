import { LineChart } from '../calculator/chart/line-chart.tsx';
import { sample } from '../calculator/chart/plot.ts';
import { fixed } from '../calculator/form/decimal.ts';

const x = { label: '°C', min: 0, max: 30, ticks: [0, 5, 10, 15, 20, 25, 30] };
const y = { label: 'On the gauge, bar', min: 0, max: 12, ticks: [0, 2, 4, 6, 8, 10, 12] };

interface PressureChartProps {
  readonly gaugeAt: (temperatureC: number) => number;
  readonly point: readonly [temperatureC: number, bar: number];
  /** What the point is. */
  readonly pointIs: string;
}

/** The pressure that bottles show from a cold cellar to a warm room. */
export function PressureChart({ gaugeAt, point, pointIs }: PressureChartProps) {
  const [celsius, bar] = point;
  return (
    <LineChart
      title="Pressure by temperature"
      description={`Bottles with ${fixed(bar, 1)} bar at ${fixed(celsius, 0)} °C show ${fixed(gaugeAt(5), 1)} bar at 5 °C and ${fixed(gaugeAt(25), 1)} bar at 25 °C.`}
      x={x}
      y={y}
      curves={[{ name: 'gauge', points: sample(x, y, gaugeAt), kind: 'main' }]}
      point={point}
      legend={[
        ['main', 'What a gauge on these bottles shows, once all of the sugar has fermented'],
        ['point', pointIs],
      ]}
    />
  );
}
