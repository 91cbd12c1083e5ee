import { keepJson, keptJson } from '../../platform/kept-json.ts';
import { fragmentOf, type Recipe, recipeIn } from './recipe.ts';

const key = 'domigo-recipes';

/** The recipes on this device, the last kept one first. What cannot be read any more is left out. */
export function keptRecipes(storage?: Storage): Recipe[] {
  const lines = keptJson(key, storage);
  if (!Array.isArray(lines)) return [];
  return lines.flatMap((line) => (typeof line === 'string' ? (recipeIn(line) ?? []) : []));
}

/** Keeps a recipe; one of the same name makes room for it. Nothing comes back where the browser keeps nothing. */
export function keepRecipe(recipe: Recipe, storage?: Storage): Recipe[] | undefined {
  return storeRecipes([recipe, ...keptRecipes(storage).filter(({ name }) => name !== recipe.name)], storage);
}

/** The recipes that are left; nothing comes back where the browser keeps nothing. */
export function forgetRecipe(name: string, storage?: Storage): Recipe[] | undefined {
  return storeRecipes(
    keptRecipes(storage).filter((recipe) => recipe.name !== name),
    storage,
  );
}

function storeRecipes(recipes: Recipe[], storage?: Storage): Recipe[] | undefined {
  return keepJson(key, recipes.map(fragmentOf), storage) ? recipes : undefined;
}
