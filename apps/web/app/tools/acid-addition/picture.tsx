import { acidBlendToAdd, acidToAdd } from '@orbit-vine/enology/acidity/acid-addition.ts';
import { fixed } from '../../calculator/form/decimal.ts';
import type { InputsOf } from '../../calculator/form/form-spec.ts';
import { axisOver, straight } from '../../ui/chart/axis.ts';
import { LineChart } from '../../ui/chart/line-chart.tsx';
import type { definition } from './definition.ts';

type Inputs = InputsOf<(typeof definition)['form']>;

function dosePerRise({ acid, tartaricParts, malicParts, citricParts }: Inputs): number {
  const one = { taFromGPerL: 0, taToGPerL: 1, volumeL: 1 };
  return acid === 'blend'
    ? acidBlendToAdd({ ...one, tartaricParts, malicParts, citricParts }).value
    : acidToAdd({ ...one, acid }).value;
}

export function Picture({ inputs }: { inputs: Inputs }) {
  const { acid, taFromGPerL, taToGPerL } = inputs;
  const perRise = dosePerRise(inputs);
  const dose = (taToGPerL - taFromGPerL) * perRise;
  if (!(dose > 0)) return null;
  const x = axisOver('Dose, g/L', 0, dose * 1.6);
  const y = axisOver('TA, g/L as tartaric', taFromGPerL, taFromGPerL + x.max / Math.min(1, perRise));
  return (
    <LineChart
      title="Acidity by dose"
      description={`A dose of ${fixed(dose, 2)} g/L brings the TA from ${fixed(taFromGPerL, 1)} to ${fixed(taToGPerL, 1)} g/L on the day of the addition.`}
      x={x}
      y={y}
      marks={[
        {
          sign: 'main',
          points: straight(x, y, taFromGPerL, 1 / perRise),
          means: acid === 'blend' ? 'With this blend of acids' : `With ${acid} acid`,
        },
        acid !== 'tartaric' && {
          sign: 'other',
          points: straight(x, y, taFromGPerL, 1),
          means: 'With tartaric acid',
        },
        { sign: 'point', points: [[dose, taToGPerL]], means: 'Your dose, and the TA it gives at first' },
      ]}
    />
  );
}
