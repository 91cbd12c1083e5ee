import { useEffect, useRef } from 'react';
import { groundStation } from '../../platform/site.ts';
import { type Palette, painterOf } from './draw-scene.ts';
import { fixedScene, inertialScene, type Tone } from './scene.ts';
import { advanceTo, currentSimulation, type Simulation, useSimulation } from './simulation.ts';
import { whereItIs } from './words.ts';

export type Frame = 'fixed' | 'inertial';

const tones: Record<Tone, string> = {
  sheet: 'text-sheet',
  line: 'text-line',
  edge: 'text-edge',
  vine: 'text-vine',
  wine: 'text-wine',
  gold: 'text-gold',
  ink: 'text-ink',
  night: 'text-night',
};
const toneNames = Object.keys(tones) as Tone[];

export function Stage({ frame }: { frame: Frame }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const said = useSimulation(whereItIs);
  useEffect(() => (canvas.current ? keepDrawing(canvas.current, frame) : undefined), [frame]);
  return (
    <figure>
      <canvas
        ref={canvas}
        role="img"
        aria-label={`${frame === 'fixed' ? 'The Earth from above your place, with the track of the satellite.' : 'The ring of the orbit, with the Earth turning inside it.'} The words below the picture say what it shows.`}
        className="aspect-square w-full"
      >
        {toneNames.map((tone) => (
          <span key={tone} data-tone={tone} className={tones[tone]} />
        ))}
      </canvas>
      <figcaption className="mt-2 min-h-18 text-sm">{said}</figcaption>
    </figure>
  );
}

/** The current colors, since a canvas cannot use `light-dark()`. */
function paletteOf(canvas: HTMLCanvasElement): Palette {
  const colorOf = (tone: Tone) => {
    const sample = canvas.querySelector(`[data-tone=${tone}]`);
    return sample ? getComputedStyle(sample).color : '';
  };
  return Object.fromEntries(toneNames.map((tone) => [tone, colorOf(tone)])) as Palette;
}

/** Whether the scene jumped: the clock stands still or was moved, or another place was chosen. */
const isLeap = (now: Simulation, before: Simulation | undefined): boolean =>
  !now.playing || now.place !== before?.place || Math.abs(now.ms - before.ms) > 60_000;

function keepDrawing(canvas: HTMLCanvasElement, frame: Frame): () => void {
  const context = canvas.getContext('2d');
  if (!context) return () => undefined;
  const scheme = matchMedia('(prefers-color-scheme: dark)');
  let paint: ReturnType<typeof painterOf> | undefined;
  let drawn: Simulation | undefined;
  const forget = () => {
    paint = undefined;
    drawn = undefined;
  };
  scheme.addEventListener('change', forget);
  let side = 0;
  const resized = new ResizeObserver(() => {
    const now = Math.round(canvas.clientWidth * Math.min(2, devicePixelRatio));
    if (now === side) return;
    side = now;
    canvas.width = side;
    canvas.height = side;
    forget();
  });
  resized.observe(canvas);
  const draw = (at: number) => {
    request = requestAnimationFrame(draw);
    // A view in an unchosen tab has no width.
    if (side === 0) return;
    advanceTo(at);
    const now = currentSimulation();
    if (now === drawn) return;
    const whole = isLeap(now, drawn);
    drawn = now;
    paint ??= painterOf(context, paletteOf(canvas));
    const ground = { place: now.place, station: groundStation, stripKm: now.stripKm };
    const scene = frame === 'fixed' ? fixedScene : inertialScene;
    paint(scene(new Date(now.ms), ground), whole);
  };
  let request = requestAnimationFrame(draw);
  return () => {
    cancelAnimationFrame(request);
    resized.disconnect();
    scheme.removeEventListener('change', forget);
  };
}
