/**
 * A figure's label, its value by the publication or hand arithmetic (text for a range), its tolerance, and its unit.
 */
type Shown = readonly [label: string, value: number | string, within: number, unit: string];

/** Inputs in formulas' units (the rest keep their initial values), and the figures that the page must show. */
export type Job = readonly [given: Readonly<Record<string, number | string>>, ...shows: [Shown, ...Shown[]]];
