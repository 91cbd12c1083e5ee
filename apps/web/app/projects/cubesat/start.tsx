import { Column, Fields, NumberInput, Piece } from '../parts/controls.tsx';
import { showPart } from '../parts/show-part.tsx';
import { ClockControls } from './clock-controls.tsx';
import { PassesTable } from './passes-table.tsx';
import { SightingsPiece } from './sightings-piece.tsx';
import { changeSimulation, useSimulation } from './simulation.ts';
import { type Frame, Stage } from './stage.tsx';

function PlaceFields() {
  const place = useSimulation((simulation) => simulation.place);
  return (
    <Fields>
      <NumberInput
        label="Your latitude"
        unit="° N"
        value={place.latitude}
        min={-90}
        max={90}
        onChange={(latitude) => changeSimulation({ place: { ...place, latitude } })}
        hint="South is below zero."
      />
      <NumberInput
        label="Your longitude"
        unit="° E"
        value={place.longitude}
        min={-180}
        max={180}
        onChange={(longitude) => changeSimulation({ place: { ...place, longitude } })}
        hint="West is below zero."
      />
    </Fields>
  );
}

function Simulator({ frame }: { frame: Frame }) {
  return (
    <>
      <div className="grid gap-x-8 gap-y-6 p-5 md:grid-cols-2 md:p-6">
        <Stage frame={frame} />
        <Column>
          <ClockControls />
          <PlaceFields />
          <p className="text-muted text-sm">
            {frame === 'fixed'
              ? 'Red: the track of the next two orbits and, as a disk, the ground from which the satellite is above the horizon. Gold: the camera’s strip, to scale. Green: the station in Bordeaux. The ring: your place. In the shaded half it’s night.'
              : 'Red: the orbit, dashed where the Earth hides it. Green: the station in Bordeaux and the circle on which the Earth carries it. The ring: your place. In the shaded half it’s night.'}
          </p>
        </Column>
      </div>
      <Piece title="The next passes">
        <PassesTable />
      </Piece>
      {frame === 'fixed' && <SightingsPiece />}
    </>
  );
}

export function start(place: HTMLElement) {
  return showPart(place, <Simulator frame={place.dataset.frame === 'inertial' ? 'inertial' : 'fixed'} />);
}
