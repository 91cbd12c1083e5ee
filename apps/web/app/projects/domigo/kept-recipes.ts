import { mergeRecords } from '../../platform/merge-records.ts';
import { listOf, stored } from '../../platform/stored.ts';
import { fragmentOf, type Recipe, recipeIn } from './recipe.ts';

/** The latest first. */
export const keptRecipes = stored<readonly Recipe[]>({
  key: 'domigo-recipes',
  ...listOf((line) => (typeof line === 'string' ? recipeIn(line) : undefined)),
  write: (recipes) => JSON.stringify(recipes.map(fragmentOf)),
  merge: mergeRecords(({ name }) => name),
});

export function withRecipe(recipes: readonly Recipe[], recipe: Recipe): readonly Recipe[] {
  return [recipe, ...withoutRecipe(recipes, recipe.name)];
}

export function withoutRecipe(recipes: readonly Recipe[], name: string): readonly Recipe[] {
  return recipes.filter((recipe) => recipe.name !== name);
}
