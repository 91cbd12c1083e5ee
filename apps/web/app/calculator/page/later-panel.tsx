import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';

export interface LaterPanelProps {
  readonly title: string;
  /** Whether it is opened for printing. It is left out as long as it is empty. */
  readonly prints?: boolean;
  readonly children: ReactNode;
}

/**
 * Loads the part at the first pointer or key event, since nothing can be fetched once printing begins, and opens it
 * on paper.
 */
function openToPrint(panel: RefObject<HTMLDetailsElement | null>, bring: (opened: boolean) => void) {
  let wasOpen = false;
  const touched = () => bring(true);
  const before = () => {
    wasOpen = panel.current?.open === true;
    if (panel.current) panel.current.open = true;
  };
  const after = () => {
    if (panel.current) panel.current.open = wasOpen;
  };
  addEventListener('pointerover', touched, { once: true });
  addEventListener('keydown', touched, { once: true });
  addEventListener('beforeprint', before);
  addEventListener('afterprint', after);
  return () => {
    removeEventListener('pointerover', touched);
    removeEventListener('keydown', touched);
    removeEventListener('beforeprint', before);
    removeEventListener('afterprint', after);
  };
}

export function LaterPanel({ title, prints = false, children }: LaterPanelProps) {
  const [opened, setOpened] = useState(false);
  const panel = useRef<HTMLDetailsElement>(null);
  // It may have been opened before hydration.
  useEffect(() => setOpened(panel.current?.open === true), []);
  useEffect(() => (prints ? openToPrint(panel, setOpened) : undefined), [prints]);
  return (
    <details
      ref={panel}
      className="group mt-4 border border-edge"
      onToggle={() => setOpened(true)}
      data-noprint={prints && opened ? undefined : ''}
    >
      <summary className="flex min-h-12 items-center justify-between gap-4 px-4 font-semibold md:px-5">
        {title}
        <Icon name="down" className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <div className="px-4 pt-1 pb-5 md:px-5">
        <Suspense fallback={<p data-noprint="">Opening…</p>}>{opened && children}</Suspense>
      </div>
    </details>
  );
}
