import type { Counting } from './dough.ts';

export interface Recipe {
  name: string;
  loaves: number;
  loafGrams: number;
  hydrationPercent: number;
  saltPercent: number;
  starterPercent: number;
  starterHydrationPercent: number;
  counting: Counting;
}

type NumberOfRecipe = Exclude<keyof Recipe, 'name' | 'counting'>;

/** Limits, and the page's example as initial values. `key` is the name in a link. */
export const numbers: Record<NumberOfRecipe, { key: string; min: number; max: number; first: number }> = {
  loaves: { key: 'n', min: 1, max: 500, first: 2 },
  loafGrams: { key: 'g', min: 20, max: 20_000, first: 900 },
  hydrationPercent: { key: 'h', min: 40, max: 130, first: 75 },
  saltPercent: { key: 's', min: 0, max: 6, first: 2 },
  starterPercent: { key: 'p', min: 0, max: 100, first: 20 },
  starterHydrationPercent: { key: 'sh', min: 40, max: 250, first: 100 },
};

const numberNames = Object.keys(numbers) as NumberOfRecipe[];

export const firstRecipe: Recipe = {
  name: 'Two loaves',
  counting: 'all',
  ...(Object.fromEntries(numberNames.map((name) => [name, numbers[name].first])) as Record<
    NumberOfRecipe,
    number
  >),
};

export const longestName = 60;

/** The part of a link after its "#". Browsers don't send fragments, so the recipe stays private. */
export function fragmentOf(recipe: Recipe): string {
  const fields = new URLSearchParams({ recipe: recipe.name });
  for (const name of numberNames) fields.set(numbers[name].key, String(recipe[name]));
  fields.set('c', recipe.counting);
  return fields.toString();
}

export function recipeIn(fragment: string): Recipe | undefined {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''));
  const counting = fields.get('c');
  const name = fields.get('recipe')?.slice(0, longestName);
  if (name === undefined || (counting !== 'all' && counting !== 'bowl')) return undefined;
  const recipe: Recipe = { ...firstRecipe, name, counting };
  for (const field of numberNames) {
    const { key, min, max } = numbers[field];
    const text = fields.get(key);
    const value = text ? Number(text) : Number.NaN;
    if (!(value >= min && value <= max)) return undefined;
    recipe[field] = value;
  }
  return recipe;
}
