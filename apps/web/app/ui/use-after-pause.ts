import { useEffect, useState } from 'react';

/** What was typed, once the reader has paused, and a way not to wait for that. */
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
