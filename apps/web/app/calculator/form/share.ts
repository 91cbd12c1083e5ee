export const unitKey = (family: string) => `unit-${family}`;
export const valuesKey = (calculator: string) => `calculator-${calculator}`;

type Values = Readonly<Record<string, string | number>>;

/** Values are in the fragment, which browsers don't send. */
export function fragmentWith(calculator: string, values: Values): string {
  const parameters = new URLSearchParams(
    Object.entries(values).map(([name, value]) => [name, String(value)]),
  );
  return `#${calculator}:${parameters}`;
}

export function pathWith(calculator: string, values: Values): string {
  return `/tools/${calculator}${fragmentWith(calculator, values)}`;
}

export function valuesIn(fragment: string, calculator: string): ReadonlyMap<string, string> {
  const prefix = `#${calculator}:`;
  if (!fragment.startsWith(prefix)) return new Map();
  return new Map(new URLSearchParams(fragment.slice(prefix.length)));
}
