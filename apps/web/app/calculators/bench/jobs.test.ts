import { describe, expect, it } from 'vitest';
import { defaultsOf } from '../form/form-spec.ts';
import { unitOf } from '../form/units.ts';
import { bench } from '../registry.ts';
import type { Job } from './job.ts';
import type { Lessons } from './lesson.ts';

const jobsIn = import.meta.glob<readonly Job[]>('../*/jobs.ts', { import: 'jobs', eager: true });
const lessonsIn = import.meta.glob<Lessons>('../*/lessons.ts', { import: 'lessons', eager: true });

describe.each(bench)('$title', (definition) => {
  const jobs = jobsIn[`../${definition.id}/jobs.ts`] ?? [];
  const start = defaultsOf(definition.form);

  it('has jobs whose inputs are fields of its page', () => {
    expect(jobs.length).toBeGreaterThan(1);
    expect(jobs.flatMap(({ given }) => Object.keys(given)).filter((name) => !(name in start))).toEqual([]);
  });

  it('says below it what it is for', () => {
    expect(lessonsIn[`../${definition.id}/lessons.ts`]?.education.length).toBeGreaterThan(0);
  });

  it.each(jobs)('$job', ({ given, shows }) => {
    const { headline, more } = definition.compute({ ...start, ...given }, (family) =>
      unitOf(family, undefined),
    );
    for (const [label, value, within, unit] of shows) {
      const figure = [...headline, ...more].find((candidate) => candidate.label === label);
      expect(figure?.unit ?? '', label).toBe(unit);
      const shown = Number(figure?.text.replace('\u2212', '-').replaceAll(',', ''));
      // Half of the last digit that is shown comes on top of what the publication leaves open.
      const decimals = figure?.text.split('.')[1]?.length ?? 0;
      expect(Math.abs(shown - value), `${label}: ${figure?.text}`).toBeLessThanOrEqual(
        within + 0.5 * 10 ** -decimals + 1e-9,
      );
    }
  });
});
