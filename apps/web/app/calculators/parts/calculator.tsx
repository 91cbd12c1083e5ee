import type { ComponentType } from 'react';
import type { Definition } from '../definition.ts';
import { ChoiceField, SwitchField } from '../form/choice-field.tsx';
import type { FormSpec, InputsOf } from '../form/form-spec.ts';
import { NumberField } from '../form/number-field.tsx';
import { UnitField } from '../form/unit-choice.tsx';
import { useUnits } from '../form/unit-preference.ts';
import { type ChoiceControl, type NumberControl, useForm } from '../form/use-form.ts';
import { tryCalculation } from './calculation.ts';
import { CalculatorLayout } from './calculator-layout.tsx';
import { DoseTools } from './dose-tools.tsx';

/** What a calculator's `picture.tsx` exports. */
export type PictureOf<Spec extends FormSpec = FormSpec> = ComponentType<{ readonly inputs: InputsOf<Spec> }>;

interface CalculatorProps<Spec extends FormSpec> {
  readonly definition: Definition<Spec>;
  readonly picture: PictureOf<Spec>;
}

function Field({ control }: { control: NumberControl | ChoiceControl }) {
  if ('reading' in control) return <NumberField control={control} />;
  return control.spec.kind === 'switch' ? (
    <SwitchField control={control} />
  ) : (
    <ChoiceField control={control} />
  );
}

/** A working calculator, from its definition. */
export function Calculator<Spec extends FormSpec>({ definition, picture: Picture }: CalculatorProps<Spec>) {
  const form = useForm(definition.id, definition.form, definition.follow);
  const unitOf = useUnits();
  const { inputs } = form;
  const calculation = tryCalculation(() => definition.compute(inputs, unitOf));
  return (
    <CalculatorLayout
      definition={definition}
      path={form.path}
      calculation={calculation}
      tools={
        calculation &&
        definition.dose && (
          <DoseTools
            definition={definition}
            dose={definition.dose}
            form={form}
            calculation={calculation}
            unitOf={unitOf}
          />
        )
      }
      fields={
        <>
          {definition.fields(inputs).map((name) => (
            <Field key={name} control={form.control(name)} />
          ))}
          {definition.resultUnits?.map((family) => (
            <UnitField key={family} family={family} />
          ))}
        </>
      }
    >
      {calculation && <Picture inputs={inputs} />}
    </CalculatorLayout>
  );
}
