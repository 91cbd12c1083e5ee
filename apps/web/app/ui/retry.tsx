import { useLayoutEffect, useRef } from 'react';
import { Button } from './button.tsx';

interface RetryProps {
  message: string;
  onRetry: () => void;
  className?: string;
}

/** Has the focus in place of a pressed button that has disappeared. */
let standIn: HTMLElement | undefined;

export function Retry({ message, onRetry, className = '' }: RetryProps) {
  const line = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const button = line.current?.querySelector('button');
    if (standIn && standIn === document.activeElement) button?.focus();
    standIn = undefined;
    return () => {
      if (!button || button !== document.activeElement) return;
      standIn = placeAround(button);
      standIn.focus();
    };
  }, []);
  return (
    <p
      ref={line}
      role="alert"
      className={`flex flex-wrap items-center gap-3 text-sm text-muted ${className}`}
    >
      {message}
      <Button onClick={onRetry}>Try again</Button>
    </p>
  );
}

function placeAround(button: HTMLElement): HTMLElement {
  const part = button.closest<HTMLElement>('details, dialog, aside, main') ?? document.body;
  const head = part.querySelector<HTMLElement>('summary, h1, h2');
  const place = head ?? part;
  if (place.tabIndex < 0) place.tabIndex = -1;
  return place;
}
