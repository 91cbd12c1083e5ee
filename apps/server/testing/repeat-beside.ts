/**
 * Repeats work `count` times concurrently until disposed: `await using` it. The disposal throws an error of the work,
 * which is no unhandled rejection before.
 */
export function repeatBeside(count: number, work: (at: number) => Promise<void>) {
  let going = true;
  const all = Promise.allSettled(
    Array.from({ length: count }, async (_, at) => {
      while (going) await work(at);
    }),
  );
  const stop = async () => {
    going = false;
    const failed = (await all).find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
  };
  return { stop, [Symbol.asyncDispose]: stop };
}
