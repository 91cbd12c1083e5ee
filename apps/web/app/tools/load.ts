import type { Definition, PictureOf } from '../calculator/definition/definition.ts';

const definitions = import.meta.glob<Definition>('./*/definition.ts', { import: 'definition' });
const pictures = import.meta.glob<PictureOf>('./*/picture.tsx', { import: 'Picture' });

/** A calculator for a browser, which comes alone; undefined if there is none of that name. */
export const loadDefinition = async (id: string): Promise<Definition | undefined> =>
  definitions[`./${id}/definition.ts`]?.();

/** Brings the picture of a calculator that has one. */
export const pictureLoader = (id: string): (() => Promise<PictureOf>) | undefined =>
  pictures[`./${id}/picture.tsx`];
