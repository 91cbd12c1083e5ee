import { PressureChart } from '../pressure-chart.tsx';
import { type BottleInputs, bottleOf } from './bottle.ts';

export function Picture({ inputs }: { inputs: BottleInputs }) {
  const { gas, gaugeAt } = bottleOf(inputs);
  const { temperatureC } = inputs;
  if (!gas.inRange) return null;
  return (
    <PressureChart
      gaugeAt={gaugeAt}
      point={[temperatureC, gaugeAt(temperatureC)]}
      pointIs="At the temperature you entered"
    />
  );
}
