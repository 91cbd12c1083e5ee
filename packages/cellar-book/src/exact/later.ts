/** How a value follows from others like it. */
interface Recipe<Value extends object> {
  inputs: readonly Value[];
}

/**
 * Works out what follows from recipes that build on one another, inputs first, each once. A cellar's history is thousands of steps
 * deep, so this goes down a stack of its own.
 */
export function workOut<Value extends object, Result, Known extends Recipe<Value>>(
  wanted: Value,
  results: WeakMap<Value, Result>,
  recipeOf: (value: Value) => Known | undefined,
  make: (value: Value, recipe: Known | undefined) => Result,
): Result {
  const stack = [wanted];
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
  return results.get(wanted) as Result;
}
