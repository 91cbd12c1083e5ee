import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ProblemError } from '../platform/api.ts';
import { isDismissed } from '../platform/is-dismissed.ts';
import { showToast } from './toast.tsx';

interface ActionOptions {
  /** What is fetched again once it has been tried. */
  readonly refetch?: readonly QueryKey[];
  /** Said in a toast once it is done. A failure is then said in one too, and not left to `failure`. */
  readonly done?: string;
}

/** One thing at a time that somebody does to the server, and how it went. Whoever closes a question has not failed. */
export function useAction({ refetch = [], done }: ActionOptions = {}) {
  const queryClient = useQueryClient();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  /** Whether it was done; another press while one is under way does nothing. */
  const run = async (work: () => Promise<unknown>): Promise<boolean> => {
    if (pending) return false;
    setPending(true);
    setFailure(undefined);
    try {
      await work();
      if (done) showToast({ title: done, confirmation: true });
      return true;
    } catch (reason) {
      if (isDismissed(reason)) return false;
      if (!(reason instanceof ProblemError)) throw reason;
      if (done) showToast({ title: reason.title, destructive: true });
      else setFailure(reason.title);
      return false;
    } finally {
      await Promise.all(refetch.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
      setPending(false);
    }
  };
  return { pending, failure, setFailure, run };
}
