import { externalLink } from '../../platform/external-links.ts';
import { PartOffer } from '../parts/part-offer.tsx';
import { DomigoPreview } from './preview.tsx';

/** Offers our own calculator unless the owner has set the address of another. */
export function DomigoOffer() {
  if (externalLink('domigoTool').isSet) return null;
  return (
    <PartOffer
      script="app/projects/domigo/start.tsx"
      name="The calculator"
      act="Start the calculator"
      opens="recipe"
      preview={<DomigoPreview />}
    >
      <p>
        Weights from percentages and back, a starter of any hydration, the levain, the water’s temperature,
        the rise, and the pan. Recipes stay on your device.
      </p>
    </PartOffer>
  );
}
