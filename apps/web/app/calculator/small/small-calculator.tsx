import { type ReactNode, useState } from 'react';
import type { Definition } from '../definition/definition.ts';
import { FormField } from '../form/form-field.tsx';
import type { FormSpec, InputsOf } from '../form/form-spec.ts';
import { valuesIn } from '../form/share.ts';
import { UnitField } from '../form/unit-choice.tsx';
import { useUnits } from '../form/unit-preference.ts';
import { useForm } from '../form/use-form.ts';
import { tryCalculation } from '../result/calculation.ts';
import { type FigureToActOn, figureToActOn } from '../result/figure-to-act-on.ts';
import { CalculationFigures } from './calculation-figures.tsx';

export interface SmallResult {
  act: FigureToActOn;
  inputs: InputsOf<FormSpec>;
  path: string;
}

interface SmallCalculatorProps {
  definition: Definition;
  fragment: string;
  children: (result: SmallResult) => ReactNode;
}

export function SmallCalculator({ definition, fragment, children }: SmallCalculatorProps) {
  const [opened] = useState(() => valuesIn(fragment, definition.id));
  const form = useForm(definition.id, definition.form, definition.follow, opened);
  const unitOf = useUnits();
  const { inputs } = form;
  const shown = definition.fields(inputs);
  const calculation = tryCalculation(() => definition.compute(inputs, unitOf));
  const outside = shown.filter(form.isOutside).map(form.labelOf);
  const stillFor = shown.flatMap((name) => form.stillFor(name) ?? []);
  const act = calculation && figureToActOn(calculation, outside, stillFor);
  return (
    <section aria-label={definition.title}>
      <h3 className="text-xl">{definition.title}</h3>
      <p className="mt-1 text-muted text-sm">{definition.description}</p>
      <div className="mt-5 grid grid-cols-2 gap-y-4 *:col-span-2 [&_input]:scroll-mb-32 [&_select]:scroll-mb-32 [&_select]:text-base">
        {shown.map((name) => (
          <FormField key={name} control={form.control(name)} />
        ))}
        {definition.resultUnits?.map((family) => (
          <UnitField key={family} family={family} />
        ))}
      </div>
      <output
        className="sticky -bottom-8 mt-4 block max-h-[40dvh] overflow-y-auto border-t border-line bg-paper py-3 in-[dialog]:bottom-0 in-[dialog]:bg-sheet"
        aria-live="polite"
        aria-atomic="true"
      >
        {act ? <CalculationFigures act={act} calculation={calculation} /> : 'Error'}
      </output>
      {act && children({ act, inputs, path: form.path })}
    </section>
  );
}
