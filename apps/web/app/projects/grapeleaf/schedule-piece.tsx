import { useState } from 'react';
import { Answer, Choice, Column, Piece, Slider } from '../parts/controls.tsx';
import { type DecayShape, learningRate, shareOfLearning, training } from './schedule.ts';
import { SchedulePicture, trueWarmupShare } from './schedule-picture.tsx';

const lastStep = training.warmupSteps + training.decaySteps;
const whole = (value: number) => value.toLocaleString('en-US');

interface ScheduleFiguresProps {
  step: number;
  shape: DecayShape;
  rate: number;
}

function ScheduleFigures({ step, shape, rate }: ScheduleFiguresProps) {
  return (
    <dl className="border-line border-t">
      <Answer term="Phase">{step <= training.warmupSteps ? 'Warmup' : 'Decay'}</Answer>
      <Answer term="Learning rate">{rate === 0 ? '0' : rate.toPrecision(3)}</Answer>
      <Answer term="Share of the highest rate">{`${((100 * rate) / training.peakRate).toFixed(1)}%`}</Answer>
      <Answer term="Small batches read so far">{whole(step * training.accumulation)}</Answer>
      <Answer term="Share of all learning behind it">
        {`${(100 * shareOfLearning(step, shape)).toFixed(1)}%`}
      </Answer>
    </dl>
  );
}

export function SchedulePiece() {
  const [step, setStep] = useState(2500);
  const [shape, setShape] = useState<DecayShape>('linear');
  const [scale, setScale] = useState<'true' | 'wide'>('wide');
  const rate = learningRate(step, shape);
  return (
    <Piece title="The training run">
      <div className="grid gap-x-8 gap-y-5 md:grid-cols-2">
        <Column>
          <SchedulePicture
            shape={shape}
            step={step}
            warmupShare={scale === 'true' ? trueWarmupShare : 0.15}
          />
          <Slider
            label="Updates of the model"
            value={step}
            min={0}
            max={lastStep}
            step={10}
            onChange={setStep}
            says={`${whole(step)} of ${whole(lastStep)}`}
          />
          <Choice
            label="Shape of the decay"
            options={[
              { value: 'linear', name: 'Straight' },
              { value: 'cosine', name: 'Cosine' },
            ]}
            value={shape}
            onChange={setShape}
          />
          <Choice
            label="Warmup in the picture"
            options={[
              { value: 'wide', name: 'Drawn wide' },
              { value: 'true', name: 'True to scale' },
            ]}
            value={scale}
            onChange={setScale}
          />
        </Column>
        <ScheduleFigures step={step} shape={shape} rate={rate} />
      </div>
      <p className="mt-4 max-w-xl text-muted text-sm">
        Three settings of the run are known: sixteen small batches for each update, 100 updates of warmup to
        0.0001, and a decay over 20,000. The shape of the decay, and its end at 0, are our assumptions, which
        is why there are two shapes to choose from. “Learning behind it” adds up the rates; it says how far
        the model could have moved, not how good it was.
      </p>
    </Piece>
  );
}
