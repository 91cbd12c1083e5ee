import { useState } from 'react';
import { ProblemError } from '../../platform/api.ts';
import { useLotAction } from '../layout/use-lot-action.ts';

/**
 * Stores work that the book may doubt: the warning is shown as the failure, and the same work is stored despite it when
 * it is sent once more.
 */
export function useStoring() {
  const { run, ...action } = useLotAction();
  const [doubted, setDoubted] = useState<string>();
  const store = (work: unknown, send: (despite: boolean) => Promise<unknown>) =>
    run(async () => {
      const key = JSON.stringify(work);
      try {
        await send(key === doubted);
      } catch (reason) {
        if (reason instanceof ProblemError && reason.code === 'ENTRY_DOUBTFUL') setDoubted(key);
        throw reason;
      }
      setDoubted(undefined);
    });
  return {
    ...action,
    store,
    isDoubted: (work: unknown) => doubted !== undefined && JSON.stringify(work) === doubted,
  };
}
