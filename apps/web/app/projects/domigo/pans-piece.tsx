import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Answer, Choice, Column, Columns, Fields, NumberInput, Piece } from '../parts/controls.tsx';
import { doughForPan, type Pan, type PanShape, panVolumeCm3 } from './pans.ts';
import { grams } from './weigh-list.tsx';

const first: Pan = { shape: 'rectangle', lengthCm: 20, widthCm: 10, diameterCm: 20, depthCm: 10 };

interface PansPieceProps {
  loafGrams: number;
  onTake: (loafGrams: number) => void;
}

export function PansPiece({ loafGrams, onTake }: PansPieceProps) {
  const [from, setFrom] = useState(first);
  const [to, setTo] = useState<Pan>({ ...first, lengthCm: 30 });
  const dough = doughForPan(loafGrams, from, to);
  return (
    <Piece title="Another pan">
      <Columns>
        <PanFields title="The recipe’s pan" pan={from} onChange={setFrom} />
        <PanFields title="Your pan" pan={to} onChange={setTo} />
      </Columns>
      <dl className="mt-5 border-line border-t">
        <Answer
          term={`Dough in the first pan, of ${Math.round(panVolumeCm3(from)).toLocaleString('en-US')} cm³`}
        >
          {grams(loafGrams)}
        </Answer>
        <Answer term={`Dough in yours, of ${Math.round(panVolumeCm3(to)).toLocaleString('en-US')} cm³`}>
          {grams(dough)}
        </Answer>
      </dl>
      <Button
        size="sheet"
        className="mt-4"
        disabled={dough < 20 || dough > 20_000}
        onClick={() => onTake(Math.round(dough))}
      >
        Use this for each loaf
      </Button>
      <p className="mt-3 text-muted text-sm">
        In proportion to what the pans hold, so that both are equally full. An inch is 2.54 cm.
      </p>
    </Piece>
  );
}

function PanFields({ title, pan, onChange }: { title: string; pan: Pan; onChange: (pan: Pan) => void }) {
  const field = (name: Exclude<keyof Pan, 'shape'>, label: string) => (
    <NumberInput
      label={label}
      unit="cm"
      value={pan[name]}
      min={1}
      max={200}
      onChange={(value) => onChange({ ...pan, [name]: value })}
    />
  );
  return (
    <Column>
      <Choice<PanShape>
        label={title}
        options={[
          { value: 'rectangle', name: 'Rectangular' },
          { value: 'round', name: 'Round' },
        ]}
        value={pan.shape}
        onChange={(shape) => onChange({ ...pan, shape })}
      />
      <Fields>
        {pan.shape === 'rectangle' ? (
          <>
            {field('lengthCm', 'Length')}
            {field('widthCm', 'Width')}
          </>
        ) : (
          field('diameterCm', 'Diameter')
        )}
        {field('depthCm', 'Depth')}
      </Fields>
    </Column>
  );
}
