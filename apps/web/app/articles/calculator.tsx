import { type ComponentType, lazy, Suspense } from 'react';
import { type CalculatorId, calculators } from '../calculators/registry.ts';

const placeOf = (id: CalculatorId) => `calculator-${id}`;

/** Resolves when a reader is about a screen away: most who open an article never come to its last calculator. */
function nearby(id: CalculatorId): Promise<void> {
  const place = import.meta.env.SSR ? null : document.getElementById(placeOf(id));
  if (!place) return Promise.resolve();
  return new Promise((near) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        near();
      },
      { rootMargin: '100% 0px' },
    );
    observer.observe(place);
  });
}

/** What the page shows of it stands there from the build; its script comes alone, and only when it is wanted. */
function later(id: CalculatorId, load: () => Promise<ComponentType>) {
  return lazy(async () => {
    await nearby(id);
    return { default: await load() };
  });
}

const instruments: Readonly<Record<CalculatorId, ComponentType>> = {
  'brix-sg': later('brix-sg', async () => {
    return (await import('../calculators/brix-sg/calculator.tsx')).BrixCalculator;
  }),
  alcohol: later('alcohol', async () => {
    return (await import('../calculators/alcohol/calculator.tsx')).AlcoholCalculator;
  }),
  'density-alcohol': later('density-alcohol', async () => {
    return (await import('../calculators/density-alcohol/calculator.tsx')).DensityCalculator;
  }),
  so2: later('so2', async () => (await import('../calculators/so2/calculator.tsx')).So2Calculator),
  yan: later('yan', async () => (await import('../calculators/yan/calculator.tsx')).YanCalculator),
};

/** A working calculator within an article, with the way to its own page. */
export function Calculator({ id }: { id: CalculatorId }) {
  const Instrument = instruments[id];
  return (
    <div id={placeOf(id)} className="my-10 max-w-5xl">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6">
        <h3 className="font-display font-normal text-2xl">
          {calculators.find((calculator) => calculator.id === id)?.title}
        </h3>
        <a href={`/tools/${id}`} className="onward" data-noprint>
          Open on its own page
        </a>
      </div>
      <Suspense>
        <Instrument />
      </Suspense>
    </div>
  );
}
