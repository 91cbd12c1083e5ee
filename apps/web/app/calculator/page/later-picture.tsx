import { useEffect, useState } from 'react';
import { Prerendered } from '../../ui/prerendered.tsx';
import type { PictureOf } from '../definition/definition.ts';
import type { FormSpec, InputsOf } from '../form/form-spec.ts';

interface LaterPictureProps {
  readonly id: string;
  readonly inputs: InputsOf<FormSpec>;
  /** Where the page is built: drawn into it, so that it stands there before any script. */
  readonly picture: PictureOf | undefined;
  readonly load: () => Promise<PictureOf>;
}

/**
 * A picture whose script comes when the calculator is first touched, or holds other values than those it was built with:
 * until then the one that was drawn when the site was built stays as it is.
 */
export function LaterPicture(props: LaterPictureProps) {
  const { id, inputs, picture: Built, load } = props;
  const [Picture, setPicture] = useState<PictureOf>();
  const [built] = useState(inputs);
  const moved = JSON.stringify(inputs) !== JSON.stringify(built);
  useEffect(() => {
    const bring = () => void load().then((loaded) => setPicture(() => loaded));
    if (moved) bring();
    const touches = ['pointerdown', 'keydown', 'focusin'];
    for (const touch of touches) addEventListener(touch, bring, { once: true });
    return () => {
      for (const touch of touches) removeEventListener(touch, bring);
    };
  }, [load, moved]);
  if (Picture) return <Picture inputs={inputs} />;
  return (
    <Prerendered id={`picture-${id}`} className="contents">
      {import.meta.env.SSR && Built && <Built inputs={inputs} />}
    </Prerendered>
  );
}
