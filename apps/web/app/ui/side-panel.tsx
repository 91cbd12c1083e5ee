import { type ReactNode, useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { observable, useObservable } from '../platform/observable.ts';
import { Boundary } from './boundary.tsx';
import { Dialog } from './dialog.tsx';
import { IconButton } from './icon-button.tsx';

interface Panel {
  readonly title: string;
  /** May be lazy. */
  readonly content: ReactNode;
}

const shown = observable<Panel | undefined>(undefined);
let openedFrom: Element | null = null;

/** Shows something beside the channel: a column where there is room, else a sheet. There is only ever one. */
export function openPanel(panel: Panel): void {
  openedFrom = document.activeElement;
  shown.set(panel);
}

export function closePanel(): void {
  shown.set(undefined);
  if (openedFrom instanceof HTMLElement && openedFrom.isConnected) openedFrom.focus();
}

/** The panels that were left for a message, by the entry of the browser's history in which they were open. */
const left = new Map<string, Panel>();
let entry = '';

/** Somebody goes from the panel to a message: a panel that would cover it closes, and is there again on the way back. */
export function leavePanel(): void {
  const panel = shown.get();
  if (!panel || matchMedia(wide).matches) return;
  left.set(entry, panel);
  closePanel();
}

/** Opens again what was left for a message, once the reader is back. */
function useReturn(): void {
  const { key } = useLocation();
  const popped = useNavigationType() === 'POP';
  useEffect(() => {
    entry = key;
    const panel = left.get(key);
    left.delete(key);
    if (panel && popped) openPanel(panel);
  }, [key, popped]);
}

const wide = '(min-width: 64rem)';

export function SidePanel() {
  const panel = useObservable(shown);
  const column = useMedia(wide);
  useReturn();
  // Whoever leaves the community leaves its panels too.
  useEffect(
    () => () => {
      left.clear();
      shown.set(undefined);
    },
    [],
  );
  if (!panel) return null;
  const content = (
    <Boundary of={panel} fallback={<p role="alert">This cannot be shown. Close it and open it again.</p>}>
      {panel.content}
    </Boundary>
  );
  if (column)
    return (
      <Column key={panel.title} title={panel.title}>
        {content}
      </Column>
    );
  return (
    <Dialog title={panel.title} onDismiss={closePanel} shape="rightSheet">
      <div className="mt-5">{content}</div>
    </Dialog>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  useEffect(() => heading.current?.focus(), []);
  return (
    <aside
      data-panel
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        closePanel();
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
        <IconButton label="Close" icon="close" onClick={closePanel} />
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
