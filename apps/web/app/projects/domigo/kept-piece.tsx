import { useId, useState } from 'react';
import { Piece } from '../parts/controls.tsx';
import { forgetRecipe, keepRecipe, keptRecipes } from './kept-recipes.ts';
import { fragmentOf, longestName, type Recipe } from './recipe.ts';

interface KeptPieceProps {
  recipe: Recipe;
  onChange: (recipe: Recipe) => void;
  onPrint: () => void;
}

/** Keeping, sharing and printing a recipe. */
export function KeptPiece({ recipe, onChange, onPrint }: KeptPieceProps) {
  const id = useId();
  const [kept, setKept] = useState(() => keptRecipes());
  const [said, setSaid] = useState('');
  const name = recipe.name.trim();
  const link = `${location.origin}${location.pathname}#${fragmentOf(recipe)}`;
  const change = (recipes: Recipe[] | undefined, done: string) => {
    if (recipes) setKept(recipes);
    setSaid(
      recipes
        ? done
        : 'Your browser does not store anything for this site. Copy the link instead: it contains the whole recipe.',
    );
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setSaid('Link copied. The recipe is in the link itself; this site never sees it.');
    } catch {
      setSaid(`Could not copy. Here is the link: ${link}`);
    }
  };
  return (
    <Piece title="Your recipes">
      <label htmlFor={id} className="block font-semibold text-sm">
        Name
      </label>
      <input
        id={id}
        className="mt-1.5 min-h-11 w-full max-w-md rounded-[2px] border border-edge bg-paper px-3"
        value={recipe.name}
        maxLength={longestName}
        autoComplete="off"
        onChange={(event) => onChange({ ...recipe, name: event.target.value })}
      />
      <div className="mt-4 flex flex-wrap gap-3">
        <button
          type="button"
          className="button"
          disabled={!name}
          onClick={() => change(keepRecipe({ ...recipe, name }), `“${name}” is kept on this device.`)}
        >
          Keep on this device
        </button>
        <button type="button" className="button quiet" onClick={() => void copy()}>
          Copy link
        </button>
        <button type="button" className="button quiet" onClick={onPrint}>
          Print
        </button>
      </div>
      <p role="status" className="mt-3 wrap-anywhere text-sm">
        {said}
      </p>
      {kept.length === 0 ? (
        <p className="text-muted text-sm">No recipes are kept on this device yet.</p>
      ) : (
        <ul className="mt-2 border-line border-t">
          {kept.map((one) => (
            <li
              key={one.name}
              className="flex flex-wrap items-center justify-between gap-x-4 border-line border-b py-1"
            >
              <span className="min-w-0 wrap-anywhere">{one.name}</span>
              <span className="flex gap-2">
                <button
                  type="button"
                  className="min-h-11 px-2 font-semibold text-wine underline underline-offset-4"
                  onClick={() => {
                    onChange(one);
                    setSaid(`“${one.name}” is open.`);
                  }}
                >
                  Open<span className="sr-only"> {one.name}</span>
                </button>
                <button
                  type="button"
                  className="min-h-11 px-2 underline underline-offset-4"
                  onClick={() =>
                    change(forgetRecipe(one.name), `“${one.name}” has been deleted from this device.`)
                  }
                >
                  Delete<span className="sr-only"> {one.name}</span>
                </button>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Piece>
  );
}
