import { groundStation } from '../../platform/site.ts';
import { example } from './orbit.ts';
import { fixedScene } from './scene.ts';
import { ScenePicture } from './scene-picture.tsx';

/** An hour before the highest pass of the first day. */
export function CubeSatPreview({ className }: { className?: string }) {
  const time = new Date(example.epoch.getTime() + 11.7 * 3_600_000);
  const scene = fixedScene(time, { place: groundStation, station: groundStation, stripKm: 30 });
  return <ScenePicture scene={scene} {...(className && { className })} />;
}
