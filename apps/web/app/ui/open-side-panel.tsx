import { type ReactNode, useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { Boundary } from './boundary.tsx';
import { Dialog } from './dialog.tsx';
import { IconButton } from './icon-button.tsx';
import { wideEnough } from './wide-enough.ts';

interface OpenSidePanelProps {
  title: string;
  /** May be lazy. */
  content: ReactNode;
  onClose: () => void;
}

/** A column where there is room for one, else a sheet. */
export function OpenSidePanel({ title, content, onClose }: OpenSidePanelProps) {
  const column = useMedia(wideEnough);
  const bounded = (
    <Boundary of={content} fallback={<p role="alert">This cannot be shown. Close it and open it again.</p>}>
      {content}
    </Boundary>
  );
  if (column)
    return (
      <Column key={title} title={title} onClose={onClose}>
        {bounded}
      </Column>
    );
  return (
    <Dialog title={title} onDismiss={onClose} shape="rightSheet">
      <div className="mt-5">{bounded}</div>
    </Dialog>
  );
}

function Column({ title, onClose, children }: Omit<OpenSidePanelProps, 'content'> & { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  useEffect(() => heading.current?.focus(), []);
  return (
    <aside
      data-panel
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        // A dialog that was opened from here closes alone.
        if (event.target instanceof Element && event.target.closest('dialog')) return;
        event.preventDefault();
        onClose();
      }}
      className="min-h-0 overflow-y-auto border-l border-line px-5 pb-8"
    >
      <div className="sticky top-0 z-10 -mx-5 mb-4 flex items-center gap-2 bg-paper py-3 pr-3 pl-5">
        <h2
          id={titleId}
          ref={heading}
          tabIndex={-1}
          className="flex-1 font-sans text-lg font-semibold tracking-normal outline-none"
        >
          {title}
        </h2>
        <IconButton label="Close" icon="close" onClick={onClose} />
      </div>
      {children}
    </aside>
  );
}

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
