/** Asks at most once in so many milliseconds, however often it is called, and answers all with what came of it. */
export function askedOnce<T>(ms: number, ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | undefined;
  let until = 0;
  return () => {
    const now = performance.now();
    if (!asked || now >= until) {
      asked = ask();
      until = now + ms;
    }
    return asked;
  };
}
