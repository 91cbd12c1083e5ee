import type { Work } from '@orbit-vine/cellar-book/entries/work.ts';
import { addEntry } from '@orbit-vine/contract/lots-endpoints.ts';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { useAction } from '../../ui/use-action.ts';
import { useWinery } from '../layout/winery-context.ts';

/** Adds entries by form, one at a time. A repeat after a lost answer has the same id, and is stored once. */
export function useAddEntry() {
  const { kept, onChanged } = useWinery();
  const [id, setId] = useState(() => crypto.randomUUID());
  const { run, pending, failure } = useAction();
  const params = { wineryId: kept.cellar.winery.id };
  /** True if it is stored. */
  const add = async (workedOn: string, work: Work): Promise<boolean> => {
    const isStored = await run(() => call(addEntry, { params, body: { id, workedOn, work } }));
    if (isStored) {
      setId(crypto.randomUUID());
      onChanged();
    }
    return isStored;
  };
  return { add, pending, failure };
}
