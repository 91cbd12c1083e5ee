import { select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomBehavior, zoom, zoomIdentity } from 'd3-zoom';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { closest, type Size, type View, wholeWorld } from './view.ts';

/** One finger is for scrolling the page. */
function isForMap(event: MouseEvent | TouchEvent): boolean {
  if ('touches' in event) return event.touches.length > 1;
  return (!event.ctrlKey || event.type === 'wheel') && !event.button;
}

/**
 * Zoom by wheel, pinch, drag, and double click; one finger scrolls the page, two move the map. A gesture only transforms
 * the drawing; at its end, `view` changes and the map is redrawn.
 */
export function useZoom(
  svg: RefObject<SVGSVGElement | null>,
  moved: RefObject<SVGGElement | null>,
  size: Size,
) {
  const [view, setView] = useState<View>(wholeWorld);
  const behavior = useRef<ZoomBehavior<SVGSVGElement, unknown>>(undefined);
  const settled = useRef<View>(wholeWorld);
  const { width, height } = size;

  useEffect(() => {
    const element = svg.current;
    if (!element || !width) return;
    const move = ({ transform }: D3ZoomEvent<SVGSVGElement, unknown>) => {
      const { k, x, y } = settled.current;
      const by = transform.k / k;
      moved.current?.setAttribute(
        'transform',
        `translate(${transform.x - x * by} ${transform.y - y * by}) scale(${by})`,
      );
    };
    const settle = ({ transform: { k, x, y } }: D3ZoomEvent<SVGSVGElement, unknown>) => {
      settled.current = { k, x, y };
      setView((before) => (before.k === k && before.x === x && before.y === y ? before : { k, x, y }));
    };
    behavior.current = zoom<SVGSVGElement, unknown>()
      .filter(isForMap)
      .scaleExtent([1, closest])
      .extent([
        [0, 0],
        [width, height],
      ])
      .translateExtent([
        [0, -height / 4],
        [width, height * 1.25],
      ])
      .on('zoom', move)
      .on('end', settle);
    const selection = select(element).call(behavior.current).on('dblclick.zoom', null);
    return () => {
      selection.on('.zoom', null);
    };
  }, [svg, moved, width, height]);

  const withMap = (act: (zoom: ZoomBehavior<SVGSVGElement, unknown>, element: SVGSVGElement) => void) => {
    if (behavior.current && svg.current) act(behavior.current, svg.current);
  };
  return {
    view,
    settled,
    goTo: ({ k, x, y }: View) =>
      withMap((zoomed, element) => zoomed.transform(select(element), zoomIdentity.translate(x, y).scale(k))),
    zoomBy: (factor: number) => withMap((zoomed, element) => zoomed.scaleBy(select(element), factor)),
    moveBy: (x: number, y: number) =>
      withMap((zoomed, element) =>
        zoomed.translateBy(select(element), x / settled.current.k, y / settled.current.k),
      ),
  };
}

export type Zoom = ReturnType<typeof useZoom>;
