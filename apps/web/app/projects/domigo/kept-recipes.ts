import { fragmentOf, type Recipe, recipeIn } from './recipe.ts';

const key = 'domigo-recipes';

/** The recipes on this device, the last kept one first. What cannot be read any more is left out. */
export function keptRecipes(storage: Pick<Storage, 'getItem'> = localStorage): Recipe[] {
  try {
    const lines: unknown = JSON.parse(storage.getItem(key) ?? '[]');
    if (!Array.isArray(lines)) return [];
    return lines.flatMap((line) => (typeof line === 'string' ? (recipeIn(line) ?? []) : []));
  } catch {
    return [];
  }
}

/** Keeps a recipe; one of the same name makes room for it. @throws where the browser keeps nothing. */
export function keepRecipe(recipe: Recipe, storage: Storage = localStorage): Recipe[] {
  return store([recipe, ...keptRecipes(storage).filter(({ name }) => name !== recipe.name)], storage);
}

/** @throws where the browser keeps nothing. */
export function forgetRecipe(name: string, storage: Storage = localStorage): Recipe[] {
  return store(
    keptRecipes(storage).filter((recipe) => recipe.name !== name),
    storage,
  );
}

function store(recipes: Recipe[], storage: Storage): Recipe[] {
  storage.setItem(key, JSON.stringify(recipes.map(fragmentOf)));
  return recipes;
}
