import type { ComponentType } from 'react';
import type { FieldName, FormSpec, InputsOf, NumberName } from '../form/form-spec.ts';
import type { Unit, UnitFamily } from '../form/units.ts';
import type { Calculation } from '../result/calculation.ts';
import type { Taken } from '../result/quantities.ts';

/** What a calculator's `picture.tsx` exports. */
export type PictureOf<Spec extends FormSpec = FormSpec> = ComponentType<{ readonly inputs: InputsOf<Spec> }>;

export type UnitOf = (family: UnitFamily) => Unit;

/** What a calculator of a dose has beside its answer: a sheet for the cellar, and a table of many tanks. */
export interface Dose<Field extends string, NumberField extends string> {
  readonly sheetTitle: string;
  /** The fields that the sheet repeats. */
  readonly given: readonly Field[];
  /** The fields that differ from tank to tank, in the order of the table's columns. */
  readonly tankColumns: readonly NumberField[];
  /** A row of the table as one would type it. */
  readonly tankExample: string;
}

/**
 * What a calculator is: all that its page needs in a browser. It is made by `defineCalculator`, and a `picture.tsx` in its
 * folder is shown. What is said about it is in `about.ts` (`Tool`).
 */
export interface Definition<Spec extends FormSpec = FormSpec> {
  /** Its folder, and its address below `/tools`. */
  readonly id: string;
  /** The fields with their units, ranges, first values and steps. */
  readonly form: Spec;
  readonly title: string;
  readonly description: string;
  /** Slug of the article that explains it, if there is one. */
  readonly guide?: string;
  /** What it is called beside its answer: in copied text, and to screen readers. */
  readonly name: string;
  /** The fields that count for these inputs, in the order of the page. */
  fields(inputs: InputsOf<Spec>): readonly FieldName<Spec>[];
  /** What else changes when a choice does, such as the strength that goes with a salt. */
  follow?(name: string, value: string): Partial<Record<NumberName<Spec>, number>>;
  /** The units of results that the reader may choose. */
  readonly resultUnits?: readonly UnitFamily[];
  /**
   * Everything the page says about these inputs. Its first headline is the answer by the page's own formula. A calculator
   * with only a published method leaves `comparison` out: its headline is the figure to act on, and its label names the
   * act ("Tartaric acid to add"). One that also shows a house formula says in `comparison` what the published method
   * gives, whether the two differ, and what each is called then. `hold` says why there is no figure to act on (the end
   * of a scale); inputs outside of their range are held back without it. What follows from the answer (uncertainty,
   * further figures, limits of the law, the picture) is of the figure to act on, which `figureToActOn` decides.
   */
  compute(inputs: InputsOf<Spec>, unitOf: UnitOf): Calculation;
  /** With many fields the picture stands beside them, and not below. */
  readonly tall?: boolean;
  /** What flows into its fields from calculators before it, where a field has not the quantity's own name. */
  readonly takes?: Readonly<Partial<Record<NumberName<Spec>, Taken>>>;
  readonly dose?: Dose<FieldName<Spec>, NumberName<Spec>>;
}
