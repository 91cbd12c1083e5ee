import { type RefObject, useEffect } from 'react';

/** The code for touch loads only on devices that have it. */
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
      // Without it each message's button still opens its menu.
      () => undefined,
    );
    return () => {
      left = true;
      end?.();
    };
  }, [list]);
}
