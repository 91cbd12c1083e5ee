import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

interface PrerenderedProps {
  id: string;
  className: string;
  /** Guarded by `import.meta.env.SSR`, so that its code stays out of the browser's script. */
  children: ReactNode;
}

/**
 * A static part of a hydrated page: rendered by the build, and left alone in the browser. If React rebuilds the page,
 * the same nodes are put back.
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
    // With the warning suppressed, React neither compares nor replaces a single text child.
    <div id={id} ref={place} className={className} suppressHydrationWarning>
      {import.meta.env.SSR ? children : ''}
    </div>
  );
}
