import { useState } from 'react';
import { Answer, Choice, Column, Columns, Fields, NumberInput, Piece } from '../parts/controls.tsx';
import { type DoughTemperatures, iceGrams, waterTemperature } from './temperature.ts';
import { grams } from './weigh-list.tsx';

type Scale = 'celsius' | 'fahrenheit';
/** Differences, as a friction is one, have no zero point. */
const toFahrenheit = (celsius: number) => Number((celsius * 1.8 + 32).toFixed(1));
const toCelsius = (fahrenheit: number) => Number(((fahrenheit - 32) / 1.8).toFixed(1));

const names: [keyof DoughTemperatures, string][] = [
  ['wanted', 'Dough, desired'],
  ['room', 'Room'],
  ['flour', 'Flour'],
  ['starter', 'Starter'],
];

/** How warm the water has to be. Kept in degrees Celsius, and shown as the baker likes. */
export function TemperaturePiece({ waterGrams }: { waterGrams: number }) {
  const [scale, setScale] = useState<Scale>('celsius');
  const [given, setGiven] = useState<DoughTemperatures>({
    wanted: 25,
    room: 21,
    flour: 21,
    starter: 23,
    friction: 3,
  });
  const [tap, setTap] = useState(15);
  const metric = scale === 'celsius';
  const shown = (celsius: number) => (metric ? celsius : toFahrenheit(celsius));
  const read = (value: number) => (metric ? value : toCelsius(value));
  const unit = metric ? '°C' : '°F';
  const wanted = waterTemperature(given);
  const ice = iceGrams(Math.max(0, waterGrams), tap, wanted);
  return (
    <Piece title="The water’s temperature">
      <Columns>
        <Column>
          <Choice
            label="Degrees"
            options={[
              { value: 'celsius', name: 'Celsius' },
              { value: 'fahrenheit', name: 'Fahrenheit' },
            ]}
            value={scale}
            onChange={setScale}
          />
          <Fields>
            {names.map(([name, label]) => (
              <NumberInput
                key={`${name} ${scale}`}
                label={label}
                unit={unit}
                value={shown(given[name])}
                min={shown(-10)}
                max={shown(45)}
                onChange={(value) => setGiven({ ...given, [name]: read(value) })}
              />
            ))}
            <NumberInput
              key={`friction ${scale}`}
              label="Kneading adds"
              unit={unit}
              value={metric ? given.friction : Number((given.friction * 1.8).toFixed(1))}
              min={0}
              max={metric ? 30 : 54}
              onChange={(value) => setGiven({ ...given, friction: metric ? value : value / 1.8 })}
            />
            <NumberInput
              key={`tap ${scale}`}
              label="Water from the tap"
              unit={unit}
              value={shown(tap)}
              min={shown(0)}
              max={shown(60)}
              onChange={(value) => setTap(read(value))}
            />
          </Fields>
        </Column>
        <div>
          <dl className="border-line border-t">
            <Answer term="Water for the dough">{`${shown(wanted).toFixed(1)} ${unit}`}</Answer>
            {wanted < tap && wanted >= 0 && (
              <Answer term="Of the water, as ice">{`${grams(ice)} of ${grams(waterGrams)}`}</Answer>
            )}
          </dl>
          {wanted < 0 && (
            <p className="mt-3 border-wine border-l-4 pl-3 text-sm">
              No water is that cold. Chill the flour or the starter, or accept a warmer dough.
            </p>
          )}
          {wanted > 50 && (
            <p className="mt-3 border-wine border-l-4 pl-3 text-sm">
              Water this hot harms the starter it touches. Warm the flour, or accept a cooler dough.
            </p>
          )}
          <p className="mt-3 text-muted text-sm">
            Four times the dough’s temperature, less the other three and what kneading adds: the bakers’ rule
            (Hamelman, “Bread”). <cite>Cook’s Illustrated</cite> allows 5&nbsp;°F for kneading by hand and
            20&nbsp;°F for a stand mixer, which is 3 and 11&nbsp;°C. Measure yours once.
          </p>
        </div>
      </Columns>
    </Piece>
  );
}
