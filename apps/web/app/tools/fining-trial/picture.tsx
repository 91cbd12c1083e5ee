import { riseOfSolution, type SolutionMethod } from '@orbit-vine/enology/addition/solution.ts';
import { fixed, short } from '../../calculator/form/decimal.ts';
import type { InputsOf } from '../../calculator/form/form-spec.ts';
import { axis, axisOver, type Point, sample, straight } from '../../ui/chart/axis.ts';
import { LineChart } from '../../ui/chart/line-chart.tsx';
import { type definition, readGlasses } from './definition.ts';

type Inputs = InputsOf<(typeof definition)['form']>;

function doseAt({ stockPercent, sampleMl }: Inputs, method: SolutionMethod, addedMl: number): number {
  const trial = { solutionL: addedMl / 1000, volumeL: sampleMl / 1000, stockGPerL: stockPercent * 10 };
  return 100 * riseOfSolution({ ...trial, method }).value;
}

function readingAt(glasses: readonly Point[], dose: number): number {
  const next = glasses.findIndex(([at]) => at >= dose);
  const [low, high] = [glasses[next - 1], glasses[next]];
  if (!low || !high) return Number.NaN;
  return low[1] + ((dose - low[0]) / (high[0] - low[0])) * (high[1] - low[1]);
}

function Trial({ inputs, chosen }: { inputs: Inputs; chosen: number }) {
  const glasses = readGlasses(inputs);
  const { wanted } = inputs;
  const x = axis('Dose, g/hL', 0, Math.max(150, chosen));
  const y = axisOver('Reading', 0, Math.max(wanted, ...glasses.map(([, reading]) => reading)));
  return (
    <LineChart
      title="The trial, glass by glass"
      description={`${glasses.map(([dose, reading]) => `${short(dose)} g/hL reads ${short(reading, 2)}`).join(', ')}. Readings up to ${short(wanted, 2)} pass; the chosen dose is ${fixed(chosen, 1)} g/hL.`}
      x={x}
      y={y}
      marks={[
        { sign: 'main', points: glasses },
        { sign: 'mark', points: glasses, means: 'A glass of the trial' },
        { sign: 'other', points: straight(x, y, wanted, 0), means: 'The highest reading that passes' },
        {
          sign: 'point',
          points: [[chosen, readingAt(glasses, chosen)]],
          means: `The chosen dose, ${fixed(chosen, 1)} g/hL, between its neighbors`,
        },
      ]}
    />
  );
}

function Pipette({ inputs, chosen }: { inputs: Inputs; chosen: number }) {
  const { addedMl } = inputs;
  const [method, other] =
    inputs.method === 'simple' ? (['simple', 'exact'] as const) : (['exact', 'simple'] as const);
  const perLiterOf = { exact: 'wine and stock together', simple: 'wine alone' };
  const x = axisOver('Added to the sample, mL', 0, addedMl * 1.6);
  const y = axisOver('Dose, g/hL', 0, doseAt(inputs, 'simple', x.max));
  const line = (sign: 'main' | 'other', by: 'exact' | 'simple') => ({
    sign,
    points: sample(x, y, (ml) => doseAt(inputs, by, ml)),
    means: `Per liter of ${perLiterOf[by]}`,
  });
  return (
    <LineChart
      title="Dose by what goes into the glass"
      description={`${short(addedMl, 3)} mL in the sample is a dose of ${fixed(chosen, 1)} g/hL.`}
      x={x}
      y={y}
      marks={[
        line('main', method),
        line('other', other),
        { sign: 'point', points: [[addedMl, chosen]], means: 'The chosen glass' },
      ]}
    />
  );
}

export function Picture({ inputs }: { inputs: Inputs }) {
  const chosen = doseAt(inputs, inputs.method === 'simple' ? 'simple' : 'exact', inputs.addedMl);
  return inputs.trial === 'on' ? (
    <Trial inputs={inputs} chosen={chosen} />
  ) : (
    <Pipette inputs={inputs} chosen={chosen} />
  );
}
