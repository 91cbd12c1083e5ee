import { useLayoutEffect, useRef } from 'react';

/**
 * What a reader typed or chose before the script came still stands in the element: it is taken up on the first render,
 * in the layout phase, since the element shows something else as soon as a kept unit is read.
 */
export function useEarlyInput<Field extends HTMLInputElement | HTMLSelectElement>(
  shown: string,
  take: (early: string) => void,
  heldBy: (field: Field) => string = (field) => field.value,
) {
  const field = useRef<Field>(null);
  const atFirst = useRef({ shown, take, heldBy });
  useLayoutEffect(() => {
    const first = atFirst.current;
    const held = field.current ? first.heldBy(field.current) : first.shown;
    if (held !== first.shown) first.take(held);
  }, []);
  return field;
}
