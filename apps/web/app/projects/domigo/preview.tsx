import { BowlPicture } from './bowl-picture.tsx';
import { bowlFor } from './dough.ts';
import { firstRecipe } from './recipe.ts';

export function DomigoPreview({ className }: { className?: string }) {
  const { loaves, loafGrams, starterHydrationPercent, counting } = firstRecipe;
  const bowl = bowlFor(firstRecipe, loaves * loafGrams, starterHydrationPercent, counting);
  return (
    <BowlPicture
      bowl={bowl}
      starterHydrationPercent={starterHydrationPercent}
      {...(className && { className })}
    />
  );
}
