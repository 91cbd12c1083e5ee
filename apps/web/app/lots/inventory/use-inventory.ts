import { addEntry } from '@orbit-vine/contract/lots-endpoints.ts';
import { call } from '../../platform/api.ts';
import { lotsKey } from '../../platform/lots-on-device.ts';
import { json, storedBy } from '../../platform/stored.ts';
import { useStored } from '../../platform/use-stored.ts';
import { useUntilSent } from '../sync/use-until-sent.ts';
import type { InventoryDraft } from './inventory-draft.ts';

const keptInventory = storedBy((memberId: string, wineryId: string) => ({
  key: lotsKey(memberId, `inventory:${wineryId}`),
  fallback: null,
  ...json((parsed) => parsed as InventoryDraft | null),
}));

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
  const kept = keptInventory(memberId, wineryId);
  const draft = useStored(kept);
  useUntilSent({
    task: draft?.signed && { id: draft.id, ...draft.signed },
    send: (body) => call(addEntry, { params: { wineryId }, body }),
    onSent: () => {
      kept.set(null);
      onSent();
    },
    onRefused: ({ title }) => kept.change((now) => now && refused(now, title)),
  });
  return { draft, change: kept.change };
}
