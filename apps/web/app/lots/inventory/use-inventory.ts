import { addEntry } from '@orbit-vine/contract/lots-endpoints.ts';
import { useEffect, useState } from 'react';
import { call } from '../../platform/api.ts';
import { keepOnDevice, keptOnDevice } from '../../platform/lots-on-device.ts';
import { useUntilSent } from '../sync/use-until-sent.ts';
import type { InventoryDraft } from './inventory-draft.ts';

interface InventoryOptions {
  memberId: string;
  wineryId: string;
  onSent: () => void;
}

export type Inventory = ReturnType<typeof useInventory>;

function refused({ signed: _, ...draft }: InventoryDraft, why: string): InventoryDraft {
  return { ...draft, refused: why };
}

/** Keeps measurements on the device until the server has the inventory as one entry. */
export function useInventory({ memberId, wineryId, onSent }: InventoryOptions) {
  const name = `inventory:${wineryId}`;
  const [draft, setDraft] = useState(() => keptOnDevice<InventoryDraft | null>(memberId, name) ?? null);
  useEffect(() => {
    keepOnDevice(memberId, name, draft);
  }, [memberId, name, draft]);
  useUntilSent({
    task: draft?.signed && { id: draft.id, ...draft.signed },
    send: (body) => call(addEntry, { params: { wineryId }, body }),
    onSent: () => {
      setDraft(null);
      onSent();
    },
    onRefused: (why) => setDraft((now) => now && refused(now, why)),
  });
  return { draft, setDraft };
}
