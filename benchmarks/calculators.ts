import type { Definition } from '../apps/web/app/calculator/definition/definition.ts';
import { defaultsOf, type FormSpec, type InputsOf } from '../apps/web/app/calculator/form/form-spec.ts';
import { unitOf } from '../apps/web/app/calculator/form/units.ts';
import { calculators } from '../apps/web/app/tools/registry.ts';
import { printTable } from '../scripts/print-table.ts';
import { median, quantile } from './statistics.ts';

const rounds = 60;
const callsARound = 500;

type Recompute = (share: number) => unknown;

/** A calculator with each option of each choice; its first number takes all values of its range. */
function recomputations({ form, title, fields, compute }: Definition): [string, Recompute][] {
  const options = Object.entries(form.choices).flatMap(([name, choice]) =>
    choice.options.map(({ value, label }) => ({ name, value, label: `${choice.label}: ${label}` })),
  );
  const variants = options.length > 0 ? options : [undefined];
  return variants.map((option) => {
    const start: InputsOf<FormSpec> = Object.assign(
      defaultsOf(form),
      option && { [option.name]: option.value },
    );
    const moving = fields(start).find((name) => name in form.numbers) ?? '';
    const { min = 0, max = 1 } = form.numbers[moving] ?? {};
    return [
      option ? `${title}, ${option.label}` : title,
      (share) =>
        compute(Object.assign({}, start, { [moving]: min + (max - min) * share }), (family) =>
          unitOf(family, undefined),
        ),
    ];
  });
}

/** Microseconds of one recompute. Calculators take turns, so that changes in load affect all of them. */
export async function measureCalculators() {
  const measured = new Map(calculators.flatMap(recomputations));
  const results = new Map(Array.from(measured.keys(), (name) => [name, [] as number[]]));
  // The first round warms up and does not count.
  for (let round = -1; round < rounds; round += 1) {
    for (const [name, recompute] of measured) {
      const started = performance.now();
      for (let call = 0; call < callsARound; call += 1) recompute(call / callsARound);
      const microseconds = ((performance.now() - started) * 1000) / callsARound;
      if (round >= 0) results.get(name)?.push(microseconds);
    }
  }
  printTable(
    ['whole recompute', 'median µs', 'p95 µs'],
    Array.from(results, ([name, times]) => [name, median(times), quantile(times, 0.95)]),
  );
}
