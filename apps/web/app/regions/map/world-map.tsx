import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useMemo, useRef } from 'react';
import type { LonLat } from '../areas/outlines.ts';
import { type Dot, Drawing, placedDots, usePaths } from './drawing.tsx';
import { type Layers, layersAt, useLayers } from './layers.ts';
import { MapButton } from './map-button.tsx';
import { useSize } from './use-size.ts';
import { useZoom, type Zoom } from './use-zoom.ts';
import { projectionOf, type Size, type View, viewAround, wholeWorld, zoomFor } from './view.ts';

interface WorldMapProps {
  dots: readonly Dot[];
  selected?: string | undefined;
  /** Moves the view for each new object: to a place with about this many acres around it, or to the whole world. */
  look?: { place: LonLat; acres: number } | 'world' | undefined;
  showsAreas: boolean;
  /** Called for a click, or for Enter at the crosshair, with a nearby dot or the area that was hit. */
  onPick: (pick: { place: LonLat; dot?: string | undefined; area?: string | undefined }) => void;
}

const nearInPixels = 22;
const areaOf = (target: EventTarget | null) => (target as SVGElement | null)?.dataset?.area;

function viewOf(size: Size, look: NonNullable<WorldMapProps['look']>): View {
  return look === 'world' ? wholeWorld : viewAround(size, look.place, zoomFor(size, look.acres));
}

function useLook(look: WorldMapProps['look'], zoom: Zoom, size: Size) {
  const hasOpened = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when there is a new target
  useEffect(() => {
    if (!size.width) return;
    if (look) zoom.goTo(viewOf(size, look));
    else if (!hasOpened.current) zoom.goTo(firstView(size));
    hasOpened.current = true;
  }, [look, size.width, size.height]);
}

/** A phone shows Europe, with half of all regions: in a world that small, the dots would merge. */
function firstView(size: Size): View {
  return size.width < 600 ? viewAround(size, [9, 45], 4) : wholeWorld;
}

const steps: Record<string, [number, number]> = {
  ArrowLeft: [60, 0],
  ArrowRight: [-60, 0],
  ArrowUp: [0, 60],
  ArrowDown: [0, -60],
};

function moveByKey(key: string, { moveBy, zoomBy, goTo }: Zoom): boolean {
  const step = steps[key];
  if (step) moveBy(...step);
  else if (key === '+' || key === '=') zoomBy(2);
  else if (key === '-') zoomBy(0.5);
  else if (key === '0') goTo(wholeWorld);
  else return false;
  return true;
}

const centerOf = ({ width, height }: Size): [number, number] => [width / 2, height / 2];

interface PickingOptions extends Pick<WorldMapProps, 'onPick'> {
  svg: RefObject<SVGSVGElement | null>;
  zoom: Zoom;
  size: Size;
  placed: ReturnType<typeof placedDots>;
}

function pickingOf({ svg, zoom, size, placed, onPick }: PickingOptions) {
  const pick = ([x, y]: [number, number], area?: string) => {
    const place = projectionOf(size, zoom.settled.current).invert?.([x, y]);
    const near = placed
      .map((dot) => ({ id: dot.id, distance: Math.hypot(dot.x - x, dot.y - y) }))
      .filter(({ distance }) => distance < nearInPixels)
      .sort((a, b) => a.distance - b.distance);
    if (place) onPick({ place, dot: near[0]?.id, area });
  };
  const center = centerOf(size);
  return {
    byPointer: ({ currentTarget, clientX, clientY, target }: MouseEvent<SVGSVGElement>) => {
      const { left, top } = currentTarget.getBoundingClientRect();
      pick([clientX - left, clientY - top], areaOf(target));
    },
    byKeys: (event: KeyboardEvent<HTMLElement>) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const isPick = event.key === 'Enter' || event.key === ' ';
      const { left = 0, top = 0 } = svg.current?.getBoundingClientRect() ?? {};
      if (isPick) pick(center, areaOf(document.elementFromPoint(left + center[0], top + center[1])));
      if (isPick || moveByKey(event.key, zoom)) event.preventDefault();
    },
  };
}

export function WorldMap({ dots, selected, look, showsAreas, onPick }: WorldMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const moved = useRef<SVGGElement>(null);
  const size = useSize(frame);
  const zoom = useZoom(svg, moved, size);
  const { view } = zoom;
  const projection = useMemo(() => projectionOf(size, view), [size, view]);
  const center = centerOf(size);
  const layers = useLayers(layersAt(view.k, (projection.invert?.(center) ?? [0, 0]) as LonLat, showsAreas));
  const paths = usePaths(projection, layers.shapes, view.k, showsAreas);
  const placed = placedDots(dots, projection, size);

  useLook(look, zoom, size);
  const pick = pickingOf({ svg, zoom, size, placed, onPick });

  return (
    <div>
      <div
        ref={frame}
        role="application"
        aria-label="Map of wine regions. Arrow keys move it, plus and minus zoom, Enter picks what is under the cross, zero shows the world."
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the map
        tabIndex={0}
        onKeyDown={pick.byKeys}
        className="group relative aspect-[4/3] overflow-hidden border border-edge bg-sheet sm:aspect-[7/4]"
      >
        <svg
          ref={svg}
          width={size.width}
          height={size.height}
          className="absolute inset-0 cursor-crosshair touch-pan-y"
          aria-hidden="true"
          onClick={pick.byPointer}
        >
          {/* Recreated for each view, so that no transform of the last gesture remains. */}
          <g ref={moved} key={`${view.k} ${view.x} ${view.y}`}>
            {size.width > 0 && <Drawing paths={paths} dots={placed} selected={selected} />}
          </g>
          <path
            d={`M${center[0] - 12} ${center[1]}h24m-12 -12v24`}
            className="pointer-events-none hidden stroke-ink group-focus-visible:block"
            strokeWidth="2"
          />
        </svg>
        {!layers.shapes.coarse && !layers.hasFailed && (
          <p role="status" className="absolute inset-0 grid place-content-center text-muted">
            Loading the map…
          </p>
        )}
      </div>
      <Buttons zoom={zoom} layers={layers} />
    </div>
  );
}

function Buttons({ zoom, layers }: { zoom: Zoom; layers: Layers }) {
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2">
      <MapButton label="Zoom in" onClick={() => zoom.zoomBy(2)} />
      <MapButton label="Zoom out" onClick={() => zoom.zoomBy(0.5)} />
      <MapButton label="Whole world" onClick={() => zoom.goTo(wholeWorld)} />
      <p className="hidden text-muted text-sm pointer-coarse:block">Two fingers move the map.</p>
      {layers.hasFailed && (
        <p role="alert" className="text-sm">
          A part of the map couldn’t be loaded. <MapButton label="Try again" onClick={layers.retry} />
        </p>
      )}
    </div>
  );
}
