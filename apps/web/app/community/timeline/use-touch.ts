import { type RefObject, useEffect } from 'react';

/** What fingers do has a file of its own, which comes where there are some. */
export function useTouch(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = list.current;
    if (!element || !matchMedia('(any-pointer: coarse)').matches) return;
    let end: (() => void) | undefined;
    let left = false;
    import('./listen-for-touch.ts').then(
      ({ listenForTouch }) => {
        if (!left) end = listenForTouch(element);
      },
      // Without it a touch shows the buttons all the same.
      () => undefined,
    );
    return () => {
      left = true;
      end?.();
    };
  }, [list]);
}
