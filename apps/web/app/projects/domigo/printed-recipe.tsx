import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { bowlOf } from './dough-piece.tsx';
import type { Recipe } from './recipe.ts';
import { WeighList } from './weigh-list.tsx';

const printRules = `
  @media print { body > :not([data-recipe]) { display: none !important; } }
  @media screen { [data-recipe] { display: none; } }
`;

export function PrintedRecipe({ recipe, onDone }: { recipe: Recipe; onDone: () => void }) {
  useEffect(() => {
    const rules = new CSSStyleSheet();
    rules.replaceSync(printRules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, rules];
    addEventListener('afterprint', onDone);
    print();
    return () => {
      removeEventListener('afterprint', onDone);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== rules);
    };
  }, [onDone]);
  return createPortal(
    <div data-recipe="" className="max-w-[148mm]">
      <p className="font-display text-3xl">{recipe.name || 'Sourdough'}</p>
      <p className="mt-1">
        {`${recipe.loaves} × ${recipe.loafGrams} g. ${recipe.hydrationPercent}% water, ${recipe.saltPercent}% salt, and ${recipe.starterPercent}% starter (at ${recipe.starterHydrationPercent}% hydration), ${recipe.counting === 'all' ? 'of all the flour' : 'of the flour in the bowl'}.`}
      </p>
      <WeighList bowl={bowlOf(recipe)} starterHydrationPercent={recipe.starterHydrationPercent} />
    </div>,
    document.body,
  );
}
