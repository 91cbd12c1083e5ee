import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ProblemError } from '../platform/api.ts';
import { isDismissed } from '../platform/is-dismissed.ts';
import { showToast } from './toast.tsx';

export interface ActionOptions {
  readonly refetch?: readonly QueryKey[];
  /** Success message for a toast; failures then go to a toast too, instead of `failure`. */
  readonly done?: string;
  /** A problem's sentence in another language than the server's. */
  readonly sentenceOf?: (problem: ProblemError) => string;
}

const titleOf = ({ title }: ProblemError) => title;

/** Runs one server action at a time, with its state. A canceled confirmation is no failure. */
export function useAction({ refetch = [], done, sentenceOf = titleOf }: ActionOptions = {}) {
  const queryClient = useQueryClient();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  /** `confirmation` is a success message whose failure stays in `failure`. */
  const run = async (work: () => Promise<unknown>, confirmation = done): Promise<boolean> => {
    if (pending) return false;
    setPending(true);
    setFailure(undefined);
    try {
      await work();
      if (confirmation) showToast({ title: confirmation, confirmation: true });
      return true;
    } catch (reason) {
      if (isDismissed(reason)) return false;
      if (!(reason instanceof ProblemError)) throw reason;
      if (done) showToast({ title: sentenceOf(reason), destructive: true });
      else setFailure(sentenceOf(reason));
      return false;
    } finally {
      await Promise.all(refetch.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
      setPending(false);
    }
  };
  return { pending, failure, setFailure, run };
}
