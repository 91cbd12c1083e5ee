import { ChoiceField, SwitchField } from './choice-field.tsx';
import { NumberField } from './number-field.tsx';
import type { ChoiceControl, NumberControl } from './use-form.ts';

/** A field of any kind. */
export function FormField({ control }: { control: NumberControl | ChoiceControl }) {
  if ('reading' in control) return <NumberField control={control} />;
  const Field = control.spec.kind === 'switch' ? SwitchField : ChoiceField;
  return <Field control={control} />;
}
