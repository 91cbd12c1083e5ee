/**
 * Lets one work at a time. Each member has one place in line, and whatever else they bring waits until that has been
 * called: who comes with one picture waits for one of everybody's, not for forty of somebody's.
 */
export function createFairLine() {
  /** By member, in the order of their places. */
  const waiting = new Map<string, (() => void)[]>();
  let working = false;

  const callNext = () => {
    const [next] = waiting;
    if (!next) {
      working = false;
      return;
    }
    const [member, [begin, ...others]] = next;
    waiting.delete(member);
    if (others.length > 0) waiting.set(member, others);
    begin?.();
  };

  return async <T>(member: string, work: () => Promise<T>): Promise<T> => {
    if (working) {
      await new Promise<void>((resolve) => {
        waiting.set(member, [...(waiting.get(member) ?? []), resolve]);
      });
    }
    working = true;
    try {
      return await work();
    } finally {
      callNext();
    }
  };
}
