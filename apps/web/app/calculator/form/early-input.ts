import { useLayoutEffect, useRef } from 'react';

/** A field whose value `early-form.ts` has set before hydration. */
export type EarlyField<Field = HTMLInputElement | HTMLSelectElement> = Field & { early?: string };

/**
 * Takes the text typed, or the option chosen, before hydration; it is still in the element at the first render.
 *
 * @param built the value that the page was built with
 * @param take is called with the reader's value, or with undefined if there is none
 */
export function useEarlyInput<Field extends HTMLInputElement | HTMLSelectElement>(
  built: string,
  take: (early: string | undefined, field: Field) => void,
  valueIn: (field: Field) => string = (field) => field.value,
) {
  const field = useRef<Field>(null);
  const atFirst = useRef({ built, take, valueIn });
  useLayoutEffect(() => {
    const { current } = field;
    if (!current) return;
    const first = atFirst.current;
    const value = first.valueIn(current);
    const set: string = (current as EarlyField<Field>).early ?? first.built;
    first.take(value === set ? undefined : value, current);
  }, []);
  return field;
}
