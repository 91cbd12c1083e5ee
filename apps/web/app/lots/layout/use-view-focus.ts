import { useEffect, useRef } from 'react';
import { site } from '../../platform/site.ts';
import { useWording } from '../wording/use-wording.ts';
import type { View } from './view-address.ts';

const nameOf = (view: View) => ('id' in view ? `${view.view} ${view.id}` : view.view);

/** Focuses a new view, so that screen readers announce it. */
export function useViewFocus(view: View) {
  const main = useRef<HTMLElement>(null);
  const name = nameOf(view);
  const shown = useRef(name);
  useEffect(() => {
    if (shown.current !== name) main.current?.focus({ preventScroll: true });
    shown.current = name;
  }, [name]);
  return main;
}

/** Titles the page after the heading of the view that it stands behind. */
export function ViewTitle({ view }: { view: View }) {
  const { frame } = useWording();
  const name = nameOf(view);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view has another heading.
  useEffect(() => {
    const heading = document.querySelector('main h1')?.textContent;
    document.title = [heading, frame.lotManager, site.name].filter(Boolean).join(' · ');
  }, [name, frame]);
  return null;
}
