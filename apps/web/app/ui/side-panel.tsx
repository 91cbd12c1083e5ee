import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { observable, useObservable } from '../platform/observable.ts';
import { fetchAtFirstTouch, later } from './later.tsx';
import type { OpenedPanel, Panel } from './panel-stack.ts';
import { wideEnough } from './wide-enough.ts';

const shown = observable<OpenedPanel | undefined>(undefined);

/** Opens a panel beside the channel. There is only one; a panel opened from within it has a way back. */
export function openPanel(panel: Panel, from = document.activeElement): void {
  shown.set({ ...panel, from, below: from?.closest('[data-panel]') ? shown.get() : undefined });
}

export function closePanel(): void {
  let first = shown.get();
  while (first?.below) first = first.below;
  shown.set(undefined);
  if (first?.from instanceof HTMLElement && first.from.isConnected) first.from.focus();
}

const panelsLeft = new Map<string, OpenedPanel>();
let entry = '';

export function leavePanel(): void {
  const panel = shown.get();
  if (!panel || matchMedia(wideEnough).matches) return;
  panelsLeft.set(entry, panel);
  closePanel();
}

function useReturn(): void {
  const { key } = useLocation();
  const popped = useNavigationType() === 'POP';
  useEffect(() => {
    entry = key;
    const panel = panelsLeft.get(key);
    panelsLeft.delete(key);
    if (panel && popped) shown.set(panel);
  }, [key, popped]);
}

const OpenSidePanel = later(() => import('./open-side-panel.tsx').then((module) => module.OpenSidePanel));
fetchAtFirstTouch(OpenSidePanel);

export function SidePanel() {
  const panel = useObservable(shown);
  useReturn();
  useEffect(
    () => () => {
      panelsLeft.clear();
      shown.set(undefined);
    },
    [],
  );
  return panel && <OpenSidePanel top={panel} onClose={closePanel} onBack={shown.set} />;
}
