/** A published point: a generation's time at a temperature, relative to the optimum. */
type Anchor = readonly [celsius: number, timesAsLong: number];

/*
 * M. Gänzle's figures for the microbes of sourdough, as he gave them in the rec.food.sourdough FAQ, question 39. His
 * model is in Gänzle, Ehmann and Hammes, Appl. Environ. Microbiol. 64 (1998) 2616–2623; its abstract has the yeast's
 * optimum as 27 °C.
 */
const anchors = {
  yeast: [
    [14, 4],
    [20, 2],
    [28, 1],
    [32, 2],
    [34, 4],
  ],
  lactobacilli: [
    [15, 4],
    [20, 2],
    [32, 1],
    [33, 1],
    [37, 2],
    [39, 4],
  ],
} as const satisfies Record<string, readonly Anchor[]>;

export type Microbe = keyof typeof anchors;

/**
 * A generation's time at a temperature relative to the optimum, interpolated on a logarithmic scale between published
 * points. Undefined outside them: below 14 °C and above 34 °C nothing is published for the yeast except that it stops
 * at 8 and at 35 °C.
 */
export function timesAsLong(microbe: Microbe, celsius: number): number | undefined {
  const points: readonly Anchor[] = anchors[microbe];
  const after = points.findIndex(([at]) => at >= celsius);
  const [right, left] = [points[after], points[Math.max(0, after - 1)]];
  if (!right || !left || (after === 0 && right[0] !== celsius)) return undefined;
  const share = right[0] === left[0] ? 0 : (celsius - left[0]) / (right[0] - left[0]);
  return left[1] ** (1 - share) * right[1] ** share;
}

/** A rise's time at another temperature, for the same number of yeast generations. */
export function hoursAt(celsius: number, recipe: { hours: number; celsius: number }): number | undefined {
  const [there, here] = [timesAsLong('yeast', celsius), timesAsLong('yeast', recipe.celsius)];
  return there && here ? (recipe.hours * there) / here : undefined;
}

/**
 * How much the lactobacilli gain on the yeast compared with the recipe's temperature: above 1 the dough turns sourer.
 */
export function sournessAt(celsius: number, recipeCelsius: number): number | undefined {
  const ratio = (at: number) => {
    const [yeast, acid] = [timesAsLong('yeast', at), timesAsLong('lactobacilli', at)];
    return yeast && acid ? yeast / acid : undefined;
  };
  const [there, here] = [ratio(celsius), ratio(recipeCelsius)];
  return there && here ? there / here : undefined;
}
