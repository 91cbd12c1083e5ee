/** Calls `load` at most once per `ms` milliseconds; callers within that time share its result, also a failure. */
export function memoizeFor<T>(ms: number, load: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  let validUntil = 0;
  return () => {
    const now = performance.now();
    if (!result || now >= validUntil) {
      result = load();
      validUntil = now + ms;
    }
    return result;
  };
}
