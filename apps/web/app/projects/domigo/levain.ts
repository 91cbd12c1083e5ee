import { starterParts } from './dough.ts';

export interface LevainBuild {
  seedGrams: number;
  flourGrams: number;
  waterGrams: number;
}

/**
 * The ingredients of a levain, from a starter of another hydration.
 *
 * The levain's flour is L / (1 + hₗ). With r grams of new flour to each gram of seed, the seed m brings m / (1 + hₛ) of
 * flour, so m = [L / (1 + hₗ)] / [r + 1 / (1 + hₛ)]. The water is the rest, and below zero if the seed alone is too
 * wet.
 *
 * @param newFlourPerSeed 2 for a build of one part seed to two of flour.
 */
export function levainBuild({
  levainGrams,
  levainHydrationPercent,
  seedHydrationPercent,
  newFlourPerSeed,
}: {
  levainGrams: number;
  levainHydrationPercent: number;
  seedHydrationPercent: number;
  newFlourPerSeed: number;
}): LevainBuild {
  const whole = starterParts(levainGrams, levainHydrationPercent);
  const seedGrams = whole.flourGrams / (newFlourPerSeed + 1 / (1 + seedHydrationPercent / 100));
  const seed = starterParts(seedGrams, seedHydrationPercent);
  return {
    seedGrams,
    flourGrams: whole.flourGrams - seed.flourGrams,
    waterGrams: whole.waterGrams - seed.waterGrams,
  };
}
