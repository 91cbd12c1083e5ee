import { type PointerEvent, useRef, useState } from 'react';

const farEnough = 90;

export function useSwipe(onSwipe: (direction: 'left' | 'right') => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  const [offset, setOffset] = useState(0);
  const end = () => {
    start.current = undefined;
    setOffset(0);
  };
  return {
    offset,
    handlers: {
      onPointerDown: ({ pointerType, clientX, clientY, target }: PointerEvent) => {
        const isControl = (target as Element).closest('button, a');
        if (pointerType !== 'mouse' && !isControl) start.current = { x: clientX, y: clientY };
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent) => {
        if (!start.current) return;
        const [x, y] = [clientX - start.current.x, clientY - start.current.y];
        if (Math.abs(x) > Math.abs(y)) setOffset(x);
      },
      onPointerUp: () => {
        if (Math.abs(offset) >= farEnough) onSwipe(offset < 0 ? 'left' : 'right');
        end();
      },
      onPointerCancel: end,
    },
  };
}
