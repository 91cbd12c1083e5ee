import { useState } from 'react';
import { Choice, Column, Columns, Fields, NumberInput, Piece, Slider } from '../parts/controls.tsx';
import { binormalCurve, cheapestLine, claimedArea, confusionOf } from './roc.ts';
import { RocPicture } from './roc-picture.tsx';
import { VineyardOutcome } from './vineyard-outcome.tsx';

const shapes = [
  { value: '0.6', name: 'Sick leaves spread wide' },
  { value: '1', name: 'Symmetrical' },
  { value: '1.5', name: 'Healthy leaves spread wide' },
] as const;

const percent = (share: number) => `${(100 * share).toFixed(1)}%`;

/** The line, in steps of a hundredth, whose share of false alarms is nearest to the one that is asked for. */
function lineAt(falsePositiveRate: number, curve: ReturnType<typeof binormalCurve>): number {
  const lines = Array.from({ length: 701 }, (_, index) => 4 - index / 100);
  const distance = (line: number) => Math.abs(curve(line).falsePositiveRate - falsePositiveRate);
  return lines.reduce((best, line) => (distance(line) < distance(best) ? line : best));
}

/** A curve of the claimed area to walk along, and what each of its points does to a vineyard. */
export function RocPiece() {
  const [shape, setShape] = useState<(typeof shapes)[number]['value']>('1');
  const [line, setLine] = useState(1.16);
  const [vines, setVines] = useState(4000);
  const [sickPercent, setSickPercent] = useState(5);
  const [prices, setPrices] = useState({ dollarsPerFlag: 2, dollarsPerMissedVine: 50 });
  const curve = binormalCurve(claimedArea, Number(shape));
  const point = curve(line);
  const confusion = confusionOf(point, vines, sickPercent / 100);
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
            one is the model’s has not been published, so none of these points is a measurement of it.
          </p>
        </Column>
        <Column>
          <Fields>
            <NumberInput label="Vines" value={vines} min={1} max={1_000_000} step={100} onChange={setVines} />
            <NumberInput
              label="Sick"
              unit="%"
              value={sickPercent}
              min={0}
              max={100}
              step={1}
              onChange={setSickPercent}
            />
            <NumberInput
              label="Walking back to a flag"
              unit="$"
              value={prices.dollarsPerFlag}
              min={0}
              max={10_000}
              step={0.5}
              onChange={(dollarsPerFlag) => setPrices({ ...prices, dollarsPerFlag })}
            />
            <NumberInput
              label="A sick vine missed"
              unit="$"
              value={prices.dollarsPerMissedVine}
              min={0}
              max={10_000}
              step={5}
              onChange={(dollarsPerMissedVine) => setPrices({ ...prices, dollarsPerMissedVine })}
            />
          </Fields>
          <VineyardOutcome confusion={confusion} prices={prices} />
          <button
            type="button"
            className="button quiet justify-self-start"
            onClick={() => setLine(cheapestLine(curve, vines, sickPercent / 100, prices))}
          >
            Go to the cheapest point
          </button>
          <p className="text-muted text-sm">
            The four figures are placeholders to type over: count your own vines, and price your own hour.
          </p>
        </Column>
      </Columns>
    </Piece>
  );
}
