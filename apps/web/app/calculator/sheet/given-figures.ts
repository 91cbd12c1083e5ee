import type { ChoiceControl, NumberControl } from '../form/controls.ts';
import { shownText } from '../form/field.ts';
import type { Figure } from '../result/calculation.ts';

export function givenFigures(controls: readonly (NumberControl | ChoiceControl)[]): readonly Figure[] {
  return controls.map((control): Figure => {
    const { label } = control.spec;
    if ('reading' in control) {
      const { unit, reading } = control;
      return { label, text: shownText(reading.value, unit), unit: unit.label };
    }
    const chosen = control.spec.options.find(({ value }) => value === control.value);
    return { label, text: chosen?.label ?? control.value };
  });
}
