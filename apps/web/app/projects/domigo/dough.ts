export interface Bowl {
  flourGrams: number;
  waterGrams: number;
  starterGrams: number;
  saltGrams: number;
}

/** Bakers' percentages: all flour is 100%. */
export interface Percentages {
  hydrationPercent: number;
  saltPercent: number;
  starterPercent: number;
}

/**
 * Which flour counts as 100%: all of it, the starter's included (Hamelman), or only the flour weighed into the bowl
 * (Robertson's Tartine).
 */
export type Counting = 'all' | 'bowl';

/** The hydration of a starter is its water as a share of its flour: 100% is half and half. */
export function starterParts(starterGrams: number, starterHydrationPercent: number) {
  const flourGrams = starterGrams / (1 + starterHydrationPercent / 100);
  return { flourGrams, waterGrams: starterGrams - flourGrams };
}

/**
 * What to weigh for so much dough.
 *
 * With all flour counted: F = D / (1 + h + s), the starter weighs p·F, and what it brings of flour and water is taken
 * off. With the bowl's alone: F = D / (1 + h + s + p), and nothing is taken off. Water or flour below zero means that
 * the starter alone brings more than the dough asks for.
 *
 * @see J. Hamelman, Bread, 3rd ed. 2021, "Bakers' percentage"; C. Robertson, Tartine Bread, 2010.
 */
export function bowlFor(
  { hydrationPercent, saltPercent, starterPercent }: Percentages,
  doughGrams: number,
  starterHydrationPercent: number,
  counting: Counting,
): Bowl {
  const [h, s, p] = [hydrationPercent / 100, saltPercent / 100, starterPercent / 100];
  if (counting === 'bowl') {
    const flourGrams = doughGrams / (1 + h + s + p);
    return {
      flourGrams,
      waterGrams: h * flourGrams,
      starterGrams: p * flourGrams,
      saltGrams: s * flourGrams,
    };
  }
  const allFlour = doughGrams / (1 + h + s);
  const starterGrams = p * allFlour;
  const brought = starterParts(starterGrams, starterHydrationPercent);
  return {
    flourGrams: allFlour - brought.flourGrams,
    waterGrams: h * allFlour - brought.waterGrams,
    starterGrams,
    saltGrams: s * allFlour,
  };
}

export function percentagesOf(
  bowl: Bowl,
  starterHydrationPercent: number,
  counting: Counting,
): (Percentages & { prefermentedPercent: number }) | undefined {
  const brought = starterParts(bowl.starterGrams, starterHydrationPercent);
  const allFlour = bowl.flourGrams + brought.flourGrams;
  const flour = counting === 'all' ? allFlour : bowl.flourGrams;
  if (flour <= 0) return undefined;
  const water = bowl.waterGrams + (counting === 'all' ? brought.waterGrams : 0);
  return {
    hydrationPercent: (100 * water) / flour,
    saltPercent: (100 * bowl.saltGrams) / flour,
    starterPercent: (100 * bowl.starterGrams) / flour,
    prefermentedPercent: (100 * brought.flourGrams) / allFlour,
  };
}

export const doughGramsOf = (bowl: Bowl) =>
  bowl.flourGrams + bowl.waterGrams + bowl.starterGrams + bowl.saltGrams;
