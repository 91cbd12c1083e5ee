import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { observable, useObservable } from '../platform/observable.ts';
import { fetchAtFirstTouch, later } from './later.tsx';
import type { OpenedPanel, Panel } from './panel-stack.ts';
import { wideEnough } from './wide-enough.ts';

const shown = observable<OpenedPanel | undefined>(undefined);

/**
 * Shows something beside the channel: a column where there is room, else a sheet. There is only ever one; what is
 * opened from within it has a way back.
 */
export function openPanel(panel: Panel, from = document.activeElement): void {
  shown.set({ ...panel, from, below: from?.closest('[data-panel]') ? shown.get() : undefined });
}

export function closePanel(): void {
  let first = shown.get();
  while (first?.below) first = first.below;
  shown.set(undefined);
  if (first?.from instanceof HTMLElement && first.from.isConnected) first.from.focus();
}

/** The panels that were left for a message, by the entry of the browser's history in which they were open. */
const left = new Map<string, OpenedPanel>();
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
    if (panel && popped) shown.set(panel);
  }, [key, popped]);
}

const OpenSidePanel = later(() => import('./open-side-panel.tsx').then((module) => module.OpenSidePanel));
fetchAtFirstTouch(OpenSidePanel);

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
  return panel && <OpenSidePanel top={panel} onClose={closePanel} onBack={shown.set} />;
}
