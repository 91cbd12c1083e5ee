import { useEffect, useState } from 'react';

/** Returns the text after a pause in typing, and a function that skips the pause. */
export function useAfterPause(
  typed: string,
  pauseMs: number,
  first = typed,
): [text: string, now: () => void] {
  const [text, setText] = useState(first);
  useEffect(() => {
    const timer = setTimeout(() => setText(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed, pauseMs]);
  return [text, () => setText(typed)];
}
