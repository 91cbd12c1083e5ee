import { confirmEmail, confirmLink, resetLink } from '@orbit-vine/contract/accounts.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call, ProblemError } from '../platform/api.ts';
import { showToast } from '../ui/toast.tsx';
import { takePageAfterSignUp } from './page-after-sign-up.ts';
import { sessionQuery } from './session.ts';

export type Confirmation =
  | { readonly state: 'none' }
  | { readonly state: 'running' }
  | { readonly state: 'invalid'; readonly title: string }
  | ({ readonly state: 'unfinished' } & Unfinished)
  | { readonly state: 'failed'; readonly title: string; readonly retry: () => void };

/** The code is good, and is not enough. */
export interface Unfinished {
  readonly code: string;
  readonly needs: 'password' | 'name';
  readonly onConfirmed: () => void;
  readonly onInvalid: (title: string) => void;
  readonly onLeave: () => void;
}

const missing: Record<string, Unfinished['needs']> = { PASSWORD_NEEDED: 'password', USERNAME_TAKEN: 'name' };

/** One exchange per code, however often React runs the effect that asks for it. */
const exchanges = new Map<string, Promise<unknown>>();

function exchange(code: string): Promise<unknown> {
  const running = exchanges.get(code) ?? call(confirmEmail, { body: { code } });
  exchanges.set(code, running);
  return running;
}

export function parameter(name: string): string | undefined {
  return new URLSearchParams(window.location.search).get(name) ?? undefined;
}

/** Spent codes do not stay in the address, the history or a shared link. */
export function forgetParameter(name: string): void {
  const url = new URL(window.location.href);
  if (!url.searchParams.has(name)) return;
  url.searchParams.delete(name);
  window.history.replaceState(window.history.state, '', url);
}

/** Somebody who is signed in has no use for a link to a new password. */
export function useWithoutResetToken(): void {
  useEffect(() => forgetParameter(resetLink.parameter), []);
}

export function resetTokenInAddress(): string | undefined {
  return parameter(resetLink.parameter);
}

/** Exchanges the code of the mailed link, if this page was opened with one. */
export function useConfirmation(communityName: string): Confirmation {
  const queryClient = useQueryClient();
  const [confirmation, setConfirmation] = useState<Confirmation>({ state: 'running' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is what Retry asks for.
  useEffect(() => {
    let current = true;
    const show = (next: Confirmation) => {
      if (current) setConfirmation(next);
    };
    const code = parameter(confirmLink.parameter);
    if (!code) {
      show({ state: 'none' });
      return;
    }
    show({ state: 'running' });
    const retry = () => {
      exchanges.delete(code);
      setAttempt((count) => count + 1);
    };
    const end = (next: Confirmation) => {
      if (current) forgetParameter(confirmLink.parameter);
      show(next);
    };
    const enter = async () => {
      if (!current) return;
      forgetParameter(confirmLink.parameter);
      const page = takePageAfterSignUp();
      if (page) return location.replace(page);
      // A look at the session from before the exchange may still be on its way, and would be taken for the answer.
      await queryClient.cancelQueries(sessionQuery);
      await queryClient.refetchQueries(sessionQuery);
      showToast({ title: `Welcome to ${communityName}!`, description: 'Your account has been created.' });
      show({ state: 'none' });
    };
    exchange(code)
      .then(enter)
      .catch((reason: unknown) => {
        const { status, title, code: problem } = reason as ProblemError;
        const needs = missing[problem];
        if (needs) {
          return show({
            state: 'unfinished',
            code,
            needs,
            onConfirmed: () => void enter(),
            onInvalid: (sentence) => end({ state: 'invalid', title: sentence }),
            onLeave: () => end({ state: 'none' }),
          });
        }
        const definite = reason instanceof ProblemError && status >= 400 && status < 500 && status !== 429;
        if (definite) end({ state: 'invalid', title });
        else show({ state: 'failed', title, retry });
      });
    return () => {
      current = false;
    };
  }, [attempt, communityName, queryClient]);
  return confirmation;
}
