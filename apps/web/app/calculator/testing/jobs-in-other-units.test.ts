import { describe, expect, it } from 'vitest';
import { calculators } from '../../tools/registry.ts';
import type { Job } from '../definition/job.ts';
import { unitOf } from '../form/units.ts';
import type { Figure } from '../result/calculation.ts';
import { figureToActOn } from '../result/figure-to-act-on.ts';
import { amountOf } from './amount-of.ts';
import { inputsTyped } from './as-typed.ts';
import { type ChosenUnits, unitsOfJobs } from './units-of-jobs.ts';

const jobsIn = import.meta.glob<readonly Job[]>('../../tools/*/jobs.ts', { import: 'jobs', eager: true });
const calculatorJobs = calculators.flatMap((definition) =>
  (jobsIn[`../../tools/${definition.id}/jobs.ts`] ?? []).map(([given]) => ({
    definition,
    given,
    title: definition.title,
  })),
);

const actIn = ({ definition, given }: (typeof calculatorJobs)[number], units: ChosenUnits): Figure => {
  const inputs = inputsTyped(definition, given, (family) => units[family]);
  const act = figureToActOn(definition.compute(inputs, (family) => unitOf(family, units[family])));
  expect(act.hold).toBeUndefined();
  return act.figure;
};

describe.each(Object.entries(unitsOfJobs))('the jobs in %s', (_, units) => {
  it.each(calculatorJobs)('$title gives the same amounts for $given', (one) => {
    const [metric, other] = [actIn(one, {}), actIn(one, units)];
    expect(other.label).toBe(metric.label);
    if (Number.isNaN(Number(metric.text.replace('\u2212', '-').replaceAll(',', '')))) {
      expect(other.text).toBe(metric.text);
      return;
    }
    const [is, was] = [amountOf(other), amountOf(metric)];
    const message = `${metric.text} ${metric.unit}, ${other.text} ${other.unit}`;
    expect(Math.abs(is.amount - was.amount), message).toBeLessThanOrEqual(
      is.leaves + was.leaves + 1e-9 * Math.abs(was.amount),
    );
    // A dose is as fine in ounces as in grams, or within two percent.
    expect(is.leaves, message).toBeLessThanOrEqual(Math.max(1.001 * was.leaves, 0.02 * Math.abs(was.amount)));
  });
});
