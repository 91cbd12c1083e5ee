import { type ComponentType, lazy, Suspense } from 'react';
import type { Definition, PictureOf } from '../definition/definition.ts';
import type { Route } from './+types/route.ts';
import { CalculatorPage } from './calculator-page.tsx';
import { LessonsBelow } from './lessons-below.tsx';

export const handle = { hydrate: true };

interface OwnCalculator {
  readonly definition: Definition;
  readonly loadPicture?: () => Promise<PictureOf>;
}

declare global {
  interface Window {
    /** Asked for by the finished page itself (`postbuild/own-parts.ts`). */
    readonly ownCalculator?: Promise<OwnCalculator>;
  }
}

// Where the site is built or changed; a finished page knows no calculator but its own.
const knowsAll = import.meta.env.SSR || import.meta.env.DEV;
const definitions = knowsAll
  ? import.meta.glob<Definition>('../../tools/*/definition.ts', { import: 'definition' })
  : {};
const pictures = knowsAll
  ? import.meta.glob<PictureOf>('../../tools/*/picture.tsx', { import: 'Picture' })
  : {};

async function calculator(id: string): Promise<OwnCalculator & { picture?: PictureOf }> {
  if (!knowsAll && window.ownCalculator) return window.ownCalculator;
  const [definition, picture] = await Promise.all([
    definitions[`../../tools/${id}/definition.ts`]?.(),
    pictures[`../../tools/${id}/picture.tsx`]?.(),
  ]);
  if (!definition) throw new Error(`There is no calculator "${id}".`);
  return { definition, ...(picture && { picture, loadPicture: () => Promise.resolve(picture) }) };
}

/** The page of one calculator: its script comes alone, while what the build rendered stands there. */
function pageOf(id: string): ComponentType {
  return lazy(async () => {
    const { definition, picture, loadPicture } = await calculator(id);
    return {
      default: () => (
        <CalculatorPage definition={definition} picture={picture} loadPicture={loadPicture}>
          {import.meta.env.SSR && <LessonsBelow id={id} />}
        </CalculatorPage>
      ),
    };
  });
}

/** One component for each calculator, made when its page is first opened. */
const pages = new Map<string, ComponentType>();

/** Any calculator of the bench. */
export default function BenchPage({ params: { tool: id } }: Route.ComponentProps) {
  const Page = pages.get(id) ?? pageOf(id);
  pages.set(id, Page);
  return (
    <Suspense>
      <Page />
    </Suspense>
  );
}
