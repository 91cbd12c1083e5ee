import { useEffect, useState } from 'react';
import { Prerendered } from '../../ui/prerendered.tsx';
import type { PictureOf } from '../definition/definition.ts';
import type { FormSpec, InputsOf } from '../form/form-spec.ts';

interface LaterPictureProps {
  readonly id: string;
  readonly inputs: InputsOf<FormSpec>;
  /** Rendered during the build, so that it shows before any script. */
  readonly picture: PictureOf | undefined;
  readonly load: () => Promise<PictureOf>;
}

/** Whether the reader has typed in the prerendered picture, or chosen a file there. */
const isFilledIn = (picture: string) =>
  Array.from(
    document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(`#${picture} :is(input, textarea)`),
  ).some(({ value, defaultValue }) => value !== defaultValue);

/**
 * Puts a file that is dropped before the picture's script into the picture's file field, where the picture finds it.
 * The browser would open it in the page's place.
 */
function keepDroppedFile(field: HTMLInputElement) {
  const keep = (event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    if (event.type !== 'drop') return;
    field.files = event.dataTransfer.files;
    field.dispatchEvent(new Event('change'));
  };
  addEventListener('dragover', keep);
  addEventListener('drop', keep);
  return () => {
    removeEventListener('dragover', keep);
    removeEventListener('drop', keep);
  };
}

/**
 * A picture whose script loads when the calculator is first touched or has other values than in the build; until then
 * the prerendered picture stays.
 */
export function LaterPicture(props: LaterPictureProps) {
  const { id, inputs, picture: Built, load } = props;
  const [Picture, setPicture] = useState<PictureOf>();
  const [built] = useState(inputs);
  const moved = JSON.stringify(inputs) !== JSON.stringify(built);
  useEffect(() => {
    const bring = () => void load().then((loaded) => setPicture(() => loaded));
    if (moved || isFilledIn(`picture-${id}`)) bring();
    const touches = ['pointerdown', 'keydown', 'focusin', 'dragenter'];
    for (const touch of touches) addEventListener(touch, bring, { once: true });
    return () => {
      for (const touch of touches) removeEventListener(touch, bring);
    };
  }, [id, load, moved]);
  useEffect(() => {
    const field = document.querySelector<HTMLInputElement>(`#picture-${id} input[type="file"]`);
    return Picture || !field ? undefined : keepDroppedFile(field);
  }, [id, Picture]);
  if (Picture) return <Picture inputs={inputs} />;
  return (
    <Prerendered id={`picture-${id}`} className="contents">
      {import.meta.env.SSR && Built && <Built inputs={inputs} />}
    </Prerendered>
  );
}
