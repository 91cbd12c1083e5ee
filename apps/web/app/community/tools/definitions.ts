import { use } from 'react';
import type { Definition } from '../../calculator/definition/definition.ts';
import { loadDefinition } from '../../tools/load.ts';

const definitions = new Map<string, Promise<Definition | undefined>>();

export function useDefinition(id: string): Definition | undefined {
  let definition = definitions.get(id);
  if (!definition) {
    definition = loadDefinition(id).catch(() => undefined);
    definitions.set(id, definition);
  }
  return use(definition);
}
