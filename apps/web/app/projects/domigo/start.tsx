import { useState } from 'react';
import { showPart } from '../parts/show-part.tsx';
import { bowlOf, DoughPiece } from './dough-piece.tsx';
import { KeptPiece } from './kept-piece.tsx';
import { LevainPiece } from './levain-piece.tsx';
import { PansPiece } from './pans-piece.tsx';
import { PrintedRecipe } from './printed-recipe.tsx';
import { firstRecipe, type Recipe, recipeIn } from './recipe.ts';
import { TemperaturePiece } from './temperature-piece.tsx';
import { TimelinePiece } from './timeline-piece.tsx';
import { WeightsPiece } from './weights-piece.tsx';

interface DomigoProps {
  shared: Recipe | undefined;
  isUnread: boolean;
}

function Domigo({ shared, isUnread }: DomigoProps) {
  const [recipe, setRecipe] = useState(shared ?? firstRecipe);
  const [printing, setPrinting] = useState(false);
  const [stopPrinting] = useState(() => () => setPrinting(false));
  const bowl = bowlOf(recipe);
  return (
    <>
      {shared && (
        <p className="p-5 md:p-6">
          {shared.name.trim()
            ? `The recipe in this link, “${shared.name},” is open below.`
            : 'The recipe in this link is open below.'}
        </p>
      )}
      {isUnread && (
        <p className="p-5 md:p-6">
          The recipe in this link couldn’t be read; part of the link may be missing. Below is the page’s own
          example.
        </p>
      )}
      <DoughPiece recipe={recipe} onChange={setRecipe} />
      <KeptPiece recipe={recipe} onChange={setRecipe} onPrint={() => setPrinting(true)} />
      <LevainPiece starterGrams={bowl.starterGrams} levainHydrationPercent={recipe.starterHydrationPercent} />
      <TemperaturePiece waterGrams={bowl.waterGrams} />
      <TimelinePiece />
      <WeightsPiece recipe={recipe} onChange={setRecipe} />
      <PansPiece loafGrams={recipe.loafGrams} onTake={(loafGrams) => setRecipe({ ...recipe, loafGrams })} />
      {printing && <PrintedRecipe recipe={recipe} onDone={stopPrinting} />}
    </>
  );
}

export function start(place: HTMLElement) {
  const shared = recipeIn(location.hash);
  return showPart(
    place,
    <Domigo shared={shared} isUnread={!shared && location.hash.startsWith('#recipe=')} />,
  );
}
