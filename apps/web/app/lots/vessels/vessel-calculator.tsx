import { Suspense, use, useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { Definition } from '../../calculator/definition/definition.ts';
import { suggestUnits } from '../../calculator/form/unit-preference.ts';
import { SmallCalculator } from '../../calculator/small/small-calculator.tsx';
import { loadDefinition } from '../../tools/load.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { namesMaterial, preparedSentence } from '../entry/prepared-sentence.ts';
import { addressOf, type VesselTool } from '../layout/view-address.ts';
import { useWinery } from '../layout/winery-context.ts';

const asked = new Map<VesselTool, Promise<Definition | undefined>>();

/** It comes alone, when it is first wanted. Where it does not come it is asked for again the next time. */
function definitionOf(tool: VesselTool): Promise<Definition | undefined> {
  const known = asked.get(tool);
  if (known) return known;
  const asking = loadDefinition(tool).catch(() => {
    asked.delete(tool);
    return undefined;
  });
  asked.set(tool, asking);
  return asking;
}

const unitsBeside = { gal: { volume: 'usGal', temperature: 'F' }, L: {} };

interface VesselCalculatorProps {
  vessel: string;
  tool: VesselTool;
}

/** A calculator for the wine of a vessel; what it finds goes into the message box, to be checked and sent. */
export function VesselCalculator({ vessel, tool }: VesselCalculatorProps) {
  const { kept } = useWinery();
  const { hash } = useLocation();
  // Before its fields are drawn: they begin in the units of the book.
  useState(() => suggestUnits(unitsBeside[kept.cellar.winery.volumeUnit]));
  return (
    <section className="mt-6 max-w-xl border border-edge bg-sheet p-4 sm:p-5" data-noprint>
      <Suspense fallback={<p role="status">Loading the calculator…</p>}>
        <Opened key={tool + hash} vessel={vessel} tool={tool} fragment={hash} />
      </Suspense>
      <p className="mt-3">
        <Link
          to={addressOf({ view: 'vessel', id: vessel }, kept.cellar.winery.id)}
          className="inline-flex min-h-11 items-center text-wine underline underline-offset-4"
        >
          Close the calculator
        </Link>
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
                    label="Material for the book"
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
