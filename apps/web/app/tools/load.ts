import type { Definition, PictureOf } from '../calculator/definition/definition.ts';

const definitions = import.meta.glob<Definition>('./*/definition.ts', { import: 'definition' });
const pictures = import.meta.glob<PictureOf>('./*/picture.tsx', { import: 'Picture' });

/** A separate script for each calculator; undefined if the id is unknown. */
export const loadDefinition = async (id: string): Promise<Definition | undefined> =>
  definitions[`./${id}/definition.ts`]?.();

export const pictureLoader = (id: string): (() => Promise<PictureOf>) | undefined =>
  pictures[`./${id}/picture.tsx`];
