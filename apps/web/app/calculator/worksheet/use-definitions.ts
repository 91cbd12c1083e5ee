import { useEffect, useState } from 'react';
import { loadDefinition } from '../../tools/load.ts';
import type { Definition } from '../definition/definition.ts';

/** A calculator that has not come: it is not known, or its script could not be fetched. */
export const missing = 'missing';

const come = new Map<string, Definition | typeof missing>();

/** The calculators of a sheet, each of which comes alone. */
export function useDefinitions(ids: readonly string[]): ReadonlyMap<string, Definition | typeof missing> {
  const [known, setKnown] = useState<ReadonlyMap<string, Definition | typeof missing>>(() => new Map(come));
  const wanted = [...new Set(ids)].filter((id) => !known.has(id)).join(' ');
  useEffect(() => {
    let current = true;
    const ask = async (id: string) => {
      const definition = await loadDefinition(id).catch(() => undefined);
      come.set(id, definition ?? missing);
    };
    if (wanted !== '') {
      void Promise.all(wanted.split(' ').map(ask)).then(() => {
        if (current) setKnown(new Map(come));
      });
    }
    return () => {
      current = false;
    };
  }, [wanted]);
  return known;
}
