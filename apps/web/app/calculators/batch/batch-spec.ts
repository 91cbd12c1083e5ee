import type { NumberSpec } from '../form/field.ts';
import type { Figure } from '../parts/worked.ts';

/** How a calculator answers for many tanks: what differs from tank to tank, and what each is told. */
export interface BatchSpec {
  readonly columns: readonly { readonly name: string; readonly spec: NumberSpec }[];
  /** An example row that shows the order of the columns. */
  readonly example: string;
  readonly workOut: (values: Readonly<Record<string, number>>) => readonly Figure[];
}
