import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

interface PrerenderedProps {
  id: string;
  className: string;
  /** Guarded by `import.meta.env.SSR`, so that its code stays out of the browser's script. */
  children: ReactNode;
}

/**
 * A part of a hydrated page that never changes: it is rendered when the site is built and left alone in the browser.
 * Should React ever have to build the page anew, the very nodes are put back.
 */
export function Prerendered({ id, className, children }: PrerenderedProps) {
  const place = useRef<HTMLDivElement>(null);
  const [nodes] = useState(() =>
    import.meta.env.SSR ? [] : Array.from(document.getElementById(id)?.childNodes ?? []),
  );
  useLayoutEffect(() => {
    if (!place.current?.hasChildNodes()) place.current?.append(...nodes);
  }, [nodes]);
  return (
    // React neither compares nor replaces a lone text whose warning is suppressed.
    <div id={id} ref={place} className={className} suppressHydrationWarning>
      {import.meta.env.SSR ? children : ''}
    </div>
  );
}
