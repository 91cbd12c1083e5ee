import { describe, expect, test } from 'vitest';
import { stored } from '../../platform/stored.ts';
import { Browser } from '../../platform/testing-tabs.ts';
import { keptRecipes, withoutRecipe, withRecipe } from './kept-recipes.ts';
import { firstRecipe, fragmentOf, recipeIn } from './recipe.ts';

const recipesIn = (browser: Browser) => stored(keptRecipes.declaration, browser.openTab());

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
    const kept = recipesIn(new Browser());
    for (const recipe of [firstRecipe, rye, { ...firstRecipe, loaves: 3 }])
      kept.change((now) => withRecipe(now, recipe));
    expect(kept.get().map(({ name, loaves }) => [name, loaves])).toEqual([
      [firstRecipe.name, 3],
      [rye.name, 2],
    ]);
    kept.change((now) => withoutRecipe(now, firstRecipe.name));
    expect(kept.get()).toEqual([rye]);
  });

  test.each(['{', '{}', '[1, null, "recipe=x"]'])('are empty when %s is stored', (text) => {
    const browser = new Browser();
    browser.kept.set('domigo-recipes', text);
    expect(recipesIn(browser).get()).toEqual([]);
  });
});
