import { fixed } from '../calculator/form/decimal.ts';
import { axis, sample } from '../ui/chart/axis.ts';
import { LineChart } from '../ui/chart/line-chart.tsx';

const x = axis('°C', 0, 30);
const y = axis('On the gauge, bar', 0, 12);

interface PressureChartProps {
  readonly gaugeAt: (temperatureC: number) => number;
  readonly point: readonly [temperatureC: number, bar: number];
  readonly pointIs: string;
}

export function PressureChart({ gaugeAt, point, pointIs }: PressureChartProps) {
  const [celsius, bar] = point;
  return (
    <LineChart
      title="Pressure by temperature"
      description={`Bottles with ${fixed(bar, 1)} bar at ${fixed(celsius, 0)} °C show ${fixed(gaugeAt(5), 1)} bar at 5 °C and ${fixed(gaugeAt(25), 1)} bar at 25 °C.`}
      x={x}
      y={y}
      marks={[
        {
          sign: 'main',
          points: sample(x, y, gaugeAt),
          means: 'What a gauge on these bottles shows, once all of the sugar has fermented',
        },
        { sign: 'point', points: [point], means: pointIs },
      ]}
    />
  );
}
