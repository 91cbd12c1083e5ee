import { type ComponentType, lazy, Suspense } from 'react';
import { type CalculatorId, calculators } from '../calculators/registry.ts';

/** Each comes alone: an article sends no more of them than it holds. */
const instruments: Readonly<Record<CalculatorId, ComponentType>> = {
  'brix-sg': lazy(() =>
    import('../calculators/brix-sg/calculator.tsx').then((module) => ({ default: module.BrixCalculator })),
  ),
  alcohol: lazy(() =>
    import('../calculators/alcohol/calculator.tsx').then((module) => ({ default: module.AlcoholCalculator })),
  ),
  'density-alcohol': lazy(() =>
    import('../calculators/density-alcohol/calculator.tsx').then((module) => ({
      default: module.DensityCalculator,
    })),
  ),
  so2: lazy(() =>
    import('../calculators/so2/calculator.tsx').then((module) => ({ default: module.So2Calculator })),
  ),
  yan: lazy(() =>
    import('../calculators/yan/calculator.tsx').then((module) => ({ default: module.YanCalculator })),
  ),
};

/** A working calculator within an article, with the way to its own page. */
export function Calculator({ id }: { id: CalculatorId }) {
  const Instrument = instruments[id];
  return (
    <div id={`calculator-${id}`} className="my-10 max-w-5xl">
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
