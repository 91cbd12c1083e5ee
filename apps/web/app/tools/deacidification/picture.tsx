import { type DeacidifyingSalt, saltPerGramOfAcid } from '@orbit-vine/enology/acidity/deacidification.ts';
import { fixed } from '../../calculator/form/decimal.ts';
import type { InputsOf } from '../../calculator/form/form-spec.ts';
import { axisOver, straight } from '../../ui/chart/axis.ts';
import { LineChart } from '../../ui/chart/line-chart.tsx';
import { between } from '../../ui/chart/mark.tsx';
import type { definition } from './definition.ts';

type Inputs = InputsOf<(typeof definition)['form']>;

/** TA by dose: in practice, and if all or none of the bitartrate falls out. */
function BySalt({ inputs, salt }: { inputs: Inputs; salt: DeacidifyingSalt }) {
  const { taFromGPerL, taToGPerL } = inputs;
  const factors = saltPerGramOfAcid[salt];
  const dose = (taFromGPerL - taToGPerL) * factors.practice;
  const x = axisOver('Dose, g/L', 0, dose * 1.6);
  const y = axisOver('TA, g/L as tartaric', Math.max(0, taFromGPerL - x.max / factors.allFalls), taFromGPerL);
  const left = (factor: number) => fixed(taFromGPerL - dose / factor, 1);
  const falling = (factor: number) => straight(x, y, taFromGPerL, -1 / factor);
  const isRange = salt !== 'CaCO3';
  return (
    <LineChart
      title="Acidity by dose"
      description={`From ${fixed(taFromGPerL, 1)} g/L, a dose of ${fixed(dose, 2)} g/L leaves ${fixed(taToGPerL, 1)} g/L${isRange ? ` in practice, ${left(factors.allFalls)} if all of the bitartrate falls out, and ${left(factors.noneFalls)} if none does` : ''}.`}
      x={x}
      y={y}
      marks={[
        {
          sign: 'main',
          points: falling(factors.practice),
          means: isRange ? 'In practice' : 'With calcium carbonate',
        },
        isRange && {
          sign: 'band',
          points: between(falling(factors.noneFalls), falling(factors.allFalls)),
          means: 'Between none of the bitartrate falling out (above) and all of it (below)',
        },
        { sign: 'point', points: [[dose, taToGPerL]], means: 'Your dose' },
      ]}
    />
  );
}

function ByPart({ inputs: { taFromGPerL, taToGPerL } }: { inputs: Inputs }) {
  const x = axisOver('Part of the wine treated, %', 0, 100);
  const y = axisOver('TA, g/L as tartaric', 0, taFromGPerL);
  const part = 100 * (1 - taToGPerL / taFromGPerL);
  return (
    <LineChart
      title="Acidity by the part treated"
      description={`Treating ${fixed(part, 0)}% of the wine and putting it back takes the TA from ${fixed(taFromGPerL, 1)} to ${fixed(taToGPerL, 1)} g/L.`}
      x={x}
      y={y}
      marks={[
        {
          sign: 'main',
          points: straight(x, y, taFromGPerL, -taFromGPerL / 100),
          means: 'The whole, with its treated part put back',
        },
        { sign: 'point', points: [[part, taToGPerL]], means: 'The smallest part to treat; take 5% more' },
      ]}
    />
  );
}

export function Picture({ inputs }: { inputs: Inputs }) {
  const { salt, taFromGPerL, taToGPerL } = inputs;
  if (!(taFromGPerL > taToGPerL)) return null;
  return salt === 'double' ? <ByPart inputs={inputs} /> : <BySalt inputs={inputs} salt={salt} />;
}
