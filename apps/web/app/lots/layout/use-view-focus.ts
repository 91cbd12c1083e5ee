import { useEffect, useRef } from 'react';
import { site } from '../../platform/site.ts';
import { useWording } from '../wording/use-wording.ts';
import type { View } from './view-address.ts';

/** Focuses a new view and titles the page after its heading, so that screen readers announce it. */
export function useViewFocus(view: View) {
  const { frame } = useWording();
  const main = useRef<HTMLElement>(null);
  const name = 'id' in view ? `${view.view} ${view.id}` : view.view;
  const shown = useRef(name);
  useEffect(() => {
    const heading = main.current?.querySelector('h1')?.textContent;
    document.title = [heading, frame.lotManager, site.name].filter(Boolean).join(' · ');
    if (shown.current !== name) main.current?.focus({ preventScroll: true });
    shown.current = name;
  }, [name, frame]);
  return main;
}
