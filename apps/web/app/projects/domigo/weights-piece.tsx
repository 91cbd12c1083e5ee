import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Answer, Columns, Fields, NumberInput, Piece } from '../parts/controls.tsx';
import { type Bowl, doughGramsOf, type Percentages, percentagesOf } from './dough.ts';
import { numbers, type Recipe } from './recipe.ts';
import { grams } from './weigh-list.tsx';

const names: [keyof Bowl, string][] = [
  ['flourGrams', 'Flour'],
  ['waterGrams', 'Water'],
  ['starterGrams', 'Starter'],
  ['saltGrams', 'Salt'],
];
const shares = [
  ['hydrationPercent', 'Water'],
  ['saltPercent', 'Salt'],
  ['starterPercent', 'Starter'],
] as const;
const rounded = (value: number) => Number(value.toFixed(2));

interface WeightsPieceProps {
  recipe: Recipe;
  onChange: (recipe: Recipe) => void;
}

export function WeightsPiece({ recipe, onChange }: WeightsPieceProps) {
  const [bowl, setBowl] = useState<Bowl>({
    flourGrams: 1000,
    waterGrams: 750,
    starterGrams: 200,
    saltGrams: 20,
  });
  const hydration = recipe.starterHydrationPercent;
  const all = percentagesOf(bowl, hydration, 'all');
  const inBowl = percentagesOf(bowl, hydration, 'bowl');
  const percentages = recipe.counting === 'all' ? all : inBowl;
  const fits =
    percentages &&
    shares.every(
      ([name]) => percentages[name] >= numbers[name].min && percentages[name] <= numbers[name].max,
    );
  const take = () => {
    if (!percentages) return;
    onChange({
      ...recipe,
      hydrationPercent: rounded(percentages.hydrationPercent),
      saltPercent: rounded(percentages.saltPercent),
      starterPercent: rounded(percentages.starterPercent),
      loafGrams: rounded(doughGramsOf(bowl) / recipe.loaves),
    });
  };
  return (
    <Piece title="From weights back to percentages">
      <Columns>
        <Fields>
          {names.map(([name, label]) => (
            <NumberInput
              key={name}
              label={label}
              unit="g"
              value={bowl[name]}
              min={0}
              max={1_000_000}
              step={10}
              onChange={(value) => setBowl({ ...bowl, [name]: value })}
            />
          ))}
        </Fields>
        <div>
          <Shares all={all} inBowl={inBowl} starterHydrationPercent={hydration} />
          <dl className="border-line border-t">
            <Answer term="Dough">{grams(doughGramsOf(bowl))}</Answer>
            <Answer term={`Loaves of ${grams(recipe.loafGrams)}`}>
              {(doughGramsOf(bowl) / recipe.loafGrams).toFixed(1)}
            </Answer>
          </dl>
          <Button size="sheet" className="mt-4" disabled={!fits} onClick={take}>
            Use this as the dough
          </Button>
        </div>
      </Columns>
    </Piece>
  );
}

interface SharesProps {
  all: Percentages | undefined;
  inBowl: Percentages | undefined;
  starterHydrationPercent: number;
}

function Shares({ all, inBowl, starterHydrationPercent }: SharesProps) {
  return (
    <table className="w-full border-collapse text-right">
      <caption className="pb-2 text-left font-semibold text-sm">
        {`With a starter at ${starterHydrationPercent}% hydration`}
      </caption>
      <thead className="text-sm">
        <tr>
          <td />
          <th scope="col" className="py-1 pl-3 font-semibold">
            of all the flour
          </th>
          <th scope="col" className="py-1 pl-3 font-semibold">
            of the flour in the bowl
          </th>
        </tr>
      </thead>
      <tbody>
        {shares.map(([name, label]) => (
          <tr key={name} className="border-line border-t">
            <th scope="row" className="py-2 text-left font-normal text-muted">
              {label}
            </th>
            <td className="py-2">{all ? `${all[name].toFixed(1)}%` : '—'}</td>
            <td className="py-2">{inBowl ? `${inBowl[name].toFixed(1)}%` : '—'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
