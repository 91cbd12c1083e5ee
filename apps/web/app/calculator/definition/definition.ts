import type { ComponentType } from 'react';
import type { FieldName, FormSpec, InputsOf, NumberName } from '../form/form-spec.ts';
import type { Unit, UnitFamily } from '../form/units.ts';
import type { Calculation } from '../result/calculation.ts';
import type { Taken } from '../result/quantities.ts';

export type PictureOf<Spec extends FormSpec = FormSpec> = ComponentType<{ readonly inputs: InputsOf<Spec> }>;

export type UnitOf = (family: UnitFamily) => Unit;

export interface Dose<Field extends string, NumberField extends string> {
  readonly sheetTitle: string;
  readonly given: readonly Field[];
  readonly tankColumns: readonly NumberField[];
  readonly tankExample: string;
}

/**
 * Everything that a calculator's page needs in a browser, made by `defineCalculator`; a `picture.tsx` in its folder
 * is shown. Texts about it are in `about.ts` (`Tool`).
 */
export interface Definition<Spec extends FormSpec = FormSpec> {
  readonly id: string;
  readonly form: Spec;
  readonly title: string;
  readonly description: string;
  readonly guide?: string;
  /** Its name beside the answer: in copied text, and for screen readers. */
  readonly name: string;
  /** The fields that apply to these inputs, in page order. */
  fields(inputs: InputsOf<Spec>): readonly FieldName<Spec>[];
  follow?(name: string, value: string): Partial<Record<NumberName<Spec>, number>>;
  readonly resultUnits?: readonly UnitFamily[];
  /**
   * Everything the page shows for these inputs. The first headline is the answer by the page's formula. A calculator
   * with only a published method omits `comparison`: its headline is the figure to act on, and its label names the
   * act ("Tartaric acid to add"). With a house formula, `comparison` has the published method's figure, whether the
   * two differ, and their labels. `hold` is the reason not to act on a figure (the end of a scale); inputs outside
   * their range hold it back anyway. Uncertainty, further figures, legal limits, and the picture belong to the figure
   * to act on (`figureToActOn`).
   */
  compute(inputs: InputsOf<Spec>, unitOf: UnitOf): Calculation;
  /** With many fields the picture goes beside them instead of below. */
  readonly tall?: boolean;
  /** Quantities that fields take from earlier calculators, for fields with other names than the quantity. */
  readonly takes?: Readonly<Partial<Record<NumberName<Spec>, Taken>>>;
  readonly dose?: Dose<FieldName<Spec>, NumberName<Spec>>;
}
