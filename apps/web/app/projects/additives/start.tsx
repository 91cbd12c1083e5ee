import { useState } from 'react';
import { Choice, Piece } from '../parts/controls.tsx';
import { showPart } from '../parts/show-part.tsx';
import { BottleFigure } from './bottle-figure.tsx';
import { type Color, type LabelId, labelIds, labels, type Sugar } from './rules.ts';
import { RulesTable } from './rules-table.tsx';

const colors: { value: Color; name: string }[] = [
  { value: 'red', name: 'Red' },
  { value: 'white', name: 'White or rosé' },
];
const sugars: { value: Sugar; name: string }[] = [
  { value: 'under2', name: 'Below 2 g/L' },
  { value: 'from2to5', name: '2 to below 5 g/L' },
  { value: 'from5', name: '5 g/L or more' },
];

function Additives() {
  const [chosen, setChosen] = useState<LabelId | 'all'>('all');
  const [color, setColor] = useState<Color>('red');
  const [sugar, setSugar] = useState<Sugar>('under2');
  const wine = { color, sugar };
  const shown = chosen === 'all' ? labelIds : [chosen];
  return (
    <Piece title="What may be in the bottle">
      <div className="grid gap-5 md:grid-cols-2 md:gap-x-8">
        <div className="md:col-span-2">
          <Choice
            label="Label"
            options={[
              { value: 'all', name: 'All of them' },
              ...labelIds.map((value) => ({ value, name: labels[value].name })),
            ]}
            value={chosen}
            onChange={setChosen}
          />
        </div>
        <Choice label="Color" options={colors} value={color} onChange={setColor} />
        <Choice label="Sugar left in the wine" options={sugars} value={sugar} onChange={setSugar} />
      </div>
      <ul aria-live="polite" className="mt-6 flex flex-wrap justify-center gap-x-6 gap-y-5">
        {shown.map((label) => (
          <li key={label}>
            <BottleFigure label={label} wine={wine} />
          </li>
        ))}
      </ul>
      <p className="mt-4 text-muted text-sm">
        A solid green mark is a substance that may be used, a gold one a substance allowed with a condition,
        and a dashed one a substance to check in the text.
      </p>
      <RulesTable shown={shown} wine={wine} />
    </Piece>
  );
}

export function start(place: HTMLElement) {
  return showPart(place, <Additives />);
}
