import type { Component } from '../entries/work.ts';

export function keyOf({ variety, block, vintage }: Component): string {
  return JSON.stringify([variety, block, vintage]);
}

export function componentOf(key: string): Component {
  const [variety = null, block = null, vintage = null]: [string | null, string | null, number | null] =
    JSON.parse(key);
  return { variety, block, vintage };
}

export const unknownComponent = keyOf({ variety: null, block: null, vintage: null });

/** The key of a material; units and batches are kept apart. */
export function materialKey(material: string, unit: string, batch?: string): string {
  return JSON.stringify([material, unit, batch ?? null]);
}
