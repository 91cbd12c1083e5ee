import { useState } from 'react';
import { Answer, Columns, Fields, NumberInput, Piece } from '../parts/controls.tsx';
import { type LevainBuild, levainBuild } from './levain.ts';
import { grams } from './weigh-list.tsx';

interface LevainPieceProps {
  starterGrams: number;
  levainHydrationPercent: number;
}

export function LevainPiece({ starterGrams, levainHydrationPercent }: LevainPieceProps) {
  const [seedHydrationPercent, setSeedHydration] = useState(100);
  const [newFlourPerSeed, setNewFlour] = useState(2);
  const [kept, setKept] = useState(20);
  const build = levainBuild({
    levainGrams: starterGrams + kept,
    levainHydrationPercent,
    seedHydrationPercent,
    newFlourPerSeed,
  });
  return (
    <Piece title="The levain">
      <Columns>
        <Fields>
          <NumberInput
            label="Water in the ripe starter"
            unit="%"
            value={seedHydrationPercent}
            min={40}
            max={250}
            step={5}
            onChange={setSeedHydration}
          />
          <NumberInput
            label="Flour per part of starter"
            value={newFlourPerSeed}
            min={0.2}
            max={50}
            step={0.5}
            onChange={setNewFlour}
          />
          <NumberInput
            label="To keep for next time"
            unit="g"
            value={kept}
            min={0}
            max={10_000}
            step={5}
            onChange={setKept}
          />
        </Fields>
        <div>
          <Build build={build} levainGrams={starterGrams + kept} hydrationPercent={levainHydrationPercent} />
        </div>
      </Columns>
    </Piece>
  );
}

interface BuildProps {
  build: LevainBuild;
  levainGrams: number;
  hydrationPercent: number;
}

function Build({ build, levainGrams, hydrationPercent }: BuildProps) {
  if (levainGrams <= 0)
    return <p>This dough takes no starter, and none is kept: there is nothing to build.</p>;
  if (build.waterGrams < 0)
    return (
      <p className="border-wine border-l-4 pl-3">
        The starter is too wet for this levain. Give it more flour, or keep a stiffer one.
      </p>
    );
  const ratio = (part: number) => Number((part / build.seedGrams).toFixed(2));
  return (
    <>
      <dl className="border-line border-t">
        <Answer term="Ripe starter">{grams(build.seedGrams)}</Answer>
        <Answer term="Flour">{grams(build.flourGrams)}</Answer>
        <Answer term="Water">{grams(build.waterGrams)}</Answer>
        <Answer term={`Levain at ${hydrationPercent}%`}>{grams(levainGrams)}</Answer>
      </dl>
      <p className="mt-3 text-muted text-sm">
        {`1 part starter, ${ratio(build.flourGrams)} of flour, and ${ratio(build.waterGrams)} of water.`}
      </p>
    </>
  );
}
