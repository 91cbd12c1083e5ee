import { describe, expect, test } from 'vitest';
import { forgetRecipe, keepRecipe, keptRecipes } from './kept-recipes.ts';
import { firstRecipe, fragmentOf, recipeIn } from './recipe.ts';

/** A storage as browsers have one. */
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
  test('comes out of its link as it went in', () => {
    expect(recipeIn(`#${fragmentOf(rye)}`)).toEqual(rye);
  });

  test('begins with the name by which the page knows it', () => {
    expect(fragmentOf(rye)).toMatch(/^recipe=/);
  });

  test.each([
    '',
    '#limits',
    '#recipe=x',
    `#${fragmentOf(firstRecipe).replace('h=75', 'h=7500')}`,
    `#${fragmentOf(firstRecipe).replace('n=2', 'n=NaN')}`,
    `#${fragmentOf(firstRecipe).replace('c=all', 'c=some')}`,
  ])('that nobody could have typed is none: %s', (fragment) => {
    expect(recipeIn(fragment)).toBeUndefined();
  });
});

describe('the recipes of a device', () => {
  test('are kept last first, one of each name, and forgotten by name', () => {
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

  test.each(['{', '{}', '[1, null, "recipe=x"]'])('are none where %s is stored', (text) => {
    const kept = storage();
    kept.setItem('domigo-recipes', text);
    expect(keptRecipes(kept)).toEqual([]);
  });
});
