import { useEffect, useState } from 'react';
import { loadDefinition } from '../../tools/load.ts';
import type { Definition } from '../definition/definition.ts';

export const missing = 'missing';

const loaded = new Map<string, Definition | typeof missing>();

export function useDefinitions(ids: readonly string[]): ReadonlyMap<string, Definition | typeof missing> {
  const [definitions, setDefinitions] = useState<ReadonlyMap<string, Definition | typeof missing>>(
    () => new Map(loaded),
  );
  const missingIds = [...new Set(ids)].filter((id) => !definitions.has(id)).join(' ');
  useEffect(() => {
    let current = true;
    const load = async (id: string) => {
      const definition = await loadDefinition(id).catch(() => undefined);
      loaded.set(id, definition ?? missing);
    };
    if (missingIds !== '') {
      void Promise.all(missingIds.split(' ').map(load)).then(() => {
        if (current) setDefinitions(new Map(loaded));
      });
    }
    return () => {
      current = false;
    };
  }, [missingIds]);
  return definitions;
}
