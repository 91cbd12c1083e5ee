import { confirmEmail } from '@orbit-vine/contract/accounts.ts';
import { confirmFromLots, confirmLink } from '@orbit-vine/contract/mailed-links.ts';
import type { QueryClient } from '@tanstack/react-query';
import { call, ProblemError } from '../platform/api.ts';
import { showToast } from '../ui/toast.tsx';
import { forgetParameter, parameter } from './address-parameters.ts';
import { sessionQuery } from './session.ts';

export type Confirmation =
  | { readonly state: 'none' }
  | { readonly state: 'running' }
  | { readonly state: 'invalid'; readonly title: string }
  | ({ readonly state: 'unfinished' } & Unfinished)
  | { readonly state: 'failed'; readonly title: string; readonly retry: () => void };

export interface Unfinished {
  readonly code: string;
  readonly needs: 'password' | 'name';
  readonly onConfirmed: () => void;
  readonly onInvalid: (title: string) => void;
  readonly onLeave: () => void;
}

const missing: Record<string, Unfinished['needs']> = { PASSWORD_NEEDED: 'password', USERNAME_TAKEN: 'name' };

/** One exchange per code, even if React runs the effect twice. */
const exchanges = new Map<string, Promise<unknown>>();

function exchange(code: string): Promise<unknown> {
  const running = exchanges.get(code) ?? call(confirmEmail, { body: { code } });
  exchanges.set(code, running);
  return running;
}

interface Around {
  readonly queryClient: QueryClient;
  readonly communityName: string;
  readonly isCurrent: () => boolean;
  readonly show: (next: Confirmation) => void;
  readonly retry: () => void;
}

/** A link opened twice is spent, but has already signed the member in. */
async function isIn(queryClient: QueryClient): Promise<boolean> {
  await queryClient.cancelQueries(sessionQuery);
  const session = await queryClient.fetchQuery(sessionQuery).catch(() => undefined);
  return Boolean(session);
}

/** Exchanges the code of a mailed link for a session, and shows the outcome. Never rejects. */
export async function exchangeCode(code: string, around: Around): Promise<void> {
  const { queryClient, communityName, isCurrent, show, retry } = around;
  const end = (next: Confirmation) => {
    if (isCurrent()) for (const { parameter } of [confirmLink, confirmFromLots]) forgetParameter(parameter);
    show(next);
  };
  const enter = async (isNew = true) => {
    if (!isCurrent()) return;
    if (parameter(confirmFromLots.parameter) === confirmFromLots.value) return location.replace('/lots');
    forgetParameter(confirmLink.parameter);
    // An earlier session request may still be running, and its answer would be outdated.
    await queryClient.cancelQueries(sessionQuery);
    await queryClient.refetchQueries(sessionQuery);
    if (isNew)
      showToast({ title: `Welcome to ${communityName}!`, description: 'Your account has been created.' });
    show({ state: 'none' });
  };
  try {
    await exchange(code);
    await enter();
  } catch (reason) {
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
    if (problem === 'CODE_INVALID' && (await isIn(queryClient))) return enter(false);
    const definite = reason instanceof ProblemError && status >= 400 && status < 500 && status !== 429;
    if (definite) return end({ state: 'invalid', title });
    show({
      state: 'failed',
      title,
      retry: () => {
        exchanges.delete(code);
        retry();
      },
    });
  }
}
