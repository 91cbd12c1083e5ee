import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ProblemError } from '../../api.ts';
import { isDismissed } from '../is-dismissed.ts';

/** One thing at a time, with what went wrong said beside it, and what it changed asked for anew. */
export function useAct(queryKey?: QueryKey, ignore: (reason: unknown) => boolean = isDismissed) {
  const queryClient = useQueryClient();
  const [pending, setPending] = useState(false);
  const [fault, setFault] = useState<string>();
  const act = async (work: () => Promise<unknown>): Promise<boolean> => {
    if (pending) return false;
    setPending(true);
    setFault(undefined);
    try {
      await work();
      if (queryKey) await queryClient.invalidateQueries({ queryKey });
      return true;
    } catch (reason) {
      if (reason instanceof ProblemError) setFault(reason.title);
      else if (!ignore(reason)) throw reason;
      return false;
    } finally {
      setPending(false);
    }
  };
  return { pending, fault, act };
}
