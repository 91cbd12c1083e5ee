interface Recipe<Value extends object> {
  inputs: readonly Value[];
}

/**
 * Computes results of recipes that depend on one another, inputs first, each once. Uses an explicit stack, since a
 * cellar's history is thousands of steps deep.
 */
export function workOut<Value extends object, Result, SomeRecipe extends Recipe<Value>>(
  target: Value,
  results: WeakMap<Value, Result>,
  recipeOf: (value: Value) => SomeRecipe | undefined,
  make: (value: Value, recipe: SomeRecipe | undefined) => Result,
): Result {
  const stack = [target];
  for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
    const recipe = recipeOf(top);
    const missing = results.has(top) ? [] : (recipe?.inputs ?? []).filter((input) => !results.has(input));
    if (missing.length > 0) {
      stack.push(...missing);
      continue;
    }
    if (!results.has(top)) results.set(top, make(top, recipe));
    stack.pop();
  }
  return results.get(target) as Result;
}
