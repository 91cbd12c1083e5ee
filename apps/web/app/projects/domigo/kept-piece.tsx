import { useId, useState } from 'react';
import { useStored } from '../../platform/use-stored.ts';
import { Button } from '../../ui/button.tsx';
import { Piece } from '../parts/controls.tsx';
import { keptRecipes, withoutRecipe, withRecipe } from './kept-recipes.ts';
import { fragmentOf, longestName, type Recipe } from './recipe.ts';

interface KeptPieceProps {
  recipe: Recipe;
  onChange: (recipe: Recipe) => void;
  onPrint: () => void;
}

export function KeptPiece({ recipe, onChange, onPrint }: KeptPieceProps) {
  const kept = useStored(keptRecipes);
  const [status, setStatus] = useState('');
  const name = recipe.name.trim();
  const link = `${location.origin}${location.pathname}#${fragmentOf(recipe)}`;
  const change = (alter: (recipes: readonly Recipe[]) => readonly Recipe[], done: string) =>
    setStatus(
      keptRecipes.change(alter)
        ? done
        : 'Your browser doesn’t store anything for this site. Copy the link instead: it contains the whole recipe.',
    );
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setStatus('Link copied. The recipe is in the link itself; this site never sees it.');
    } catch {
      setStatus(`Couldn’t copy. Here is the link: ${link}`);
    }
  };
  return (
    <Piece title="Your recipes">
      <NameField value={recipe.name} onChange={(typed) => onChange({ ...recipe, name: typed })} />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          look="primary"
          size="sheet"
          disabled={!name}
          onClick={() =>
            change((now) => withRecipe(now, { ...recipe, name }), `“${name}” is kept on this device.`)
          }
        >
          Keep on this device
        </Button>
        <Button size="sheet" onClick={() => void copy()}>
          Copy link
        </Button>
        <Button size="sheet" onClick={onPrint}>
          Print
        </Button>
      </div>
      <p role="status" className="mt-3 wrap-anywhere text-sm">
        {status}
      </p>
      <KeptRecipes
        recipes={kept}
        onOpen={(one) => {
          onChange(one);
          setStatus(`“${one.name}” is open.`);
        }}
        onDelete={({ name }) =>
          change((now) => withoutRecipe(now, name), `“${name}” has been deleted from this device.`)
        }
      />
    </Piece>
  );
}

function NameField({ value, onChange }: { value: string; onChange: (name: string) => void }) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="block font-semibold text-sm">
        Name
      </label>
      <input
        id={id}
        className="mt-1.5 min-h-11 w-full max-w-md rounded-[2px] border border-edge bg-paper px-3"
        value={value}
        maxLength={longestName}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
    </>
  );
}

interface KeptRecipesProps {
  recipes: readonly Recipe[];
  onOpen: (recipe: Recipe) => void;
  onDelete: (recipe: Recipe) => void;
}

function KeptRecipes({ recipes, onOpen, onDelete }: KeptRecipesProps) {
  if (recipes.length === 0)
    return <p className="text-muted text-sm">No recipes are kept on this device yet.</p>;
  return (
    <ul className="mt-2 border-line border-t">
      {recipes.map((one) => (
        <li
          key={one.name}
          className="flex flex-wrap items-center justify-between gap-x-4 border-line border-b py-1"
        >
          <span className="min-w-0 wrap-anywhere">{one.name}</span>
          <span className="flex gap-2">
            <Button
              look="link"
              size="sheet"
              className="px-2 font-semibold text-wine"
              onClick={() => onOpen(one)}
            >
              Open<span className="sr-only"> {one.name}</span>
            </Button>
            <Button look="link" size="sheet" className="px-2" onClick={() => onDelete(one)}>
              Delete<span className="sr-only"> {one.name}</span>
            </Button>
          </span>
        </li>
      ))}
    </ul>
  );
}
