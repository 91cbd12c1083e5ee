import { type ComponentType, lazy, Suspense } from 'react';
import { loadDefinition, pictureLoader } from '../../tools/load.ts';
import type { Route } from './+types/route.ts';
import { CalculatorPage } from './calculator-page.tsx';

export const handle = { hydrate: true };

function pageOf(id: string): ComponentType {
  return lazy(async () => {
    const loadPicture = pictureLoader(id);
    const [definition, picture] = await Promise.all([
      loadDefinition(id),
      import.meta.env.SSR ? loadPicture?.() : undefined,
    ]);
    if (!definition) throw new Error(`There is no calculator "${id}".`);
    return {
      default: () => <CalculatorPage definition={definition} picture={picture} loadPicture={loadPicture} />,
    };
  });
}

const pages = new Map<string, ComponentType>();

export default function CalculatorRoute({ params: { tool: id } }: Route.ComponentProps) {
  const Page = pages.get(id) ?? pageOf(id);
  pages.set(id, Page);
  return (
    <Suspense>
      <Page />
    </Suspense>
  );
}
