import { describe, expect, test } from 'vitest';
import { forgetRecipe, keepRecipe, keptRecipes } from './kept-recipes.ts';
import { firstRecipe, fragmentOf, recipeIn } from './recipe.ts';

function storage(): Storage {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    clear: () => entries.clear(),
    getItem: (key) => entries.get(key) ?? null,
    key: (index) => [...entries.keys()][index] ?? null,
    removeItem: (key) => void entries.delete(key),
    setItem: (key, value) => void entries.set(key, value),
  };
}

const rye = {
  ...firstRecipe,
  name: 'Rye & “Körner” = 50%',
  hydrationPercent: 82.5,
  counting: 'bowl',
} as const;

describe('a shared recipe', () => {
  test('round-trips through its link', () => {
    expect(recipeIn(`#${fragmentOf(rye)}`)).toEqual(rye);
  });

  test('starts with the name that the page recognizes', () => {
    expect(fragmentOf(rye)).toMatch(/^recipe=/);
  });

  test.each([
    '',
    '#limits',
    '#recipe=x',
    `#${fragmentOf(firstRecipe).replace('h=75', 'h=7500')}`,
    `#${fragmentOf(firstRecipe).replace('n=2', 'n=NaN')}`,
    `#${fragmentOf(firstRecipe).replace('c=all', 'c=some')}`,
  ])('is undefined for values that the form refuses: %s', (fragment) => {
    expect(recipeIn(fragment)).toBeUndefined();
  });
});

describe('the recipes of a device', () => {
  test('are stored latest first, unique by name, and deleted by name', () => {
    const kept = storage();
    keepRecipe(firstRecipe, kept);
    keepRecipe(rye, kept);
    keepRecipe({ ...firstRecipe, loaves: 3 }, kept);
    expect(keptRecipes(kept).map(({ name, loaves }) => [name, loaves])).toEqual([
      [firstRecipe.name, 3],
      [rye.name, 2],
    ]);
    forgetRecipe(firstRecipe.name, kept);
    expect(keptRecipes(kept)).toEqual([rye]);
  });

  test.each(['{', '{}', '[1, null, "recipe=x"]'])('are empty when %s is stored', (text) => {
    const kept = storage();
    kept.setItem('domigo-recipes', text);
    expect(keptRecipes(kept)).toEqual([]);
  });
});
