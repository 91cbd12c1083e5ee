import { use } from 'react';
import type { Definition } from '../../calculator/definition/definition.ts';
import { loadDefinition } from '../../tools/load.ts';

const asked = new Map<string, Promise<Definition | undefined>>();

export function useDefinition(id: string): Definition | undefined {
  let definition = asked.get(id);
  if (!definition) {
    definition = loadDefinition(id).catch(() => undefined);
    asked.set(id, definition);
  }
  return use(definition);
}
