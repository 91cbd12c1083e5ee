import { Button } from '../../ui/button.tsx';
import { Choice, Column, Slider } from '../parts/controls.tsx';
import { changeSimulation, dayMs, speeds, useSimulation } from './simulation.ts';
import { timeInWords } from './words.ts';

export function ClockControls() {
  const { ms, dayStart, playing, speed } = useSimulation((simulation) => simulation);
  return (
    <Column>
      <div className="flex flex-wrap items-end gap-4">
        <Button
          look="primary"
          size="sheet"
          className="min-w-28"
          onClick={() => changeSimulation({ playing: !playing })}
        >
          {playing ? 'Pause' : 'Play'}
        </Button>
        <Button
          size="sheet"
          onClick={() => {
            const now = Math.floor(Date.now() / 60_000) * 60_000;
            changeSimulation({ ms: now, dayStart: now });
          }}
        >
          Jump to now
        </Button>
      </div>
      <Choice
        label="Speed"
        options={speeds.map((one) => ({
          value: String(one),
          name: one === 1 ? 'Real time' : `${one} times`,
        }))}
        value={String(speed)}
        onChange={(value) => changeSimulation({ speed: Number(value) })}
      />
      <Slider
        label="Time within a day"
        value={Math.round((ms - dayStart) / 30_000) / 2}
        min={0}
        max={dayMs / 60_000}
        step={0.5}
        onChange={(minutes) => changeSimulation({ ms: dayStart + minutes * 60_000 })}
        says={`${timeInWords(new Date(ms), false)} UTC`}
      />
    </Column>
  );
}
