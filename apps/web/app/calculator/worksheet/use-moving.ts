import { useLayoutEffect, useRef } from 'react';
import type { Worksheets } from './use-worksheets.ts';

/** Where focus goes after a change: a moved button keeps it, and after removal the next step gets it. */
export const moveButtonId = (key: string, by: 1 | -1) => `${by === 1 ? 'down' : 'up'}-${key}`;
export const headingId = (key: string) => `step-${key}`;
export const addFieldId = 'add-step';

export function useMoving(
  { steps, setSteps }: Pick<Worksheets, 'steps' | 'setSteps'>,
  say: (text: string) => void,
  titleOf: (calculator: string) => string,
) {
  const focusNext = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the row has been drawn in its new order.
  useLayoutEffect(() => {
    if (focusNext.current) document.getElementById(focusNext.current)?.focus();
    focusNext.current = undefined;
  }, [steps]);

  function move(key: string, by: 1 | -1) {
    const index = steps.findIndex((step) => step.key === key);
    const step = steps[index];
    const other = steps[index + by];
    if (!step || !other) return;
    focusNext.current = moveButtonId(key, by);
    setSteps((now) => now.map((one) => (one.key === key ? other : one.key === other.key ? step : one)));
    say(`${titleOf(step.calculator)} is now step ${index + by + 1} of ${steps.length}.`);
  }

  function remove(key: string) {
    const index = steps.findIndex((step) => step.key === key);
    const next = steps[index + 1] ?? steps[index - 1];
    focusNext.current = next ? headingId(next.key) : addFieldId;
    setSteps((now) => now.filter((step) => step.key !== key));
    say(`${titleOf(steps[index]?.calculator ?? '')} removed.`);
  }

  return { move, remove };
}
