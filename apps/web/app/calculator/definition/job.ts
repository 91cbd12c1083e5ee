import type { NumberSpec } from '../form/field.ts';

/** A figure by its label, what a publication or the arithmetic says it is (in words, where it is a range), its last digit, and its unit. */
type Shown = readonly [label: string, value: number | string, within: number, unit: string];

/** A piece of real work, and what a textbook says comes out. */
export interface Job {
  readonly job: string;
  /** In the units of the formulas; what is left out is as the page starts. */
  readonly given: Readonly<Record<string, NumberSpec['initial'] | string>>;
  readonly shows: readonly [Shown, ...Shown[]];
}
