import { type FocusEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { announceGrowth } from './growth.ts';
import { useTabIndex } from './row-stop.ts';

/**
 * Shows a dozen lines, and all of them once somebody asks for them or comes to what is hidden by the keyboard. For
 * screen readers everything is there.
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
    // Far below the beginning, what is left of the message would be out of sight.
    requestAnimationFrame(() => frame.current?.scrollIntoView({ block: 'nearest' }));
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: links in it take the focus; the button is for all else. */}
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
