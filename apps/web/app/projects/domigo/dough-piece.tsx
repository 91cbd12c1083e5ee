import { Choice, Column, Columns, Fields, NumberInput, Piece } from '../parts/controls.tsx';
import { BowlPicture } from './bowl-picture.tsx';
import { type Bowl, bowlFor, type Counting } from './dough.ts';
import { numbers, type Recipe } from './recipe.ts';
import { WeighList } from './weigh-list.tsx';

const countings: { value: Counting; name: string }[] = [
  { value: 'all', name: 'All the flour' },
  { value: 'bowl', name: 'The flour in the bowl' },
];

export function bowlOf(recipe: Recipe): Bowl {
  const doughGrams = recipe.loaves * recipe.loafGrams;
  return bowlFor(recipe, doughGrams, recipe.starterHydrationPercent, recipe.counting);
}

interface DoughPieceProps {
  recipe: Recipe;
  onChange: (recipe: Recipe) => void;
}

export function DoughPiece({ recipe, onChange }: DoughPieceProps) {
  const bowl = bowlOf(recipe);
  const field = (name: keyof typeof numbers, label: string, unit: string | undefined, step: number) => (
    <NumberInput
      label={label}
      {...(unit && { unit })}
      value={recipe[name]}
      min={numbers[name].min}
      max={numbers[name].max}
      step={step}
      onChange={(value) => onChange({ ...recipe, [name]: value })}
    />
  );
  return (
    <Piece title="The dough">
      <Columns>
        <Column>
          <Fields>
            {field('loaves', 'Loaves', undefined, 1)}
            {field('loafGrams', 'Dough for each', 'g', 10)}
            {field('hydrationPercent', 'Water', '%', 1)}
            {field('saltPercent', 'Salt', '%', 0.1)}
            {field('starterPercent', 'Starter', '%', 1)}
            {field('starterHydrationPercent', 'Water in the starter', '%', 5)}
          </Fields>
          <Choice
            label="What counts as 100%"
            options={countings}
            value={recipe.counting}
            onChange={(counting) => onChange({ ...recipe, counting })}
          />
          <p className="text-muted text-sm">
            {recipe.counting === 'all'
              ? 'Shares of all the flour, the starter’s included, as in Hamelman’s “Bread” and on this page.'
              : 'Shares of the flour that is weighed into the bowl, with the starter extra, as in “Tartine Bread.”'}{' '}
            The water in the starter is a share of the flour in the starter: 100% is half and half; 50% to 60%
            is stiff.
          </p>
        </Column>
        <div>
          <BowlPicture bowl={bowl} starterHydrationPercent={recipe.starterHydrationPercent} />
          <WeighList bowl={bowl} starterHydrationPercent={recipe.starterHydrationPercent} />
        </div>
      </Columns>
    </Piece>
  );
}
