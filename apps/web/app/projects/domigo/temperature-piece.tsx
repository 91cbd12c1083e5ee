import { useState } from 'react';
import { Answer, Choice, Column, Columns, Fields, NumberInput, Piece } from '../parts/controls.tsx';
import { type DoughTemperatures, iceGrams, waterTemperature } from './temperature.ts';
import { grams } from './weigh-list.tsx';

const scales = [
  { value: 'celsius', name: 'Celsius' },
  { value: 'fahrenheit', name: 'Fahrenheit' },
] as const;
type Scale = (typeof scales)[number]['value'];
const units = { celsius: '°C', fahrenheit: '°F' };

/** For temperatures; differences such as friction have no offset. */
const toFahrenheit = (celsius: number) => Number((celsius * 1.8 + 32).toFixed(1));
const toCelsius = (fahrenheit: number) => Number(((fahrenheit - 32) / 1.8).toFixed(1));

const inScale = (celsius: number, scale: Scale) => (scale === 'celsius' ? celsius : toFahrenheit(celsius));

const names: [keyof DoughTemperatures, string][] = [
  ['wanted', 'Dough, desired'],
  ['room', 'Room'],
  ['flour', 'Flour'],
  ['starter', 'Starter'],
];

/** State is in degrees Celsius, whichever scale is shown. */
export function TemperaturePiece({ waterGrams }: { waterGrams: number }) {
  const [scale, setScale] = useState<Scale>('celsius');
  const [degrees, setDegrees] = useState<DoughTemperatures>({
    wanted: 25,
    room: 21,
    flour: 21,
    starter: 23,
    friction: 3,
  });
  const [tap, setTap] = useState(15);
  const metric = scale === 'celsius';
  return (
    <Piece title="The water’s temperature">
      <Columns>
        <Column>
          <Choice label="Degrees" options={scales} value={scale} onChange={setScale} />
          <Fields>
            {names.map(([name, label]) => (
              <TemperatureInput
                key={name}
                {...{ label, scale }}
                celsius={degrees[name]}
                range={[-10, 45]}
                onChange={(celsius) => setDegrees({ ...degrees, [name]: celsius })}
              />
            ))}
            <NumberInput
              key={`friction ${scale}`}
              label="Kneading adds"
              unit={units[scale]}
              value={metric ? degrees.friction : Number((degrees.friction * 1.8).toFixed(1))}
              min={0}
              max={metric ? 30 : 54}
              onChange={(value) => setDegrees({ ...degrees, friction: metric ? value : value / 1.8 })}
            />
            <TemperatureInput
              label="Water from the tap"
              scale={scale}
              celsius={tap}
              range={[0, 60]}
              onChange={setTap}
            />
          </Fields>
        </Column>
        <div>
          <Water celsius={waterTemperature(degrees)} tapCelsius={tap} waterGrams={waterGrams} scale={scale} />
          <Rule />
        </div>
      </Columns>
    </Piece>
  );
}

interface TemperatureInputProps {
  label: string;
  scale: Scale;
  celsius: number;
  range: [min: number, max: number];
  onChange: (celsius: number) => void;
}

function TemperatureInput({ label, scale, celsius, range: [min, max], onChange }: TemperatureInputProps) {
  return (
    <NumberInput
      key={scale}
      label={label}
      unit={units[scale]}
      value={inScale(celsius, scale)}
      min={inScale(min, scale)}
      max={inScale(max, scale)}
      onChange={(value) => onChange(scale === 'celsius' ? value : toCelsius(value))}
    />
  );
}

interface WaterProps {
  celsius: number;
  tapCelsius: number;
  waterGrams: number;
  scale: Scale;
}

function Water({ celsius, tapCelsius, waterGrams, scale }: WaterProps) {
  return (
    <>
      <dl className="border-line border-t">
        <Answer term="Water for the dough">{`${inScale(celsius, scale).toFixed(1)} ${units[scale]}`}</Answer>
        {celsius < tapCelsius && celsius >= 0 && (
          <Answer term="Of the water, as ice">{`${grams(iceGrams(Math.max(0, waterGrams), tapCelsius, celsius))} of ${grams(waterGrams)}`}</Answer>
        )}
      </dl>
      {celsius < 0 && (
        <p className="mt-3 border-wine border-l-4 pl-3 text-sm">
          No water is that cold. Chill the flour or the starter, or accept a warmer dough.
        </p>
      )}
      {celsius > 50 && (
        <p className="mt-3 border-wine border-l-4 pl-3 text-sm">
          Water this hot harms the starter it touches. Warm the flour, or accept a cooler dough.
        </p>
      )}
    </>
  );
}

function Rule() {
  return (
    <p className="mt-3 text-muted text-sm">
      Four times the dough’s temperature, less the other three and what kneading adds: the bakers’ rule
      (Hamelman, “Bread”). <cite>Cook’s Illustrated</cite> allows 5&nbsp;°F for kneading by hand and
      20&nbsp;°F for a stand mixer, which is 3 and 11&nbsp;°C. Measure yours once.
    </p>
  );
}
