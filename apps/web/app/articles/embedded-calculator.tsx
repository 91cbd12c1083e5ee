import type { Definition, PictureOf } from '../calculator/definition/definition.ts';
import { Calculator } from '../calculator/page/calculator.tsx';
import { addressOfTool } from '../platform/addresses.ts';

export function EmbeddedCalculator({ definition, picture }: { definition: Definition; picture: PictureOf }) {
  return (
    <>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6">
        <h3 className="font-display font-normal text-2xl">{definition.title}</h3>
        <a href={addressOfTool(definition.id)} className="onward" data-noprint>
          Open on its own page
        </a>
      </div>
      <Calculator definition={definition} picture={picture} />
    </>
  );
}
