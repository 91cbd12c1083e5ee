import { useMemo, useRef } from 'react';
import { Drawing, placedDots, usePaths } from '../regions/map/drawing.tsx';
import { useLayers } from '../regions/map/layers.ts';
import { useSize } from '../regions/map/use-size.ts';
import { projectionOf, viewAround } from '../regions/map/view.ts';
import type { Flashcard } from './card.ts';

const closeness = 5;

export function RegionPicture({ region }: { region: NonNullable<Flashcard['region']> }) {
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const { id, longitude, latitude } = region;
  const projection = useMemo(
    () => projectionOf(size, viewAround(size, [longitude, latitude], closeness)),
    [size, longitude, latitude],
  );
  const { shapes, hasFailed, retry } = useLayers(['coarse', 'fine']);
  const paths = usePaths(projection, shapes, closeness, false);
  const dots = placedDots([{ id, name: '', place: [longitude, latitude] }], projection, size);
  return (
    <div ref={frame} className="relative h-56 overflow-hidden border border-line md:h-72">
      <svg width={size.width} height={size.height} className="absolute inset-0" aria-hidden="true">
        <Drawing paths={paths} dots={dots} selected={id} />
      </svg>
      {hasFailed && (
        <p role="alert" className="absolute inset-x-0 bottom-0 bg-sheet p-3 text-sm">
          The map couldn’t be loaded.{' '}
          <button type="button" className="onward" onClick={retry}>
            Try again
          </button>
        </p>
      )}
      <p className="sr-only">
        The mark is at {Math.abs(latitude).toFixed(1)} degrees {latitude < 0 ? 'south' : 'north'} and{' '}
        {Math.abs(longitude).toFixed(1)} degrees {longitude < 0 ? 'west' : 'east'}.
      </p>
    </div>
  );
}
