import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import type { PictureOf } from '../definition/definition.ts';
import type { FormSpec, InputsOf } from '../form/form-spec.ts';

interface LaterPictureProps {
  readonly id: string;
  readonly inputs: InputsOf<FormSpec>;
  readonly picture: PictureOf | undefined;
  readonly load: () => Promise<PictureOf>;
}

const isFilledIn = (picture: string) =>
  Array.from(
    document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(`#${picture} :is(input, textarea)`),
  ).some(({ value, defaultValue }) => value !== defaultValue);

/** Puts a file that is dropped anywhere into the picture's file field. The browser would open it in the page's place. */
function useDroppedFile(picture: string) {
  useEffect(() => {
    const keep = (event: DragEvent) => {
      const field = document.querySelector<HTMLInputElement>(`#${picture} input[type="file"]`);
      if (!field || !event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      if (event.type !== 'drop') return;
      field.files = event.dataTransfer.files;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    };
    // Capturing: React stops events in a part it has not hydrated.
    addEventListener('dragover', keep, true);
    addEventListener('drop', keep, true);
    return () => {
      removeEventListener('dragover', keep, true);
      removeEventListener('drop', keep, true);
    };
  }, [picture]);
}

function componentToCome() {
  const { promise, resolve } = Promise.withResolvers<PictureOf>();
  return { Picture: lazy(async () => ({ default: await promise })), resolve };
}

/** Loads at once a picture that was not prerendered. */
function NotPrerendered({ load }: { load: () => void }) {
  useEffect(load, [load]);
  return null;
}

/**
 * A picture whose script loads when the calculator is first touched or has other values than in the build. Until then
 * React leaves the prerendered picture dehydrated, and afterwards hydrates the same elements: a drag, an open list, or a
 * half-typed text survives.
 */
export function LaterPicture({ id, inputs, picture: Built, load }: LaterPictureProps) {
  const picture = `picture-${id}`;
  const [built] = useState(inputs);
  const [isLoaded, setLoaded] = useState(false);
  const [{ Picture, resolve }] = useState(componentToCome);
  const moved = JSON.stringify(inputs) !== JSON.stringify(built);
  useDroppedFile(picture);
  const bring = useCallback(
    () =>
      void load().then((loaded) => {
        resolve(loaded);
        setLoaded(true);
      }),
    [load, resolve],
  );
  useEffect(() => {
    if (moved || isFilledIn(picture)) bring();
    const touches = ['pointerdown', 'keydown', 'focusin', 'dragenter'];
    for (const touch of touches) addEventListener(touch, bring, { once: true, capture: true });
    return () => {
      for (const touch of touches) removeEventListener(touch, bring, true);
    };
  }, [picture, bring, moved]);
  const shown = isLoaded ? inputs : built;
  // The same element as long as it can't be hydrated: React would discard the prerendered picture at a change.
  return useMemo(
    () => (
      <div id={picture} className="contents">
        <Suspense fallback={<NotPrerendered load={bring} />}>
          {import.meta.env.SSR && Built ? <Built inputs={shown} /> : <Picture inputs={shown} />}
        </Suspense>
      </div>
    ),
    [picture, Built, Picture, bring, shown],
  );
}
