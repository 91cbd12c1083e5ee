import { ChoiceField, SwitchField } from './choice-field.tsx';
import type { ChoiceControl, NumberControl } from './controls.ts';
import { NumberField } from './number-field.tsx';

export function FormField({ control }: { control: NumberControl | ChoiceControl }) {
  if ('reading' in control) return <NumberField control={control} />;
  const Field = control.spec.kind === 'switch' ? SwitchField : ChoiceField;
  return <Field control={control} />;
}
