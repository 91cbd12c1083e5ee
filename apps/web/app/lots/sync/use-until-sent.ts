import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ProblemError } from '../../platform/api.ts';
import { isRefusal } from '../../platform/query-client.ts';

const againMs = 8_000;

interface Sending<Task, Answer> {
  /** The next task is recognized by its new id. */
  readonly task: Task | undefined;
  readonly send: (task: Task) => Promise<Answer>;
  readonly onSent: (answer: Answer, task: Task) => void;
  /** The server refused it for good; a retry would not help. */
  readonly onRefused: (why: ProblemError, task: Task) => void;
}

/** Sends the task until the server has it or refuses it: retries after a delay and when a connection returns. */
export function useUntilSent<Task extends { readonly id: string }, Answer>(now: Sending<Task, Answer>): void {
  const [tries, setTries] = useState(0);
  const sending = useRef(false);
  const latest = useEffectEvent(() => now);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try reruns the effect.
  useEffect(() => {
    const { task, send } = latest();
    if (!task || sending.current) return;
    sending.current = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = () => setTries((count) => count + 1);
    send(task)
      .then((answer) => {
        sending.current = false;
        latest().onSent(answer, task);
        // If another page removed this task during the request, the next one was skipped: start it now.
        again();
      })
      .catch((reason: unknown) => {
        sending.current = false;
        if (isRefusal(reason) && reason instanceof ProblemError && reason.status !== 401)
          latest().onRefused(reason, task);
        else timer = setTimeout(again, againMs);
      });
    window.addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [now.task?.id, tries]);
}
