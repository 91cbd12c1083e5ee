import { useMemo } from 'react';
import { nextPasses } from './passes.ts';
import { changeSimulation, useSimulation } from './simulation.ts';
import { directionOf, timeInWords } from './words.ts';

const clock = (time: Date) => timeInWords(time).split(', ')[1];

/** "day", "twilight" or "night", by the Sun's height at the place; civil twilight ends at 6° below the horizon. */
function lightAt(sunElevationDegrees: number): string {
  if (sunElevationDegrees > 0) return 'day';
  return sunElevationDegrees > -6 ? 'twilight' : 'night';
}

/** The passes of the day that can be scrubbed through. */
export function PassesTable() {
  const { ms, place, dayStart } = useSimulation();
  const passes = useMemo(() => nextPasses(place, new Date(dayStart), 24), [place, dayStart]);
  const head = 'px-2 py-1.5 text-left font-semibold';
  if (passes.length === 0) return <p>In these 24 hours it does not rise here at all.</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached without a pointer.
    <section aria-label="Passes in 24 hours" tabIndex={0} className="relative overflow-x-auto">
      <table className="w-full border-collapse whitespace-nowrap text-sm">
        <caption className="whitespace-normal pb-2 text-left font-normal">
          {`From ${timeInWords(new Date(dayStart), false)} UTC, 24 hours on. Times are UTC. The row that is under way is marked.`}
        </caption>
        <thead>
          <tr className="border-ink border-b">
            {['Rises', 'Highest', 'Sets', 'How high', 'Satellite', 'Place', ''].map((name) => (
              <th key={name} scope="col" className={head}>
                {name || <span className="sr-only">Show it</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {passes.map((pass) => {
            const under = ms >= pass.rise.getTime() && ms <= pass.set.getTime();
            return (
              <tr
                key={pass.culmination.getTime()}
                className={`border-line border-b ${under ? 'bg-gold/20' : ''}`}
                aria-current={under || undefined}
              >
                <th scope="row" className="px-2 py-1.5 text-left font-normal">
                  {`${clock(pass.rise)}, ${directionOf(pass.riseAzimuth)}`}
                </th>
                <td className="px-2">{clock(pass.culmination)}</td>
                <td className="px-2">{`${clock(pass.set)}, ${directionOf(pass.setAzimuth)}`}</td>
                <td className="px-2 text-right font-semibold">{`${pass.elevationDegrees.toFixed(1)}°`}</td>
                <td className="px-2">{pass.sunlit ? 'sunlit' : 'in shadow'}</td>
                <td className="px-2">{lightAt(pass.sunElevationDegrees)}</td>
                <td className="px-2">
                  <button
                    type="button"
                    className="min-h-11 font-semibold text-wine underline underline-offset-4"
                    onClick={() => changeSimulation({ ms: pass.culmination.getTime(), playing: false })}
                  >
                    Show
                    <span className="sr-only">{` the pass at ${clock(pass.culmination)}`}</span>
                  </button>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
