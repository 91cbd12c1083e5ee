import {
  conventionalPKa,
  freeSo2Needed,
  simpleFreeSo2Needed,
} from '@orbit-vine/enology/sulfur-dioxide/molecular.ts';
import { sulfurDioxidePKM } from '@orbit-vine/enology/sulfur-dioxide/pka.ts';
import { fixed } from '../../calculator/form/decimal.ts';
import { axis, axisOver, sample } from '../../ui/chart/axis.ts';
import { LineChart } from '../../ui/chart/line-chart.tsx';
import { between } from '../../ui/chart/mark.tsx';
import type { So2Inputs } from './doses.ts';

const x = axis('pH', 2.8, 4);

export function Picture({ inputs }: { inputs: So2Inputs }) {
  const { pH, molecularSo2MgPerL } = inputs;
  const neededAt = (at: number) => simpleFreeSo2Needed({ molecularSo2MgPerL, pH: at }).value;
  const y = axisOver('Free SO₂ needed, mg/L', 0, neededAt(x.max));
  const needed = neededAt(pH);
  const withPKa = (pKa: number) => (at: number) => freeSo2Needed({ molecularSo2MgPerL, pH: at, pKa }).value;
  return (
    <LineChart
      title="Free SO₂ needed by pH"
      description={`For ${fixed(molecularSo2MgPerL, 1)} mg/L of molecular SO₂ at pH ${fixed(pH, 2)}, the house formula asks for ${fixed(needed, 0)} mg/L of free SO₂, and for a quarter more at a pH a tenth higher. The shaded band runs from the OIV’s figure for this alcohol and temperature to pKa 1.77.`}
      x={x}
      y={y}
      marks={[
        { sign: 'main', points: sample(x, y, neededAt), means: 'By the house formula, with pKa 1.8' },
        {
          sign: 'band',
          points: between(
            sample(x, y, withPKa(sulfurDioxidePKM(inputs).value)),
            sample(x, y, withPKa(conventionalPKa.conservative)),
          ),
          means: 'From the OIV’s figure for this alcohol and temperature up to a cautious pKa of 1.77',
        },
        { sign: 'point', points: [[pH, needed]], means: 'Your wine' },
      ]}
    />
  );
}
