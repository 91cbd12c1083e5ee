import type { InputsOf } from '../../calculator/form/form-spec.ts';
import { PressureChart } from '../pressure-chart.tsx';
import type { definition } from './definition.ts';
import { tirageOf } from './pressure.ts';

export function Picture({ inputs }: { inputs: InputsOf<(typeof definition)['form']> }) {
  const { sugar, gaugeAt, readAtC } = tirageOf(inputs);
  const asked = sugar.inRange && inputs.wanted === 'pressure';
  return (
    <PressureChart
      gaugeAt={gaugeAt}
      point={[readAtC, gaugeAt(readAtC)]}
      pointIs={asked ? `What you asked for, at ${readAtC} °C` : `At ${readAtC} °C`}
    />
  );
}
