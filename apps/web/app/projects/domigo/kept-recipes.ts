import { keepJson, keptJson } from '../../platform/kept-json.ts';
import { fragmentOf, type Recipe, recipeIn } from './recipe.ts';

const key = 'domigo-recipes';

/** The recipes on this device, the latest first. Unreadable ones are left out. */
export function keptRecipes(storage?: Storage): Recipe[] {
  const lines = keptJson(key, storage);
  if (!Array.isArray(lines)) return [];
  return lines.flatMap((line) => (typeof line === 'string' ? (recipeIn(line) ?? []) : []));
}

/** Stores a recipe, replacing one of the same name. Undefined if the browser stores nothing. */
export function keepRecipe(recipe: Recipe, storage?: Storage): Recipe[] | undefined {
  return storeRecipes([recipe, ...keptRecipes(storage).filter(({ name }) => name !== recipe.name)], storage);
}

/** Undefined if the browser stores nothing. */
export function forgetRecipe(name: string, storage?: Storage): Recipe[] | undefined {
  return storeRecipes(
    keptRecipes(storage).filter((recipe) => recipe.name !== name),
    storage,
  );
}

function storeRecipes(recipes: Recipe[], storage?: Storage): Recipe[] | undefined {
  return keepJson(key, recipes.map(fragmentOf), storage) ? recipes : undefined;
}
