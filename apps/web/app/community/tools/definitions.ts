import { use } from 'react';
import type { Definition } from '../../calculator/definition/definition.ts';

const definitions = import.meta.glob<Definition>('../../tools/*/definition.ts', {
  import: 'definition',
});

const asked = new Map<string, Promise<Definition | undefined>>();

/** A calculator's definition, which comes alone; none if there is no such calculator, or it does not come. */
export function useDefinition(id: string): Definition | undefined {
  let definition = asked.get(id);
  if (!definition) {
    const load = definitions[`../../tools/${id}/definition.ts`];
    definition = load ? load().catch(() => undefined) : Promise.resolve(undefined);
    asked.set(id, definition);
  }
  return use(definition);
}
