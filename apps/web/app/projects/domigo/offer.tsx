import { externalLink } from '../../platform/external-links.ts';
import { PartOffer } from '../part-offer.tsx';
import { BowlPicture } from './bowl-picture.tsx';
import { bowlFor } from './dough.ts';
import { firstRecipe } from './recipe.ts';

/** The page's two loaves. */
function DomigoStill() {
  const { loaves, loafGrams, starterHydrationPercent, counting } = firstRecipe;
  const bowl = bowlFor(firstRecipe, loaves * loafGrams, starterHydrationPercent, counting);
  return <BowlPicture bowl={bowl} starterHydrationPercent={starterHydrationPercent} />;
}

/** Our own calculator, for as long as the owner has set no address of another. */
export function DomigoOffer() {
  if (externalLink('domigoTool').isSet) return null;
  return (
    <PartOffer
      script="app/projects/domigo/start.tsx"
      name="The calculator"
      act="Start the calculator"
      opens="recipe"
      still={<DomigoStill />}
    >
      <p>
        Weights from percentages and back, a starter of any hydration, the levain, the water’s temperature,
        the hours and another pan. Recipes stay on your device.
      </p>
    </PartOffer>
  );
}
