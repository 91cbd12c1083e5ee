/** A figure by its label, what the publication or the arithmetic says it is (in words, where it is a range), its last digit, and its unit. */
type Shown = readonly [label: string, value: number | string, within: number, unit: string];

/** What is given, in the units of the formulas and otherwise as the page starts, and what the page has to show then. */
export type Job = readonly [given: Readonly<Record<string, number | string>>, ...shows: [Shown, ...Shown[]]];
