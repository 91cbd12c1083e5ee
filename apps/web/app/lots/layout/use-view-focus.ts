import { useEffect, useRef } from 'react';
import { site } from '../../platform/site.ts';
import type { Place } from './view-address.ts';

/** Whoever goes to another view is told where they are: the view takes the focus, and its heading is in the page's title. */
export function useViewFocus(place: Place) {
  const main = useRef<HTMLElement>(null);
  const view = 'id' in place ? `${place.view} ${place.id}` : place.view;
  const shown = useRef(view);
  useEffect(() => {
    const heading = main.current?.querySelector('h1')?.textContent;
    document.title = [heading, 'Lot manager', site.name].filter(Boolean).join(' · ');
    if (shown.current !== view) main.current?.focus({ preventScroll: true });
    shown.current = view;
  }, [view]);
  return main;
}
