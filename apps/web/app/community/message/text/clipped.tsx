import { type FocusEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { announceGrowth } from '../growth.ts';
import { useTabIndex } from '../row-stop.ts';

/**
 * Shows a dozen lines, and all after “Show all” or when the keyboard focuses a hidden link. Screen readers always
 * get the whole text.
 */
export function Clipped({ className, children }: { className: string; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const [isLong, setLong] = useState(false);
  const [whole, setWhole] = useState(false);
  const tabIndex = useTabIndex();
  useLayoutEffect(() => {
    const { current } = frame;
    const text = current?.firstElementChild;
    if (!current || !text || whole) return;
    const measure = () => setLong(text.scrollHeight > current.clientHeight + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(text);
    return () => observer.disconnect();
  }, [whole]);
  const open = (opened: boolean) => {
    if (frame.current) announceGrowth(frame.current);
    setWhole(opened);
  };
  const reach = ({ target }: FocusEvent) => {
    open(true);
    requestAnimationFrame(() => target.scrollIntoView({ block: 'nearest' }));
  };
  const less = () => {
    open(false);
    // Otherwise the shorter message could be out of sight.
    requestAnimationFrame(() => frame.current?.scrollIntoView({ block: 'nearest' }));
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only reacts to the focus of links in it; the button
          serves everyone else. */}
      <div
        ref={frame}
        onFocus={isLong && !whole ? reach : undefined}
        className={`${className} ${whole ? '' : 'max-h-[12lh] overflow-clip'}`}
      >
        <div>{children}</div>
      </div>
      {isLong && (
        <Button tabIndex={tabIndex} aria-expanded={whole} onClick={whole ? less : () => open(true)}>
          {whole ? 'Show less' : 'Show all'}
        </Button>
      )}
    </>
  );
}
