import {
  conventionalPKa,
  freeSo2Needed,
  simpleFreeSo2Needed,
} from '@orbit-vine/enology/sulfur-dioxide/molecular.ts';
import { sulfurDioxidePKM } from '@orbit-vine/enology/sulfur-dioxide/pka.ts';
import { LineChart } from '../../calculator/chart/line-chart.tsx';
import { sample } from '../../calculator/chart/plot.ts';
import { fixed } from '../../calculator/form/decimal.ts';
import type { So2Inputs } from './doses.ts';

const x = { label: 'pH', min: 2.8, max: 4, ticks: [2.8, 3, 3.2, 3.4, 3.6, 3.8, 4], decimals: 1 };

/** The free SO2 that this molecular SO2 needs across pH, with the reader's wine on it. */
export function Picture({ inputs }: { inputs: So2Inputs }) {
  const { pH, molecularSo2MgPerL } = inputs;
  const top = Math.ceil(simpleFreeSo2Needed({ molecularSo2MgPerL, pH: 4 }).value / 40) * 40;
  const y = {
    label: 'Free SO₂ needed, mg/L',
    min: 0,
    max: top,
    ticks: [0, top / 4, top / 2, (3 * top) / 4, top],
  };
  const needed = simpleFreeSo2Needed({ molecularSo2MgPerL, pH }).value;
  const withPKa = (pKa: number) => (at: number) => freeSo2Needed({ molecularSo2MgPerL, pH: at, pKa }).value;
  return (
    <LineChart
      title="Free SO₂ needed by pH"
      description={`For ${fixed(molecularSo2MgPerL, 1)} mg/L of molecular SO₂ at pH ${fixed(pH, 2)}, the house formula asks for ${fixed(needed, 0)} mg/L of free SO₂, and for a quarter more at a pH a tenth higher. The shaded band runs from the OIV’s figure for this alcohol and temperature to pKa 1.77.`}
      x={x}
      y={y}
      band={[
        sample(x, y, withPKa(sulfurDioxidePKM(inputs).value)),
        sample(x, y, withPKa(conventionalPKa.conservative)),
      ]}
      curves={[
        {
          name: 'needed',
          points: sample(x, y, (at) => simpleFreeSo2Needed({ molecularSo2MgPerL, pH: at }).value),
          kind: 'main',
        },
      ]}
      point={[pH, needed]}
      legend={[
        ['main', 'By the house formula, with pKa 1.8'],
        ['band', 'From the OIV’s figure for this alcohol and temperature up to a cautious pKa of 1.77'],
        ['point', 'Your wine'],
      ]}
    />
  );
}
