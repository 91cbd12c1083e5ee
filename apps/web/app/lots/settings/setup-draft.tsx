import type { Setup } from '@orbit-vine/cellar-book/setup.ts';
import type { WineryCellar } from '@orbit-vine/contract/lots.ts';
import { changeSetup } from '@orbit-vine/contract/lots-endpoints.ts';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { useLotAction } from '../layout/use-lot-action.ts';
import { useOfficeWording } from '../wording/use-office-wording.ts';

interface SetupDraft {
  cellar: WineryCellar;
  /** The current part of the set-up as text. */
  stored: string;
  onDone: () => void;
  /** A message for a toast, as in `useAction`. */
  done?: string;
}

/** Edited text over the stored one. Another person's change to the stored text in between is not overwritten unseen. */
export function useSetupDraft({ cellar, stored, onDone, ...action }: SetupDraft) {
  const [draft, setDraft] = useState<{ text: string; over: string }>();
  const { run, pending, failure } = useLotAction(action);
  /** Whether the changes were saved. */
  const save = async (changes: Partial<Setup>): Promise<boolean> => {
    const { winery, setup } = cellar;
    const body = { seq: winery.seq, setup: { ...setup, ...changes } };
    if (!(await run(() => call(changeSetup, { params: { wineryId: winery.id }, body })))) return false;
    setDraft(undefined);
    onDone();
    return true;
  };
  return {
    text: draft?.text ?? stored,
    isOvertaken: draft !== undefined && draft.over !== stored,
    setText: (text: string | undefined) =>
      setDraft(text === undefined ? undefined : { text, over: draft?.over ?? stored }),
    ...{ save, pending, failure },
  };
}

export function Overtaken({ onSeeTheirs }: { onSeeTheirs: () => void }) {
  const { settings } = useOfficeWording();
  return (
    <p role="status" className="mt-2 text-sm text-wine">
      {`${settings.overtaken} `}
      <Button look="link" className="min-h-11" onClick={onSeeTheirs}>
        {settings.seeTheirs}
      </Button>
    </p>
  );
}
