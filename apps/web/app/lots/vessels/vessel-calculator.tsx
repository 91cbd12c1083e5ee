import { Suspense, use, useState } from 'react';
import { useLocation } from 'react-router';
import type { Definition } from '../../calculator/definition/definition.ts';
import { suggestUnits } from '../../calculator/form/chosen-units.ts';
import { SmallCalculator } from '../../calculator/small/small-calculator.tsx';
import { loadDefinition } from '../../tools/load.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { TextRouteLink } from '../../ui/text-link.tsx';
import { namesMaterial, preparedSentence } from '../entry/prepared-sentence.ts';
import { addressOf, type VesselTool } from '../layout/view-address.ts';
import { useWinery } from '../layout/winery-context.ts';

const loads = new Map<VesselTool, Promise<Definition | undefined>>();

/** Loaded on first use; a failed load is retried at the next use. */
function definitionOf(tool: VesselTool): Promise<Definition | undefined> {
  const earlier = loads.get(tool);
  if (earlier) return earlier;
  const loading = loadDefinition(tool).catch(() => {
    loads.delete(tool);
    return undefined;
  });
  loads.set(tool, loading);
  return loading;
}

const unitsBeside = { gal: { volume: 'usGal', temperature: 'F' }, L: {} };

interface VesselCalculatorProps {
  vessel: string;
  tool: VesselTool;
}

/** A calculator beside a vessel; its result goes into the message box, to be checked and sent. */
export function VesselCalculator({ vessel, tool }: VesselCalculatorProps) {
  const { kept } = useWinery();
  const { hash } = useLocation();
  // Before the first render, since fields begin in the book's units.
  useState(() => suggestUnits(unitsBeside[kept.cellar.winery.volumeUnit]));
  return (
    <section className="mt-6 max-w-xl border border-edge bg-sheet p-4 sm:p-5" data-noprint>
      <Suspense fallback={<p role="status">Loading the calculator…</p>}>
        <Opened key={tool + hash} vessel={vessel} tool={tool} fragment={hash} />
      </Suspense>
      <p className="mt-3">
        <TextRouteLink
          to={addressOf({ view: 'vessel', id: vessel }, kept.cellar.winery.id)}
          className="inline-flex min-h-11 items-center"
        >
          Close the calculator
        </TextRouteLink>
      </p>
    </section>
  );
}

function Opened({ vessel, tool, fragment }: VesselCalculatorProps & { fragment: string }) {
  const { kept, prepare } = useWinery();
  const definition = use(definitionOf(tool));
  const [material, setMaterial] = useState('');
  if (!definition) return <p role="alert">The calculator could not be loaded. Close it and try again.</p>;
  const materials = kept.cellar.setup.materials.filter(({ fining }) => tool === 'addition' || fining);
  return (
    <SmallCalculator definition={definition} fragment={fragment}>
      {(result) => {
        const sentence = preparedSentence(tool, vessel, result, material);
        return (
          kept.cellar.winery.role !== 'viewer' && (
            <>
              {namesMaterial(tool) && (
                <div className="mt-5">
                  <Select
                    label="Material to enter"
                    value={material}
                    choices={[['', 'Choose one'], ...materials.map(({ name }) => [name, name] as const)]}
                    onChange={setMaterial}
                  />
                </div>
              )}
              {sentence && (
                <>
                  <Button look="primary" size="large" className="mt-5" onClick={() => prepare(sentence)}>
                    {`Enter in ${vessel}`}
                  </Button>
                  <p className="mt-2 text-muted text-sm">
                    {`Writes “${sentence}” into the message box below. Nothing is entered until you send it.`}
                  </p>
                </>
              )}
            </>
          )
        );
      }}
    </SmallCalculator>
  );
}
