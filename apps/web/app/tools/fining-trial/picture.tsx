import { riseOfSolution, type SolutionMethod } from '@orbit-vine/enology/addition/solution.ts';
import { axisOver, straight } from '../../calculator/chart/axis.ts';
import { LineChart } from '../../calculator/chart/line-chart.tsx';
import { type Point, sample } from '../../calculator/chart/plot.ts';
import { fixed, short } from '../../calculator/form/decimal.ts';
import type { InputsOf } from '../../calculator/form/form-spec.ts';
import { type definition, readGlasses } from './definition.ts';

type Inputs = InputsOf<(typeof definition)['form']>;

/** A sample's dose, g/hL, for milliliters of the stock. */
function doseAt({ stockPercent, sampleMl }: Inputs, method: SolutionMethod, addedMl: number): number {
  const trial = { solutionL: addedMl / 1000, volumeL: sampleMl / 1000, stockGPerL: stockPercent * 10 };
  return 100 * riseOfSolution({ ...trial, method }).value;
}

/** Linear between two glasses. */
function readingAt(glasses: readonly Point[], dose: number): number {
  const next = glasses.findIndex(([at]) => at >= dose);
  const [low, high] = [glasses[next - 1], glasses[next]];
  if (!low || !high) return Number.NaN;
  return low[1] + ((dose - low[0]) / (high[0] - low[0])) * (high[1] - low[1]);
}

/** The readings of the trial's glasses, and the chosen dose among them. */
function Trial({ inputs, chosen }: { inputs: Inputs; chosen: number }) {
  const glasses = readGlasses(inputs);
  const { wanted } = inputs;
  const x = axisOver('Dose, g/hL', 0, Math.max(150, chosen));
  const y = axisOver('Reading', 0, Math.max(wanted, ...glasses.map(([, reading]) => reading)));
  const at = readingAt(glasses, chosen);
  return (
    <LineChart
      title="The trial, glass by glass"
      description={`${glasses.map(([dose, reading]) => `${short(dose)} g/hL reads ${short(reading, 2)}`).join(', ')}. Readings up to ${short(wanted, 2)} pass; the chosen dose is ${fixed(chosen, 1)} g/hL.`}
      x={x}
      y={y}
      curves={[
        { name: 'readings', points: glasses, kind: 'main' },
        { name: 'wanted', points: straight(x, y, wanted, 0), kind: 'other' },
      ]}
      marks={glasses}
      {...(Number.isFinite(at) && { point: [chosen, at] as const })}
      legend={[
        ['mark', 'A glass of the trial'],
        ['other', 'The highest reading that passes'],
        ['point', `The chosen dose, ${fixed(chosen, 1)} g/hL, between its neighbors`],
      ]}
    />
  );
}

/** The dose by volume added to the sample, by both methods. */
function Pipette({ inputs, chosen }: { inputs: Inputs; chosen: number }) {
  const { addedMl } = inputs;
  const [method, other] =
    inputs.method === 'simple' ? (['simple', 'exact'] as const) : (['exact', 'simple'] as const);
  const perLiterOf = { exact: 'wine and stock together', simple: 'wine alone' };
  const x = axisOver('Added to the sample, mL', 0, addedMl * 1.6);
  const y = axisOver('Dose, g/hL', 0, doseAt(inputs, 'simple', x.max));
  return (
    <LineChart
      title="Dose by what goes into the glass"
      description={`${short(addedMl, 3)} mL in the sample is a dose of ${fixed(chosen, 1)} g/hL.`}
      x={x}
      y={y}
      curves={[
        { name: other, points: sample(x, y, (ml) => doseAt(inputs, other, ml)), kind: 'other' },
        { name: method, points: sample(x, y, (ml) => doseAt(inputs, method, ml)), kind: 'main' },
      ]}
      point={[addedMl, chosen]}
      legend={[
        ['main', `Per liter of ${perLiterOf[method]}`],
        ['other', `Per liter of ${perLiterOf[other]}`],
        ['point', 'The chosen glass'],
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
