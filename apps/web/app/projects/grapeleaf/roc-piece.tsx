import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Choice, Column, Columns, Fields, NumberInput, Piece, Slider } from '../parts/controls.tsx';
import { binormalCurve, cheapestLine, claimedArea, confusionOf, type Prices } from './roc.ts';
import { RocPicture } from './roc-picture.tsx';
import { VineyardOutcome } from './vineyard-outcome.tsx';

const shapes = [
  { value: '0.6', name: 'Sick leaves spread wide' },
  { value: '1', name: 'Symmetrical' },
  { value: '1.5', name: 'Healthy leaves spread wide' },
] as const;

const percent = (share: number) => `${(100 * share).toFixed(1)}%`;

/** Inverts the curve, in steps of 0.01 of the threshold. */
function lineAt(falsePositiveRate: number, curve: ReturnType<typeof binormalCurve>): number {
  const lines = Array.from({ length: 701 }, (_, index) => 4 - index / 100);
  const distance = (line: number) => Math.abs(curve(line).falsePositiveRate - falsePositiveRate);
  return lines.reduce((best, line) => (distance(line) < distance(best) ? line : best));
}

export function RocPiece() {
  const [shape, setShape] = useState<(typeof shapes)[number]['value']>('1');
  const [line, setLine] = useState(1.16);
  const [vineyard, setVineyard] = useState<Vineyard>({
    vines: 4000,
    sickPercent: 5,
    dollarsPerFlag: 2,
    dollarsPerMissedVine: 50,
  });
  const curve = binormalCurve(claimedArea, Number(shape));
  const point = curve(line);
  const confusion = confusionOf(point, vineyard.vines, vineyard.sickPercent / 100);
  return (
    <Piece title="What an AUC of 94.9% means in a vineyard">
      <Columns>
        <Column>
          <RocPicture shape={Number(shape)} point={point} onPoint={(rate) => setLine(lineAt(rate, curve))} />
          <Slider
            label="Flag more leaves"
            value={-line}
            min={-4}
            max={3}
            step={0.01}
            onChange={(value) => setLine(-value)}
            says={`${percent(point.truePositiveRate)} of the sick, ${percent(point.falsePositiveRate)} of the healthy`}
          />
          <Choice label="Shape of the curve" options={shapes} value={shape} onChange={setShape} />
          <p className="text-muted text-sm">
            Each of the three has exactly 94.9% of the square below it, and there are many more that do. Which
            one is the model’s hasn’t been published, so none of these points is a measurement of it.
          </p>
        </Column>
        <Column>
          <VineyardFields vineyard={vineyard} onChange={setVineyard} />
          <VineyardOutcome confusion={confusion} prices={vineyard} />
          <Button
            size="sheet"
            className="justify-self-start"
            onClick={() => setLine(cheapestLine(curve, vineyard.vines, vineyard.sickPercent / 100, vineyard))}
          >
            Go to the cheapest point
          </Button>
          <p className="text-muted text-sm">
            The four figures are placeholders to type over: count your own vines, and price your own hour.
          </p>
        </Column>
      </Columns>
    </Piece>
  );
}

interface Vineyard extends Prices {
  vines: number;
  sickPercent: number;
}

function VineyardFields({
  vineyard,
  onChange,
}: {
  vineyard: Vineyard;
  onChange: (vineyard: Vineyard) => void;
}) {
  return (
    <Fields>
      <NumberInput
        label="Vines"
        value={vineyard.vines}
        min={1}
        max={1_000_000}
        step={100}
        onChange={(vines) => onChange({ ...vineyard, vines })}
      />
      <NumberInput
        label="Sick"
        unit="%"
        value={vineyard.sickPercent}
        min={0}
        max={100}
        step={1}
        onChange={(sickPercent) => onChange({ ...vineyard, sickPercent })}
      />
      <NumberInput
        label="Walking back to a flag"
        unit="$"
        value={vineyard.dollarsPerFlag}
        min={0}
        max={10_000}
        step={0.5}
        onChange={(dollarsPerFlag) => onChange({ ...vineyard, dollarsPerFlag })}
      />
      <NumberInput
        label="A sick vine missed"
        unit="$"
        value={vineyard.dollarsPerMissedVine}
        min={0}
        max={10_000}
        step={5}
        onChange={(dollarsPerMissedVine) => onChange({ ...vineyard, dollarsPerMissedVine })}
      />
    </Fields>
  );
}
