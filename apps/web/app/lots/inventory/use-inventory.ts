import { addEntry } from '@orbit-vine/contract/lots-endpoints.ts';
import { useEffect, useRef, useState } from 'react';
import { call, ProblemError } from '../../platform/api.ts';
import { keepOnDevice, keptOnDevice } from '../../platform/lots-on-device.ts';
import { isRefusal } from '../../platform/query-client.ts';
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

const againMs = 8_000;

/** What was measured stays on the device, over reloads and lost signal, until the server has it as one entry. */
export function useInventory({ memberId, wineryId, onSent }: InventoryOptions) {
  const name = `inventory:${wineryId}`;
  const [draft, setDraft] = useState(() => keptOnDevice<InventoryDraft | null>(memberId, name) ?? null);
  const [tries, setTries] = useState(0);
  const sending = useRef(false);
  const told = useRef(onSent);
  told.current = onSent;
  useEffect(() => {
    keepOnDevice(memberId, name, draft);
  }, [memberId, name, draft]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another run.
  useEffect(() => {
    if (!draft?.signed || sending.current) return;
    sending.current = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = () => setTries((count) => count + 1);
    call(addEntry, { params: { wineryId }, body: { id: draft.id, ...draft.signed } })
      .then(() => {
        setDraft(null);
        setTries(0);
        told.current();
      })
      .catch((reason: unknown) => {
        if (isRefusal(reason) && reason instanceof ProblemError && reason.status !== 401)
          setDraft((now) => now && refused(now, reason.title));
        else timer = setTimeout(again, againMs);
      })
      .finally(() => {
        sending.current = false;
      });
    window.addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [draft?.signed, tries, wineryId]);
  return { draft, setDraft, isWaiting: Boolean(draft?.signed) };
}
