import { confirmLink, resetLink } from '@orbit-vine/contract/mailed-links.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { forgetParameter, parameter } from './address-parameters.ts';
import type { Confirmation } from './exchange-code.ts';

/** Signed-in members need no link for a new password. */
export function useWithoutResetToken(): void {
  useEffect(() => forgetParameter(resetLink.parameter), []);
}

export function resetTokenInAddress(): string | undefined {
  return parameter(resetLink.parameter);
}

/** Exchanges the code of the mailed link, if the address has one; only then loads the script for it. */
export function useConfirmation(communityName: string): Confirmation {
  const queryClient = useQueryClient();
  const [confirmation, setConfirmation] = useState<Confirmation>({ state: 'running' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: Retry changes the attempt.
  useEffect(() => {
    let current = true;
    const show = (next: Confirmation) => {
      if (current) setConfirmation(next);
    };
    const code = parameter(confirmLink.parameter);
    if (code === undefined) {
      show({ state: 'none' });
      return;
    }
    show({ state: 'running' });
    const retry = () => setAttempt((count) => count + 1);
    import('./exchange-code.ts').then(
      ({ exchangeCode }) =>
        exchangeCode(code, { queryClient, communityName, isCurrent: () => current, show, retry }),
      () => show({ state: 'failed', title: 'Part of this page couldn’t be loaded.', retry }),
    );
    return () => {
      current = false;
    };
  }, [attempt, communityName, queryClient]);
  return confirmation;
}
