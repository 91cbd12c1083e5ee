import { type ComponentType, lazy, Suspense } from 'react';
import { loadDefinition, pictureLoader } from '../tools/load.ts';

const elementId = (id: string) => `calculator-${id}`;

/** Resolves when the reader is about a screen away, since most never reach an article's last calculator. */
function nearby(id: string): Promise<void> {
  const element = import.meta.env.SSR ? null : document.getElementById(elementId(id));
  if (!element) return Promise.resolve();
  return new Promise((near) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        near();
      },
      { rootMargin: '100% 0px' },
    );
    observer.observe(element);
  });
}

function embedded(id: string): ComponentType {
  return lazy(async () => {
    await nearby(id);
    const [{ EmbeddedCalculator }, definition, picture] = await Promise.all([
      import('./embedded-calculator.tsx'),
      loadDefinition(id),
      pictureLoader(id)?.(),
    ]);
    if (!definition || !picture) throw new Error(`There is no calculator "${id}".`);
    return { default: () => <EmbeddedCalculator definition={definition} picture={picture} /> };
  });
}

const embeddedById = new Map<string, ComponentType>();

function embeddedOf(id: string): ComponentType {
  const component = embeddedById.get(id) ?? embedded(id);
  embeddedById.set(id, component);
  return component;
}

export function Calculator({ id }: { id: string }) {
  const Component = embeddedOf(id);
  return (
    <div id={elementId(id)} className="my-10 max-w-5xl">
      <p className="mb-4 hidden noscript:block print:hidden">
        The fields need JavaScript, which is off in this browser.
      </p>
      <div className="print:hidden">
        <Suspense>
          <Component />
        </Suspense>
      </div>
      <p className="hidden print:block">{`This calculator is online at ${__PUBLIC_URL__}/tools/${id}`}</p>
    </div>
  );
}
