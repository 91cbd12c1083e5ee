import { type ComponentType, lazy, Suspense } from 'react';
import { type LoaderFunctionArgs, useLocation } from 'react-router';
import type { Definition } from '../definition.ts';
import type { PictureOf } from '../parts/calculator.tsx';
import { CalculatorPage } from '../parts/calculator-page.tsx';
import { proofs } from '../parts/proofs.server.ts';
import { calculatorOf } from '../registry.ts';
import { LessonsBelow } from './lessons-below.tsx';

export const handle = { hydrate: true };

const definitions = import.meta.glob<Definition>('../*/definition.ts', { import: 'definition' });
const pictures = import.meta.glob<PictureOf>('../*/picture.tsx', { import: 'Picture' });

function idIn(pathname: string): string {
  return pathname.replace(/\/$/, '').split('/').at(-1) ?? '';
}

export function loader({ url }: LoaderFunctionArgs) {
  return proofs(calculatorOf(idIn(url.pathname)));
}

/** The page of one calculator: its script comes alone, while what the build rendered stands there. */
function pageOf(id: string): ComponentType {
  return lazy(async () => {
    const [definition, picture] = await Promise.all([
      definitions[`../${id}/definition.ts`]?.(),
      pictures[`../${id}/picture.tsx`]?.(),
    ]);
    if (!definition) throw new Error(`There is no calculator "${id}".`);
    return {
      default: () => (
        <CalculatorPage definition={definition} picture={picture}>
          {import.meta.env.SSR && <LessonsBelow id={id} />}
        </CalculatorPage>
      ),
    };
  });
}

/** One component for each calculator, made when its page is first opened. */
const pages = new Map<string, ComponentType>();

/** Any calculator of the bench. */
export default function BenchPage() {
  const id = idIn(useLocation().pathname);
  const Page = pages.get(id) ?? pageOf(id);
  pages.set(id, Page);
  return (
    <Suspense>
      <Page />
    </Suspense>
  );
}
