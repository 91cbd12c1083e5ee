import { useMemo } from 'react';
import { Button } from '../../ui/button.tsx';
import { nextPasses } from './passes.ts';
import { changeSimulation, useSimulation } from './simulation.ts';
import { directionOf, timeInWords } from './words.ts';

const clock = (time: Date) => timeInWords(time).split(', ')[1];

/** Civil twilight ends when the Sun is 6° below the horizon. */
function lightAt(sunElevationDegrees: number): string {
  if (sunElevationDegrees > 0) return 'day';
  return sunElevationDegrees > -6 ? 'twilight' : 'night';
}

function Moment({ time, azimuth }: { time: Date; azimuth: number }) {
  return (
    <td className="px-2">
      {clock(time)}
      <span className="block text-muted text-xs">{directionOf(azimuth)}</span>
    </td>
  );
}

export function PassesTable() {
  const place = useSimulation((simulation) => simulation.place);
  const dayStart = useSimulation((simulation) => simulation.dayStart);
  const passes = useMemo(() => nextPasses(place, new Date(dayStart), 24), [place, dayStart]);
  const underWay = useSimulation(({ ms }) =>
    passes.find(({ rise, set }) => ms >= rise.getTime() && ms <= set.getTime()),
  );
  const head = 'px-2 py-1.5 text-left font-semibold';
  if (passes.length === 0) return <p>The satellite doesn’t rise here at all in these 24 hours.</p>;
  return (
    <>
      <p className="pb-2 text-sm">
        {`The 24 hours from ${timeInWords(new Date(dayStart), false)} UTC. Times are UTC; choose one to see the pass. The pass under way is marked.`}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached without a pointer. */}
      <section aria-label="Passes in 24 hours" tabIndex={0} className="relative overflow-x-auto">
        <table className="w-full border-collapse whitespace-nowrap text-sm">
          <thead>
            <tr className="border-ink border-b">
              {['Highest at', 'How high', 'Rises', 'Sets', 'Satellite', 'Place'].map((name) => (
                <th key={name} scope="col" className={head}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {passes.map((pass) => {
              const under = pass === underWay;
              return (
                <tr
                  key={pass.culmination.getTime()}
                  className={`border-line border-b ${under ? 'bg-gold/20' : ''}`}
                  aria-current={under || undefined}
                >
                  <th scope="row" className="px-2 text-left font-normal">
                    <Button
                      look="link"
                      size="sheet"
                      className="font-semibold text-wine"
                      onClick={() => changeSimulation({ ms: pass.culmination.getTime(), playing: false })}
                    >
                      <span className="sr-only">Show the pass at </span>
                      {clock(pass.culmination)}
                    </Button>
                  </th>
                  <td className="px-2 font-semibold">{`${pass.elevationDegrees.toFixed(1)}°`}</td>
                  <Moment time={pass.rise} azimuth={pass.riseAzimuth} />
                  <Moment time={pass.set} azimuth={pass.setAzimuth} />
                  <td className="px-2">{pass.sunlit ? 'sunlit' : 'in shadow'}</td>
                  <td className="px-2">{lightAt(pass.sunElevationDegrees)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
    </>
  );
}
