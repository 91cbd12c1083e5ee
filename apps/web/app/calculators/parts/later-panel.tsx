import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';

/** A part of a calculator whose script comes when it is opened. */
export function LaterPanel({ title, children }: { title: string; children: ReactNode }) {
  const [opened, setOpened] = useState(false);
  const panel = useRef<HTMLDetailsElement>(null);
  // It may have been opened before React was there.
  useEffect(() => setOpened(panel.current?.open === true), []);
  return (
    <details
      ref={panel}
      className="group mt-4 border border-edge"
      onToggle={() => setOpened(true)}
      data-noprint
    >
      <summary className="flex min-h-12 items-center justify-between gap-4 px-4 font-semibold md:px-5">
        {title}
        <Icon name="down" className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <div className="px-4 pt-1 pb-5 md:px-5">
        <Suspense fallback={<p>Opening…</p>}>{opened && children}</Suspense>
      </div>
    </details>
  );
}
