import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { observable, useObservable } from '../platform/observable.ts';
import { later } from './later.tsx';
import { wideEnough } from './wide-enough.ts';

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
  if (!panel || matchMedia(wideEnough).matches) return;
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

const importOpen = () => import('./open-side-panel.tsx');
const OpenSidePanel = later(() => importOpen().then((module) => module.OpenSidePanel));
// With the first touch of a key or the page, so that it is there before a panel can have been asked for.
if (typeof window !== 'undefined')
  for (const kind of ['keydown', 'pointerdown'])
    window.addEventListener(kind, () => void importOpen().catch(() => undefined), { once: true });

export function SidePanel() {
  const panel = useObservable(shown);
  useReturn();
  // Whoever leaves the community leaves its panels too.
  useEffect(
    () => () => {
      left.clear();
      shown.set(undefined);
    },
    [],
  );
  return panel && <OpenSidePanel {...panel} onClose={closePanel} />;
}
