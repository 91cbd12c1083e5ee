import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ProblemError } from '../../platform/api.ts';
import { isRefusal } from '../../platform/query-client.ts';

const againMs = 8_000;

interface Sending<Task, Answer> {
  /** What is to be sent next. One follows the other once it has another id. */
  readonly task: Task | undefined;
  readonly send: (task: Task) => Promise<Answer>;
  readonly onSent: (answer: Answer, task: Task) => void;
  /** The server will not take it, which trying again would not change. */
  readonly onRefused: (why: string, task: Task) => void;
}

/** Sends what waits until the server has it or refuses it: again after a while, and as soon as there is a connection. */
export function useUntilSent<Task extends { readonly id: string }, Answer>(now: Sending<Task, Answer>): void {
  const [tries, setTries] = useState(0);
  const sending = useRef(false);
  const latest = useEffectEvent(() => now);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another run.
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
        // Another page may have taken it off meanwhile, so that the next one did not see an end.
        again();
      })
      .catch((reason: unknown) => {
        sending.current = false;
        if (isRefusal(reason) && reason instanceof ProblemError && reason.status !== 401)
          latest().onRefused(reason.title, task);
        else timer = setTimeout(again, againMs);
      });
    window.addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [now.task?.id, tries]);
}
