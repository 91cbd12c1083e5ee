import { useState } from 'react';
import { Choice, Piece } from '../controls.tsx';
import { showPart } from '../show-part.tsx';
import { BottlePicture } from './bottle-picture.tsx';
import { type Color, type LabelId, labelIds, labels, ruleFor, type Sugar, substances } from './rules.ts';
import { RulesTable } from './rules-table.tsx';

const colors: { value: Color; name: string }[] = [
  { value: 'red', name: 'Red' },
  { value: 'white', name: 'White or rosé' },
];
const sugars: { value: Sugar; name: string }[] = [
  { value: 'under2', name: 'Below 2 g/L' },
  { value: 'from2to5', name: '2 to below 5 g/L' },
  { value: 'from5', name: '5 g/L and more' },
];

function Additives() {
  const [shown, setShown] = useState<LabelId | 'all'>('all');
  const [drawn, setDrawn] = useState<LabelId>('euOrganic');
  const [color, setColor] = useState<Color>('red');
  const [sugar, setSugar] = useState<Sugar>('under2');
  const wine = { color, sugar };
  const count = (verdict: string) =>
    substances.filter((substance) => ruleFor(substance, drawn, wine).verdict === verdict).length;
  return (
    <Piece title="What may be in the bottle">
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-[minmax(0,1fr)_14rem]">
        <div className="grid content-start gap-5">
          <Choice
            label="Label"
            options={[
              { value: 'all', name: 'All of them' },
              ...labelIds.map((value) => ({ value, name: labels[value].name })),
            ]}
            value={shown}
            onChange={(value) => {
              setShown(value);
              if (value !== 'all') setDrawn(value);
            }}
          />
          <Choice label="Color" options={colors} value={color} onChange={setColor} />
          <Choice label="Sugar left in the wine" options={sugars} value={sugar} onChange={setSugar} />
        </div>
        <figure>
          <BottlePicture label={drawn} wine={wine} />
          <figcaption className="mt-2 text-sm" aria-live="polite">
            {`${labels[drawn].name}: of ${substances.length} substances ${count('allowed')} allowed (green), ${count('limited')} with a condition (gold), ${count('check')} to be checked in the text (dashed).`}
          </figcaption>
        </figure>
      </div>
      <RulesTable shown={shown === 'all' ? labelIds : [shown]} wine={wine} />
    </Piece>
  );
}

export function start(place: HTMLElement) {
  return showPart(place, <Additives />);
}
