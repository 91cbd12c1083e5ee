/** Lowest and highest answer when an input is off by up to `delta` either way; `NaN` where there is none. */
export function rangeOfOutcomes(options: {
  readonly at: number;
  readonly delta: number;
  readonly compute: (input: number) => number;
}): { readonly low: number; readonly high: number } {
  const { at, delta, compute } = options;
  const ends = [compute(at - delta), compute(at + delta)];
  return { low: Math.min(...ends), high: Math.max(...ends) };
}
