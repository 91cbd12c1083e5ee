import type { Work } from '@orbit-vine/cellar-book/entries/work.ts';
import { addEntry } from '@orbit-vine/contract/lots-endpoints.ts';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { localDay } from '../book/local-day.ts';
import { useWinery } from '../layout/winery-context.ts';
import { useWording } from '../wording/use-wording.ts';
import { useStoring } from './use-storing.ts';

/** Enters work by form, one at a time. A repeat after a lost answer has the same id, and is stored once. */
export function useEntry() {
  const { language } = useWording();
  const { kept, onChanged } = useWinery();
  const { id: wineryId, timeZone } = kept.cellar.winery;
  const [id, setId] = useState(() => crypto.randomUUID());
  const { store, ...storing } = useStoring();
  /** True if it is stored. */
  const enter = async (work: Work, workedOn = localDay(timeZone)): Promise<boolean> => {
    const body = { id, workedOn, work };
    const send = (despite: boolean) =>
      call(addEntry, { params: { wineryId }, body: { ...body, despite, language } });
    if (!(await store(work, send))) return false;
    setId(crypto.randomUUID());
    onChanged();
    return true;
  };
  return { ...storing, enter };
}
