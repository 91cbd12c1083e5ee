import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Column, Columns, NumberInput, Piece } from '../parts/controls.tsx';
import { type Sighting, sightings } from './sightings.ts';
import { changeSimulation, currentSimulation, useSimulation } from './simulation.ts';
import { timeInWords } from './words.ts';

const longestDays = 365;
const wanted = 4;

interface Search {
  from: number;
  day: number;
  found: Sighting[];
  done: boolean;
}

export function SightingsPiece() {
  const place = useSimulation((simulation) => simulation.place);
  const stripKm = useSimulation((simulation) => simulation.stripKm);
  const [search, setSearch] = useState<Search>();
  const [asked, ask] = useState(0);
  useEffect(() => {
    setSearch(undefined);
    if (asked === 0) return;
    return searchDays(place, stripKm, setSearch);
  }, [place, stripKm, asked]);
  return (
    <Piece title="The camera">
      <Columns>
        <Column>
          <NumberInput
            label="Width of its strip"
            unit="km"
            value={stripKm}
            min={1}
            max={800}
            step={10}
            onChange={(km) => changeSimulation({ stripKm: km })}
            hint="30 km suits a small camera; Sentinel-2 covers 290 km."
          />
          <Button size="sheet" className="justify-self-start" onClick={() => ask((times) => times + 1)}>
            When does it see the place?
          </Button>
        </Column>
        <div aria-live="polite" aria-busy={search?.done === false}>
          {search ? <Found {...search} /> : <NotAsked />}
        </div>
      </Columns>
    </Piece>
  );
}

function NotAsked() {
  return (
    <p className="text-muted text-sm">
      It looks straight down, by daylight, with the Sun at least 10° up. Clouds are left out.
    </p>
  );
}

/** Searches a few days at a time, so that the picture keeps moving. Returns a function that stops the search. */
function searchDays(place: Parameters<typeof sightings>[0], stripKm: number, tell: (search: Search) => void) {
  const from = currentSimulation().ms;
  const days = sightings(place, new Date(from), longestDays, stripKm);
  const found: Sighting[] = [];
  let day = 0;
  const work = () => {
    const until = performance.now() + 8;
    let done = false;
    while (!done && performance.now() < until) {
      const { value, done: ended } = days.next();
      if (value) found.push(value);
      else day++;
      done = Boolean(ended) || found.length >= wanted;
    }
    tell({ from, day, found: [...found], done });
    if (!done) waiting = setTimeout(work, 12);
  };
  let waiting = setTimeout(work);
  return () => clearTimeout(waiting);
}

const daysBetween = (a: number, b: number) => {
  const days = (b - a) / 86_400_000;
  return `${days < 10 ? days.toFixed(1) : Math.round(days)} ${days.toFixed(1) === '1.0' ? 'day' : 'days'}`;
};

function Found({ from, day, found, done }: Search) {
  return (
    <>
      <p className="font-semibold text-sm">
        {!done
          ? `Looking through day ${day} …`
          : found.length === 0
            ? `Not once in the ${longestDays} days from ${timeInWords(new Date(from), false)} UTC.`
            : `The next times after ${timeInWords(new Date(from), false)} UTC:`}
      </p>
      <ol className="mt-2">
        {found.map(({ time, offsetKm }, index) => (
          <li
            key={time.getTime()}
            className="flex flex-wrap justify-between gap-x-4 border-line border-t py-1.5 text-sm"
          >
            <Button
              look="link"
              size="sheet"
              className="text-left text-wine"
              onClick={() =>
                changeSimulation({ ms: time.getTime(), dayStart: time.getTime() - 3_600_000, playing: false })
              }
            >
              {`${timeInWords(time, false)} UTC, ${Math.round(offsetKm)} km off`}
            </Button>
            <span className="self-center font-semibold">
              {`after ${daysBetween(found[index - 1]?.time.getTime() ?? from, time.getTime())}`}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
