import { useState } from 'react';
import { Column, Columns, Fields, NumberInput, Piece, Slider } from '../parts/controls.tsx';
import { hoursAt, sournessAt } from './fermentation.ts';

const clock = (minutes: number) => {
  const day = Math.floor(minutes / 1440);
  const at = Math.round(minutes) % 1440;
  const time = `${((Math.floor(at / 60) + 11) % 12) + 1}:${String(at % 60).padStart(2, '0')} ${at < 720 ? 'a.m.' : 'p.m.'}`;
  return day === 0 ? time : `${time}, ${day === 1 ? 'the next day' : `${day} days later`}`;
};
const length = (hours: number) => {
  const minutes = Math.round(hours * 60);
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min`;
};

interface Rises {
  celsius: number;
  /** Hours. */
  bulk: number;
  proof: number;
}

export function TimelinePiece() {
  const [recipe, setRecipe] = useState<Rises>({ celsius: 25, bulk: 4, proof: 2 });
  const [celsius, setCelsius] = useState(22);
  const [startHour, setStartHour] = useState(8);
  const bulk = hoursAt(celsius, { hours: recipe.bulk, celsius: recipe.celsius });
  const proof = hoursAt(celsius, { hours: recipe.proof, celsius: recipe.celsius });
  const sour = sournessAt(celsius, recipe.celsius);
  const fahrenheit = Math.round(celsius * 1.8 + 32);
  return (
    <Piece title="The hours">
      <Columns>
        <Column>
          <RecipeFields
            recipe={recipe}
            onChange={setRecipe}
            startHour={startHour}
            onStartHour={setStartHour}
          />
          <Slider
            label="Your dough is at"
            value={celsius}
            min={14}
            max={34}
            step={0.5}
            onChange={setCelsius}
            says={`${celsius} °C, ${fahrenheit} °F`}
          />
        </Column>
        {bulk !== undefined && proof !== undefined && sour !== undefined && (
          <div aria-live="polite">
            <Hours bulk={bulk} proof={proof} />
            <Steps startHour={startHour} bulk={bulk} proof={proof} />
            <Sourness ratio={sour} />
          </div>
        )}
      </Columns>
      <Source />
    </Piece>
  );
}

function Hours({ bulk, proof }: { bulk: number; proof: number }) {
  const bulkWidth = Math.round((400 * bulk) / (bulk + proof));
  return (
    <svg viewBox="0 0 400 30" className="w-full" aria-hidden="true">
      <path className="fill-gold" fillOpacity=".6" d={`M0 4h${bulkWidth}v22H0z`} />
      <path className="fill-vine" fillOpacity=".5" d={`M${bulkWidth} 4H400v22H${bulkWidth}z`} />
      <path className="stroke-ink" strokeWidth="2" d={`M1 0v30M${bulkWidth} 0v30M399 0v30`} />
    </svg>
  );
}

interface RecipeFieldsProps {
  recipe: Rises;
  onChange: (recipe: Rises) => void;
  startHour: number;
  onStartHour: (hour: number) => void;
}

function RecipeFields({ recipe, onChange, startHour, onStartHour }: RecipeFieldsProps) {
  return (
    <Fields>
      <NumberInput
        label="The recipe’s dough is at"
        unit="°C"
        value={recipe.celsius}
        min={14}
        max={34}
        onChange={(value) => onChange({ ...recipe, celsius: value })}
      />
      <NumberInput
        label="Start, hour of the day"
        unit="h"
        value={startHour}
        min={0}
        max={23.99}
        onChange={onStartHour}
      />
      <NumberInput
        label="It rises in bulk for"
        unit="h"
        value={recipe.bulk}
        min={0.25}
        max={48}
        step={0.5}
        onChange={(value) => onChange({ ...recipe, bulk: value })}
      />
      <NumberInput
        label="It proofs for"
        unit="h"
        value={recipe.proof}
        min={0}
        max={48}
        step={0.5}
        onChange={(value) => onChange({ ...recipe, proof: value })}
      />
    </Fields>
  );
}

function Steps({ startHour, bulk, proof }: { startHour: number; bulk: number; proof: number }) {
  const steps: [step: string, minutes: number][] = [
    ['Mix', startHour * 60],
    [`Shape, after ${length(bulk)}`, (startHour + bulk) * 60],
    [`Bake, after ${length(proof)} more`, (startHour + bulk + proof) * 60],
  ];
  return (
    <ol className="mt-2">
      {steps.map(([step, minutes]) => (
        <li key={step} className="flex flex-wrap justify-between gap-x-6 border-line border-t py-2">
          <span className="text-muted">{step}</span>
          <span className="font-semibold">{clock(minutes)}</span>
        </li>
      ))}
    </ol>
  );
}

function Sourness({ ratio }: { ratio: number }) {
  return (
    <p className="mt-2 text-sm">
      {Math.abs(ratio - 1) < 0.05
        ? 'About as sour as the recipe intends.'
        : `${ratio > 1 ? 'Sourer' : 'Milder'} than the recipe intends: while the yeast does its work, the lactobacilli do ${ratio.toFixed(1)} times as much of theirs.`}
    </p>
  );
}

function Source() {
  return (
    <p className="mt-4 max-w-xl text-muted text-sm">
      The pace is that of sourdough yeast as Michael Gänzle published it: fastest at 28&nbsp;°C, half as fast
      at 20 and at 32&nbsp;°C, a quarter as fast at 14 and at 34&nbsp;°C. For the lactobacilli those
      temperatures are 32 to 33&nbsp;°C, 20 and 37&nbsp;°C, and 15 and 39&nbsp;°C (rec.food.sourdough FAQ,
      question 39; the model in <cite>Appl. Environ. Microbiol.</cite> 64, 1998, 2616). Between these we draw
      a smooth line, and beyond them we say nothing. Your starter has its own pace: enter what it does at one
      temperature, and read off the others.
    </p>
  );
}
