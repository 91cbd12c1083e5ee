import { describe, expect, it } from 'vitest';
import { calculators } from '../../tools/registry.ts';
import type { Definition } from '../definition/definition.ts';
import type { Job } from '../definition/job.ts';
import { defaultsOf } from '../form/form-spec.ts';
import { unitOf } from '../form/units.ts';
import type { Figure } from '../result/calculation.ts';
import { figureToActOn } from '../result/figure-to-act-on.ts';
import { inputsTyped } from './as-typed.ts';

const jobsIn = import.meta.glob<readonly Job[]>('../../tools/*/jobs.ts', { import: 'jobs', eager: true });

const anyUnit = (family: Parameters<typeof unitOf>[0]) => unitOf(family, undefined);

/** What the page tells of a job: its fields are typed, and the figure to act on comes first. */
function told(definition: Definition, { given }: Job): readonly Figure[] {
  const calculation = definition.compute(inputsTyped(definition, given), anyUnit);
  const act = figureToActOn(calculation);
  expect(act.hold).toBeUndefined();
  return [act.figure, ...act.belonging, ...calculation.headline, ...calculation.more];
}

const withJobs = calculators.filter(({ id }) => `../../tools/${id}/jobs.ts` in jobsIn);

describe.each(withJobs)('$title', (definition) => {
  const jobs = jobsIn[`../../tools/${definition.id}/jobs.ts`] ?? [];
  const start = defaultsOf(definition.form);

  it('has jobs whose inputs are fields of its page, and five that end in the figure to act on', () => {
    expect(jobs.flatMap(({ given }) => Object.keys(given)).filter((name) => !(name in start))).toEqual([]);
    const first = jobs.map(
      (job) => [told(definition, job)[0]?.label, job.shows.map(([label]) => label)] as const,
    );
    expect(first.filter(([label = '', shown]) => shown.includes(label)).length).toBeGreaterThanOrEqual(5);
  });

  it.each(jobs)('$job', (job) => {
    const figures = told(definition, job);
    for (const [label, value, within, unit] of job.shows) {
      const figure = figures.find((candidate) => candidate.label === label);
      expect(figure?.unit ?? '', label).toBe(unit);
      if (typeof value === 'string') {
        expect(figure?.text).toBe(value);
        continue;
      }
      const shown = Number(figure?.text.replace('\u2212', '-').replaceAll(',', ''));
      // Half of the last digit that is shown comes on top of what the publication leaves open.
      const decimals = figure?.text.split('.')[1]?.length ?? 0;
      expect(Math.abs(shown - value), `${label}: ${figure?.text}`).toBeLessThanOrEqual(
        within + 0.5 * 10 ** -decimals + 1e-9,
      );
    }
  });
});
