import { valuesIn } from '../../calculator/form/share.ts';
import { CalculationFigures } from '../../calculator/small/calculation-figures.tsx';
import { Button } from '../../ui/button.tsx';
import { useDefinition } from './definitions.ts';
import { openTool } from './open-tool.tsx';
import { calculationIn, type ToolAddress } from './tool-address.ts';
import { earlierResult, workOut } from './worked-out.ts';

interface CalculationCardProps {
  content: string;
  tabIndex: 0 | -1;
}

/** Calculated again from the link's numbers, so that a message cannot show a false result. */
export function CalculationCard({ content, tabIndex }: CalculationCardProps) {
  const address = calculationIn(content, window.location.origin);
  return address && <Calculation address={address} content={content} tabIndex={tabIndex} />;
}

function Calculation({ address, content, tabIndex }: CalculationCardProps & { address: ToolAddress }) {
  const definition = useDefinition(address.id);
  if (!definition) return null;
  const worked = workOut(definition, valuesIn(address.fragment, address.id));
  const before = earlierResult(definition, worked, content);
  return (
    // Not a section: each card of a conversation would be a landmark.
    <article
      aria-label={definition.title}
      className="mt-1.5 max-w-md rounded-xs border border-line bg-sheet p-3"
    >
      <p className="mb-2 text-sm font-semibold">{definition.title}</p>
      <CalculationFigures act={worked.act} calculation={worked.calculation} />
      {before && (
        <p className="mt-2 text-sm">
          When this was shared, the calculator said: {before}. The figure above is what it says now.
        </p>
      )}
      <p className="mt-2 text-sm text-muted">{worked.given.join(' · ')}</p>
      <Button tabIndex={tabIndex} className="mt-2" onClick={() => openTool(address)}>
        Open with these numbers
      </Button>
    </article>
  );
}
