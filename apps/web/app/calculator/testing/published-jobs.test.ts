import { describe, expect, it } from 'vitest';
import { calculators, featured } from '../../tools/registry.ts';
import type { Definition } from '../definition/definition.ts';
import type { Job } from '../definition/job.ts';
import { unitOf } from '../form/units.ts';
import type { Figure } from '../result/calculation.ts';
import { figureToActOn } from '../result/figure-to-act-on.ts';
import { inputsTyped } from './as-typed.ts';

const jobsIn = import.meta.glob<readonly Job[]>('../../tools/*/jobs.ts', { import: 'jobs', eager: true });

const anyUnit = (family: Parameters<typeof unitOf>[0]) => unitOf(family, undefined);

function shownFor(definition: Definition, [given]: Job): readonly Figure[] {
  const calculation = definition.compute(inputsTyped(definition, given), anyUnit);
  const act = figureToActOn(calculation);
  expect(act.hold).toBeUndefined();
  return [act.figure, ...act.belonging, ...calculation.headline, ...calculation.more];
}

const jobsOf = ({ id }: Definition) => jobsIn[`../../tools/${id}/jobs.ts`] ?? [];

it('every calculator has jobs, one of which asserts the figure to act on (those of featured ones are in jobs.test.ts)', () => {
  const asserted = calculators.filter((definition) =>
    jobsOf(definition).some((job) => {
      const [, ...shows] = job;
      return shows.some(([label]) => label === shownFor(definition, job)[0]?.label);
    }),
  );
  expect(calculators.filter((one) => !asserted.includes(one))).toEqual(featured);
});

describe.each(calculators.filter((one) => jobsOf(one).length > 0))('$title', (definition) => {
  it.each(jobsOf(definition).map((job) => ({ job, given: job[0] })))(
    'shows the results of $given',
    ({ job }) => {
      const [, ...shows] = job;
      const figures = shownFor(definition, job);
      for (const [label, value, within, unit] of shows) {
        const figure = figures.find((candidate) => candidate.label === label);
        expect(figure?.unit ?? '', label).toBe(unit);
        if (typeof value === 'string') {
          expect(figure?.text).toBe(value);
          continue;
        }
        const shown = Number(figure?.text.replace('\u2212', '-').replaceAll(',', ''));
        // Half of the last displayed digit adds to the publication's tolerance.
        const decimals = figure?.text.split('.')[1]?.length ?? 0;
        expect(Math.abs(shown - value), `${label}: ${figure?.text}`).toBeLessThanOrEqual(
          within + 0.5 * 10 ** -decimals + 1e-9,
        );
      }
    },
  );
});
