import { type Source, type SourceId, sources } from '@orbit-vine/enology/sources.ts';
import type { Definition } from '../calculator/definition/definition.ts';
import { type Task, tasks } from '../calculator/definition/seasons-and-tasks.ts';
import { short, unitAfter, withThousands } from '../calculator/form/decimal.ts';
import { unitFor } from '../calculator/form/field.ts';
import { defaultsOf } from '../calculator/form/form-spec.ts';
import { unitOf } from '../calculator/form/units.ts';
import type { Figure } from '../calculator/result/calculation.ts';
import { figureToActOn } from '../calculator/result/figure-to-act-on.ts';
import { calculators } from '../tools/registry.ts';

const figureLine = ({ label, text, unit }: Figure) => ({ label, value: text + unitAfter(unit) });

function givenLines({ form, fields }: Definition) {
  const start = defaultsOf(form);
  return fields(start).map((name) => {
    const spec = form.numbers[name];
    if (spec) {
      const unit = unitFor(spec, undefined);
      const text = withThousands(short(unit.fromBase(Number(start[name])), 4));
      return { label: spec.label, value: text + unitAfter(unit.label) };
    }
    const choice = form.choices[name];
    const chosen = choice?.options.find(({ value }) => value === start[name]);
    return { label: choice?.label ?? name, value: chosen?.label ?? '' };
  });
}

function entryOf(definition: Definition, number: number) {
  const { id, title, description } = definition;
  const calculation = definition.compute(defaultsOf(definition.form), (family) => unitOf(family, undefined));
  const act = figureToActOn(calculation);
  const { cautions = [], limits = [], steps, range, note } = calculation;
  return {
    id,
    number,
    title,
    description,
    given: givenLines(definition),
    answers: [act.figure, ...act.belonging, ...(act.other ? [act.other] : [])].map(figureLine),
    steps,
    cautions: [...(note ? [note] : []), ...limits, ...cautions],
    range,
  };
}

export function binderEntries() {
  let number = 0;
  const parts = (Object.keys(tasks) as Task[])
    .map((task) => ({
      name: tasks[task],
      entries: calculators
        .filter((calculator) => calculator.task === task)
        .map((calculator) => {
          number += 1;
          return entryOf(calculator, number);
        }),
    }))
    .filter(({ entries }) => entries.length > 0);
  const named = new Set<SourceId>(
    parts.flatMap(({ entries }) => entries.flatMap(({ steps }) => steps.map(({ source }) => source))),
  );
  return {
    parts,
    sources: Array.from(named, (id): Source & { id: SourceId } => ({
      ...sources[id],
      id,
      title: sources[id].title.replaceAll("'", '’'),
    })),
  };
}
